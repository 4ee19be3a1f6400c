import Canvas
import ScenePicture
import UIKit

/// A row of a list, 24 px high, that can be hovered, pressed and selected. Subclasses draw the content.
class ListRow: PlainControl {
  /// Whether a selected row has a bar at its left.
  var hasBar: Bool { true }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground: Color? =
      isHighlighted ? theme.pressed : isSelected ? theme.selection : interaction.isHovered ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: 5), ground) }
    if isSelected && hasBar {
      list.fill(.roundedRect(bounds.strip(.left, 3).band(middle: bounds.midY, height: 14), radius: 1), theme.text)
    }
    paintContent(&list, appearance)
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 5, appearance) }
  }

  /// Draws the content of the row over its ground.
  func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {}
}
