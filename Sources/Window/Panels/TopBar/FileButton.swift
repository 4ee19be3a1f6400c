import Canvas
import ScenePicture
import UIKit

/// A button of the top bar that opens or saves a scene: an icon and a word, or the icon alone where there is little room.
final class FileButton: PlainControl {
  var title = ""
  var showsTitle = true
  private let icon: PanelIcon

  init(_ icon: PanelIcon, action: @escaping () -> Void) {
    self.icon = icon
    super.init(action: action)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, color = isEnabled ? theme.text : theme.inactive
    let ground =
      isHighlighted ? theme.pressed : interaction.isHovered && isEnabled ? theme.hover : theme.panel
    list.box(bounds, radius: 6, fill: ground, border: isEnabled ? theme.controlBorder : theme.line)
    list.icon(icon, at: CGPoint(x: showsTitle ? 16 : bounds.midX, y: bounds.midY), color)
    if showsTitle { list.line(title, .control, color, in: bounds.inset(left: 27, right: 4), appearance) }
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }
}
