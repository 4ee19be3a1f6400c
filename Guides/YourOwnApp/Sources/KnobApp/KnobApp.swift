import TouchstoneApp
import UIKit

@main struct KnobApp {
  static func main() {
    TouchstoneApp.run("Knob") { KnobViewController() }
  }
}

/// A controller with a knob and a label that shows its value.
final class KnobViewController: UIViewController {
  private let knob = KnobView(frame: CGRect(x: 95, y: 240, width: 200, height: 200))
  private let label = UILabel(frame: CGRect(x: 95, y: 470, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    label.textAlignment = .center
    view.addSubview(knob)
    view.addSubview(label)
    // Linux has no selectors: an action is a closure.
    knob.addAction(UIAction { [weak self] _ in self?.showValue() }, for: .valueChanged)
    showValue()
  }

  private func showValue() { label.text = "\(Int((knob.value * 100).rounded())) %" }
}

/// A control that a vertical drag turns.
final class KnobView: UIControl {
  private(set) var value: CGFloat = 0.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let way = touch.previousLocation(in: self).y - touch.location(in: self).y
    value = min(max(value + way / bounds.height, 0), 1)
    setNeedsDisplay()
    sendActions(for: .valueChanged)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray4.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.systemBlue.setStroke()
    let angle = .pi * 3 / 4 + value * .pi * 3 / 2, radius = bounds.width / 2
    let pointer = UIBezierPath()
    pointer.lineWidth = 6
    pointer.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
    pointer.addLine(to: CGPoint(x: bounds.midX + cos(angle) * radius * 0.8, y: bounds.midY + sin(angle) * radius * 0.8))
    pointer.stroke()
  }
}
