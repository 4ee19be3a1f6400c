import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The events of a control for which it has actions: the action, and how often it was sent. The event that was sent
/// last is marked.
final class ControlEventsSection: InspectorSection {
  private var lines: [ControlEventLine] = []

  private static let rowHeight: CGFloat = 24

  override var preferredHeight: CGFloat {
    lines.isEmpty ? 0 : 34 + CGFloat(lines.count) * ControlEventsSection.rowHeight + 12
  }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(HeadingText.controlEvents[language], status: HeadingText.timesSent[language])
    lines = ControlEventLine.lines(of: object.name, in: object.display)
    isHidden = lines.isEmpty
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    let body = bounds.inset(top: 34)
    for index in visibleLines(of: lines.count, height: ControlEventsSection.rowHeight, top: 34) {
      let row = body.row(index, height: ControlEventsSection.rowHeight)
      // The inspector ends between two rows, not within a text.
      if row.midY + 6 <= visibleRect.maxY { paint(lines[index], in: row, &list, appearance) }
    }
  }

  private func paint(_ line: ControlEventLine, in row: CGRect, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if line.isLast { list.fill(.roundedRect(row.insetBy(dx: -8, dy: 0), radius: 5), theme.selection) }
    let isSent = line.sent > 0, count = isSent ? "\(line.sent)" : "–", color = isSent ? theme.text : theme.faintText
    let middle = (0.53 * row.width).rounded(), right = row.maxX - max(appearance.width(count, .api), 24)
    list.line(line.event, .api, color, in: row.between(0, middle - 6), appearance)
    list.line(
      line.action, .api, isSent ? theme.secondaryText : theme.faintText, in: row.between(middle, right - 6), appearance)
    list.line(count, .api, color, in: row.between(right, row.maxX), appearance, .right)
  }
}
