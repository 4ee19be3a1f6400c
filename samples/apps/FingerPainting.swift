import UIKit

// Painting with several fingers. What it shows: a UITouch is one object from touchesBegan to touchesEnded, so it is the
// key to what its finger has painted so far.

/// A line that a finger has painted.
private struct Stroke {
  /// Later strokes lie above earlier ones.
  var number: Int
  var color: UIColor
  var points: [CGPoint]
}

/// A canvas on which each finger paints its own stroke.
final class PaintingView: UIView {
  private var finished: [Stroke] = []
  /// The strokes of the fingers that are down.
  private var strokes: [UITouch: Stroke] = [:]
  private var strokeCount = 0
  private let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    // Without this, a view gets only the first of several fingers.
    isMultipleTouchEnabled = true
  }

  var isEmpty: Bool { finished.isEmpty && strokes.isEmpty }

  func clear() {
    finished = []
    setNeedsDisplay()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let color = colors[strokeCount % colors.count]
      strokes[touch] = Stroke(number: strokeCount, color: color, points: [touch.location(in: self)])
      strokeCount += 1
    }
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      // A fast finger is reported more often than the screen is drawn. All reports make a smooth line.
      for report in event?.coalescedTouches(for: touch) ?? [touch] {
        strokes[touch]?.points.append(report.location(in: self))
      }
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let stroke = strokes.removeValue(forKey: touch) { finished.append(stroke) }
    }
    setNeedsDisplay()
  }

  /// A call or the system's own gesture takes the fingers away: what they have painted is dropped.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { strokes[touch] = nil }
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    for stroke in (finished + strokes.values).sorted(by: { $0.number < $1.number }) { draw(stroke) }
  }

  private func draw(_ stroke: Stroke) {
    guard let first = stroke.points.first else { return }
    let path = UIBezierPath()
    path.lineWidth = 8
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: first)
    // A finger that did not move leaves a dot.
    path.addLine(to: first)
    for point in stroke.points.dropFirst() { path.addLine(to: point) }
    stroke.color.setStroke()
    path.stroke()
  }
}

final class PaintingViewController: UIViewController {
  private let canvas = PaintingView()
  private let clearButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    canvas.frame = CGRect(x: 20, y: 60, width: 350, height: 640)
    canvas.layer.cornerRadius = 16
    canvas.layer.borderWidth = 1
    canvas.layer.borderColor = UIColor.systemGray4.cgColor
    canvas.clipsToBounds = true
    view.addSubview(canvas)

    clearButton.frame = CGRect(x: 135, y: 730, width: 120, height: 48)
    clearButton.setTitle("Clear", for: .normal)
    clearButton.backgroundColor = .white
    clearButton.layer.cornerRadius = 12
    clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
    view.addSubview(clearButton)
  }

  @objc private func clear() {
    canvas.clear()
  }
}
