import Canvas
import ScenePicture
import UIKit

/// A button of the presenter bar: an icon that grows with the window.
final class PresenterButton: PlainControl {
  var icon: PanelIcon
  var perform: () -> Void

  init(_ icon: PanelIcon, perform: @escaping () -> Void) {
    (self.icon, self.perform) = (icon, perform)
    super.init()
    addAction(UIAction { [unowned self] _ in self.perform() }, for: .touchUpInside)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = bounds.height / 44, radius = 8 * scale
    let isMarked = isEnabled && (interaction.isHovered || interaction.isFocused)
    let ground: Color? = isHighlighted ? theme.pressed : isSelected ? theme.selection : isMarked ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: radius), ground) }
    if isMarked {
      let edge = Path.roundedRect(bounds.insetBy(dx: scale, dy: scale), radius: radius - scale)
      list.stroke(edge, width: 2 * scale, theme.text)
    }
    list.icon(icon, at: bounds.center, magnification: 1.75 * scale, isEnabled ? theme.text : theme.inactive)
  }
}
