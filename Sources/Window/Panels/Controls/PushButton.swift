import Canvas
import ScenePicture
import UIKit

/// A button with a text, 22 or 26 px high. The primary one of several is filled with the tone of text.
final class PushButton: PlainControl {
  var isPrimary = false
  private var title = ""
  private var titleWidth: CGFloat = 0

  /// The width of its title with a margin at both sides.
  var preferredWidth: CGFloat { (titleWidth + 20).rounded() }

  func show(_ title: String, _ appearance: Appearance) {
    self.title = title
    titleWidth = appearance.width(title, .control)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, isFilled = isPrimary && isEnabled
    let rest = isFilled ? theme.text : theme.panel
    let ground =
      isHighlighted
      ? (isFilled ? theme.text.mixed(into: theme.panel, 0.7) : theme.pressed)
      : interaction.isHovered ? (isFilled ? theme.text.mixed(into: theme.panel, 0.85) : theme.hover) : rest
    list.box(bounds, radius: 6, fill: ground, border: isFilled ? ground : isEnabled ? theme.controlBorder : theme.line)
    let color = !isEnabled ? theme.inactive : isFilled ? theme.panel : theme.text
    list.line(title, .control, color, in: bounds.insetBy(dx: 4, dy: 0), appearance, .center)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }
}
