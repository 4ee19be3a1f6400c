import Canvas
import Foundation
import ScenePicture
import UIKit

/// A line in a list, 24 px high, that can be hovered, pressed and selected. Its kinds draw their content over it.
class Row: PlainControl {
  /// Selected rows carry a bar of ink at their left.
  var hasBar: Bool { true }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground: Color? =
      isHighlighted ? theme.pressed : isSelected ? theme.selection : attention.isHovered ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: 5), ground) }
    if isSelected && hasBar {
      list.fill(.roundedRect(CGRect(x: 0, y: bounds.midY - 7, width: 3, height: 14), radius: 1), theme.ink)
    }
    paintContent(&list, appearance)
    if attention.isFocused { list.focusRing(inside: bounds, radius: 5, appearance) }
  }

  /// What the row says.
  func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {}
}
