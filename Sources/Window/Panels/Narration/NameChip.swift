import Canvas
import ScenePicture
import UIKit

/// A name in the narration that can be pressed to select its view or recognizer. The narration draws the chip; this control draws only
/// the outline under the pointer and the keyboard focus.
final class NameChip: PlainControl {
  /// The object that it selects.
  var object = ""

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    if interaction.isHovered {
      let edge = Path.roundedRect(bounds.insetBy(dx: 0.75, dy: 0.75), radius: 3.25)
      list.stroke(edge, width: 1.5, appearance.theme.text)
    }
    if interaction.isFocused { list.focusRing(around: bounds.insetBy(dx: 1, dy: 1), radius: 4, appearance) }
  }
}
