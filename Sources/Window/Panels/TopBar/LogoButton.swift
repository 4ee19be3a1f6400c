import Canvas
import ScenePicture
import UIKit

/// The logo and the name of the program. Pressing it shows the start page.
final class LogoButton: PlainControl {
  /// Whether there is room for the name.
  var showsName = true

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if tooltip != nil, interaction.isHovered || isHighlighted {
      list.fill(.roundedRect(bounds, radius: 6), isHighlighted ? theme.pressed : theme.hover)
    }
    let logo = CGRect(x: showsName ? 8 : 9, y: 6, width: 18, height: 18), center = logo.center
    list.fill(.roundedRect(logo, radius: 4.5), theme.text)
    list.stroke(.circle(center: center, radius: 5), width: 1.6, theme.panel)
    list.fill(.circle(center: center, radius: 1.9), theme.panel)
    if showsName { list.line("Touchstone", .name, theme.text, in: bounds.between(34, bounds.maxX - 4), appearance) }
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 6, appearance) }
  }
}
