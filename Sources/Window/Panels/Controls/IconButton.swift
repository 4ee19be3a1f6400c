import Canvas
import ScenePicture
import UIKit

/// A button of 28 × 28 with an icon.
class IconButton: PlainControl {
  static let side: CGFloat = 28

  var icon: PanelIcon

  init(_ icon: PanelIcon, action: @escaping () -> Void = {}) {
    self.icon = icon
    super.init(action: action)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground: Color? =
      isHighlighted ? theme.pressed : isSelected ? theme.selection : interaction.isHovered ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: 6), ground) }
    list.icon(icon, at: bounds.center, isEnabled ? theme.text : theme.inactive)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }
}
