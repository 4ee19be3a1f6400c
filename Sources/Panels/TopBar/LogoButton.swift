import Canvas
import Foundation
import ScenePicture
import UIKit

/// The logo and the name of the program. Pressing it shows the start page.
final class LogoButton: PlainControl {
  /// Whether there is room for the name.
  var showsName = true

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, area = bounds.insetBy(dx: 6, dy: 5)
    if tooltip != nil, interaction.isHovered || isHighlighted {
      list.fill(.roundedRect(area, radius: 6), isHighlighted ? theme.pressed : theme.hover)
    }
    let logo = CGRect(x: showsName ? 14 : 15, y: 11, width: 18, height: 18), center = logo.center
    list.fill(.roundedRect(logo, radius: 4.5), theme.ink)
    list.stroke(.circle(center: center, radius: 5), width: 1.6, theme.panel)
    list.fill(.circle(center: center, radius: 1.9), theme.panel)
    if showsName { list.line("Touchstone", .name, theme.ink, in: bounds.between(40, bounds.maxX - 8), appearance) }
    if interaction.isFocused { list.focusRing(inside: area, radius: 6, appearance) }
  }
}
