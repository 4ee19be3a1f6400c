import Canvas
import ScenePicture
import UIKit

/// A line of 28 px that opens and closes a section of the inspector: its title, what it holds, and a chevron.
final class FoldLine: ListRow {
  static let height: CGFloat = 28
  /// The width that a line has besides that of its section, on each side.
  static let overhang: CGFloat = 8

  var title = ""
  var value = ""
  var isOpen = false

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, line = bounds.insetBy(dx: FoldLine.overhang, dy: 0)
    let icon: PanelIcon = isOpen ? .chevronDown : .chevronRight
    list.icon(icon, at: CGPoint(x: line.maxX - 5, y: line.midY), theme.secondaryText)
    let end = list.line(title, .selectedRow, theme.text, in: line, appearance)
    let rest = line.between(end + 12, line.maxX - 16)
    list.line(value, .row, theme.secondaryText, in: rest, appearance, .right)
  }
}
