import Canvas
import ScenePicture
import UIKit

/// A button of 18 × 18 that puts a value back to that of the file.
final class PutBackButton: PlainControl {
  static let side: CGFloat = 18
  static let size = CGSize(width: side, height: side)

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.panel
    list.box(bounds, radius: 4, fill: ground, border: theme.controlBorder)
    list.icon(.putBack, at: bounds.center, theme.text)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 4, appearance) }
  }
}
