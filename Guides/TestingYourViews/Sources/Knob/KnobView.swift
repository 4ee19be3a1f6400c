import UIKit

/// A knob that turns while a finger drags on its rim. The middle, half as wide as the knob, is not part of it.
public final class KnobView: UIControl {
  /// In radians, clockwise from the right.
  public private(set) var angle: CGFloat = 0

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
    return distance <= bounds.width / 2 && distance >= bounds.width / 4
  }

  public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    turn(to: touch)
    return true
  }

  public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    turn(to: touch)
    return true
  }

  public override func draw(_ rect: CGRect) {
    let rim = UIBezierPath(ovalIn: bounds.insetBy(dx: bounds.width / 8, dy: bounds.height / 8))
    rim.lineWidth = bounds.width / 4
    UIColor.systemGray4.setStroke()
    rim.stroke()
    let radius = bounds.width * 3 / 8
    let mark = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: mark.x - 12, y: mark.y - 12, width: 24, height: 24)).fill()
  }

  private func turn(to touch: UITouch) {
    let point = touch.location(in: self)
    angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
    setNeedsDisplay()
    sendActions(for: .valueChanged)
  }
}
