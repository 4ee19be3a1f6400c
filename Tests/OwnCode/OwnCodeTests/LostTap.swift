import UIKit

/// A card with a knob that extends beyond it. It is compiled here, and read as a person's own code.
class LostTapCard: UIView {
  let knob = UIButton(frame: CGRect(x: 60, y: 340, width: 80, height: 80))

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.addAction(UIAction { _ in }, for: .touchUpInside)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || knob.frame.contains(point)
  }
}
