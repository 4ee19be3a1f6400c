import Canvas
import ScenePicture
import UIKit

/// A switch of 28 × 16. The knob is at the left when off; at the right, on a filled track, when on.
final class Toggle: UISwitch, PanelControl {
  static let size = CGSize(width: 28, height: 16)

  var interaction = Interaction()
  var tooltip: String?

  /// - Parameter change: called when the user switches it.
  init(change: @escaping (Bool) -> Void) {
    super.init(frame: .zero)
    keepsItsSize = false
    frame.size = Toggle.size
    addAction(UIAction { [unowned self] _ in change(isOn) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func press() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// Switches off with the left arrow key and on with the right one.
  func step(by amount: Int) -> Bool {
    if isOn != (amount > 0) { press() }
    return true
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.element(.knob(of: list.element)) { paintSwitch(&$0, appearance.theme) }
    if interaction.isFocused { list.focusRing(around: bounds, radius: 8, appearance) }
  }

  private func paintSwitch(_ list: inout DrawingList, _ theme: Theme) {
    if isOn && isEnabled {
      let ground = isHighlighted ? 0.7 : interaction.isHovered ? 0.85 : 1
      list.fill(.roundedRect(bounds, radius: 8), theme.text.mixed(into: theme.panel, ground))
      // The transparent border of a switch that is off, so that both states have the same shapes and can blend.
      list.stroke(.roundedRect(bounds.insetBy(dx: 0.75, dy: 0.75), radius: 7.25), width: 1.5, theme.text.opacity(0))
      list.fill(.circle(center: CGPoint(x: 20, y: 8), radius: 5), theme.panel)
    } else {
      let border = !isEnabled ? theme.line : isHighlighted || interaction.isHovered ? theme.text : theme.faintText
      let ground = isHighlighted ? theme.pressed : theme.panel
      list.box(bounds, radius: 8, fill: ground, border: border, width: isEnabled ? 1.5 : 1)
      list.fill(.circle(center: CGPoint(x: isOn ? 20 : 8, y: 8), radius: 4.5), isEnabled ? border : theme.inactive)
    }
  }
}
