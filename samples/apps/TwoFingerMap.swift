import UIKit

// A map that two fingers move, zoom and turn at once. What it shows: recognizers exclude each other, and the first one to
// begin ends the others, unless a delegate lets them work together.

/// A drawing that stands for a map: streets, a park, a river.
final class MapView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.94, green: 0.92, blue: 0.86, alpha: 1)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    UIColor(red: 0.72, green: 0.86, blue: 0.68, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: 60, y: 90, width: 170, height: 130), cornerRadius: 24).fill()

    let river = UIBezierPath()
    river.lineWidth = 34
    river.move(to: CGPoint(x: -20, y: 420))
    river.addCurve(
      to: CGPoint(x: 520, y: 300), controlPoint1: CGPoint(x: 160, y: 300), controlPoint2: CGPoint(x: 320, y: 500))
    UIColor(red: 0.62, green: 0.79, blue: 0.93, alpha: 1).setStroke()
    river.stroke()

    UIColor.white.setStroke()
    for place in stride(from: CGFloat(40), to: 500, by: 100) {
      street(from: CGPoint(x: place, y: 0), to: CGPoint(x: place, y: bounds.height))
      street(from: CGPoint(x: 0, y: place), to: CGPoint(x: bounds.width, y: place))
    }
  }

  private func street(from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.lineWidth = 8
    path.move(to: start)
    path.addLine(to: end)
    path.stroke()
  }
}

final class MapViewController: UIViewController, UIGestureRecognizerDelegate {
  private let map = MapView(frame: CGRect(x: -55, y: 170, width: 500, height: 500))
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
  private lazy var pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
  private lazy var rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated(_:)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    view.clipsToBounds = true
    map.isMultipleTouchEnabled = true
    view.addSubview(map)
    for recognizer in [pan, pinch, rotation] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  /// The three recognizers of the map work together. Any other recognizer, such as that of a superview, does not join them.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === map && otherGestureRecognizer.view === map
  }

  // Each action takes what has happened since the last one, and sets its recognizer back. So the three do not disturb each
  // other: all of them change the same transform.

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    map.center = CGPoint(x: map.center.x + translation.x, y: map.center.y + translation.y)
    pan.setTranslation(.zero, in: view)
  }

  @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
    map.transform = map.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  @objc private func rotated(_ rotation: UIRotationGestureRecognizer) {
    map.transform = map.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }
}
