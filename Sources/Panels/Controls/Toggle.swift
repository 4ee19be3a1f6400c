import Canvas
import Foundation
import ScenePicture
import UIKit

/// A switch of 28 × 16: a knob on the left is off, on ink and on the right it is on.
final class Toggle: UISwitch, PanelControl {
  static let size = CGSize(width: 28, height: 16)

  var attention = Attention()
  var tooltip: String?

  /// `change` is told when the person switches it.
  init(change: @escaping (Bool) -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Toggle.size))
    addAction(UIAction { [unowned self] _ in change(isOn) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func press() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// Left is off, right is on.
  func step(by amount: Int) -> Bool {
    if isOn != (amount > 0) { press() }
    return true
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.element(list.element + Motion.knob) { paintSwitch(&$0, appearance.theme) }
    if attention.isFocused { list.focusRing(around: bounds, radius: 8, appearance) }
  }

  private func paintSwitch(_ list: inout DrawingList, _ theme: Theme) {
    if isOn && isEnabled {
      let ground = isHighlighted ? 0.7 : attention.isHovered ? 0.85 : 1
      list.fill(.roundedRect(bounds, radius: 8), theme.ink.mixed(into: theme.panel, ground))
      // The border of a switch that is off, gone: so the one passes over into the other.
      list.stroke(.roundedRect(bounds.insetBy(dx: 0.75, dy: 0.75), radius: 7.25), width: 1.5, theme.ink.opacity(0))
      list.fill(.circle(center: CGPoint(x: 20, y: 8), radius: 5), theme.panel)
    } else {
      let border = !isEnabled ? theme.line : isHighlighted || attention.isHovered ? theme.ink : theme.ink3
      let ground = isHighlighted ? theme.pressed : theme.panel
      list.box(bounds, radius: 8, fill: ground, border: border, width: isEnabled ? 1.5 : 1)
      list.fill(.circle(center: CGPoint(x: isOn ? 20 : 8, y: 8), radius: 4.5), isEnabled ? border : theme.hair)
    }
  }
}
