import Canvas
import PanelModels
import ScenePicture
import UIKit

/// Shows where a dragged row of the tree goes: the lifted row, and a line between two rows.
final class TreeDragMark: PaintedView {
  /// A drag under way, in the coordinate space of the rows.
  struct Drag: Equatable {
    var source: Int
    var name: String
    /// The place of the pointer.
    var point: CGPoint
    var gap: TreeOrder.Gap
    /// The left end of the insertion line.
    var indent: CGFloat
    /// The frame of the new superview's row; nil if the superview stays.
    var parent: CGRect?
  }

  var drag: Drag? { didSet { isHidden = drag == nil } }

  /// The mark takes no touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let drag else { return }
    if let parent = drag.parent {
      list.stroke(
        .roundedRect(parent.insetBy(dx: 0.75, dy: 0.75), radius: 5), width: 1.5, appearance.theme.edit)
    }
    let theme = appearance.theme, y = CGFloat(drag.gap.row) * ViewRow.height
    list.stroke(
      .line(from: CGPoint(x: drag.indent + 3.5, y: y), to: CGPoint(x: bounds.width - 8, y: y)), width: 2, theme.text)
    list.stroke(.circle(center: CGPoint(x: drag.indent, y: y), radius: 3.5), width: 2, theme.text)
    let chip = CGRect(x: drag.point.x + 8, y: drag.point.y - 12, width: 74, height: 24)
    list.box(chip, radius: 5, fill: theme.panel, border: theme.text)
    list.line(drag.name, .selectedRow, theme.text, in: chip.insetBy(dx: 8, dy: 0), appearance)
  }
}
