import Canvas
import ScenePicture
import UIKit

/// A text in place of an empty list.
final class EmptyNote: PaintedView {
  /// The height of the longest note, in pixels.
  static let height: CGFloat = 54

  var text = ""

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let lines = appearance.typesetter.lines(of: text, .row, width: bounds.width, maximum: 3)
    for (index, line) in lines.enumerated() {
      list.line(line, .row, appearance.theme.faintText, in: bounds.row(index, height: 18), appearance)
    }
  }
}
