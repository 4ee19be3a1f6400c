import Canvas
import ScenePicture
import UIKit

/// A button of the panel with the question: `Hint`, `Reveal`, or one that changes the number of votes.
final class PredictionButton: PlainControl {
  var title = ""
  var isPrimary = false
  private var style: PredictionStyle?

  func show(_ title: String, isPrimary: Bool = false, _ style: PredictionStyle) {
    (self.title, self.isPrimary, self.style) = (title, isPrimary, style)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme
    let rest = isPrimary ? theme.text : theme.panel
    let ground =
      isHighlighted
      ? (isPrimary ? theme.text.mixed(into: theme.panel, 0.7) : theme.pressed)
      : interaction.isHovered ? (isPrimary ? theme.text.mixed(into: theme.panel, 0.85) : theme.hover) : rest
    list.box(
      bounds, radius: style.radius - 2, fill: ground, border: isPrimary ? ground : theme.controlBorder,
      width: style.pen)
    let color = !isEnabled ? theme.inactive : isPrimary ? theme.panel : theme.text
    list.line(title, style.buttonFont, color, in: bounds.insetBy(dx: 2, dy: 0), appearance, .center)
    if interaction.isFocused { list.focusRing(around: bounds, radius: style.radius - 2, appearance) }
  }
}
