import UIKit
import UIKit.UIGestureRecognizerSubclass

// A knob that is turned at its rim. What it shows: a recognizer of your own measures what no recognizer of UIKit does, and
// its delegate decides which touches it gets at all.

/// Recognizes one finger that moves around the middle of its view.
final class TurnGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has turned since the last action, in radians, clockwise.
  private(set) var turn: CGFloat = 0
  private var lastAngle: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // One finger turns a knob; a second one ends the attempt.
    guard numberOfTouches == 1, let touch = touches.first else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    lastAngle = angle(of: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let angle = angle(of: touch)
    turn = shortest(angle - lastAngle)
    lastAngle = angle
    // A continuous recognizer begins once, and then changes.
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    turn = 0
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    turn = 0
  }

  private func angle(of touch: UITouch) -> CGFloat {
    guard let view = view else { return 0 }
    let point = touch.location(in: view)
    return atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }

  /// From −π to π: from 179° to −179° are two degrees.
  private func shortest(_ angle: CGFloat) -> CGFloat {
    if angle > .pi { return angle - 2 * .pi }
    if angle < -.pi { return angle + 2 * .pi }
    return angle
  }
}

/// A control with a value from 0 to 1.
final class KnobView: UIControl, UIGestureRecognizerDelegate {
  private(set) var value: CGFloat = 0.25
  private let turnRecognizer = TurnGestureRecognizer()
  /// The width of the rim, where the knob can be turned.
  private let rim: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    turnRecognizer.addTarget(self, action: #selector(turned(_:)))
    turnRecognizer.delegate = self
    addGestureRecognizer(turnRecognizer)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func turned(_ recognizer: TurnGestureRecognizer) {
    // The scale of a knob has a gap below: 300 degrees from end to end.
    value = min(max(value + recognizer.turn / (.pi * 5 / 3), 0), 1)
    sendActions(for: .valueChanged)
    setNeedsDisplay()
  }

  /// Near the middle a small movement would be a large turn: the recognizer gets only touches on the rim.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance > bounds.width / 2 - rim && distance <= bounds.width / 2
  }

  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY), radius = bounds.width / 2
    UIColor.systemGray4.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.systemGray6.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: rim, dy: rim)).fill()

    let angle = .pi * 2 / 3 + value * .pi * 5 / 3
    let pointer = UIBezierPath()
    pointer.lineWidth = 6
    pointer.lineCapStyle = .round
    pointer.move(to: CGPoint(x: middle.x + cos(angle) * (radius - rim), y: middle.y + sin(angle) * (radius - rim)))
    pointer.addLine(to: CGPoint(x: middle.x + cos(angle) * (radius - 8), y: middle.y + sin(angle) * (radius - 8)))
    UIColor.systemBlue.setStroke()
    pointer.stroke()
  }
}

final class VolumeViewController: UIViewController {
  private let knob = KnobView(frame: CGRect(x: 45, y: 240, width: 300, height: 300))
  private let label = UILabel(frame: CGRect(x: 45, y: 580, width: 300, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 28)
    knob.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
    view.addSubview(knob)
    view.addSubview(label)
    volumeChanged(knob)
  }

  @objc private func volumeChanged(_ sender: KnobView) {
    label.text = "Volume \(Int((sender.value * 100).rounded()))"
  }
}
