import Canvas
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The occurrences of the event, a row for each. The occurrence at which the event stops is highlighted and says why.
final class OccurrenceList: PaintedView {
  /// In pixels.
  private(set) var height: CGFloat = 0
  private var rows: [OccurrenceRow] = []
  private let link: SourceLink
  private static let pitch: CGFloat = 26, line: CGFloat = 17, indent: CGFloat = 38
  private static let name = Font.sans(13, .semibold)

  private struct OccurrenceRow {
    var occurrence: WhyNotOccurrence
    var text: String
    /// The sentence that says why the event stops here, and the sentence that says which function of own code decided
    /// so.
    var lines: [String] = []
    var deciding: [String] = []
    var top: CGFloat
    var height: CGFloat
  }

  /// - Parameter open: shows a line of own code.
  init(open: @escaping (String) -> Void) {
    link = SourceLink("whyNot.place", open: open)
    super.init(frame: .zero)
    addSubview(link)
  }

  func show(_ answer: WhyNot, width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first, object = answer.object, cause = answer.causes.first
    height = 0
    link.frame = .zero
    rows = answer.occurrences.map { occurrence in
      let text = occurrence.text(isRival: answer.kind == .view && occurrence.name != object)[language]
      var row = OccurrenceRow(occurrence: occurrence, text: text, top: height, height: OccurrenceList.pitch)
      if occurrence.isObstacle, let cause {
        let room = width - OccurrenceList.indent - 10
        (row.lines, row.deciding) = cause.lines(for: object, width: room, appearance)
        let decidingTop = height + OccurrenceList.pitch + CGFloat(row.lines.count) * OccurrenceList.line
        link.frame = CGRect(
          x: OccurrenceList.indent, y: decidingTop, width: room,
          height: CGFloat(row.deciding.count) * OccurrenceList.line)
        link.show(row.deciding, to: cause.placeText, .row, pitch: OccurrenceList.line, appearance)
        row.height += CGFloat(row.lines.count + row.deciding.count) * OccurrenceList.line + 6
      }
      height += row.height
      return row
    }
    setNeedsLayout()
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for row in rows { paint(row, &list, appearance) }
  }

  private func paint(_ row: OccurrenceRow, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    if !row.lines.isEmpty {
      list.box(
        frame, radius: 6, fill: theme.no.mixed(into: theme.panel, 0.08), border: theme.no.mixed(into: theme.panel, 0.5))
    }
    let first = frame.strip(.top, OccurrenceList.pitch), mark = CGPoint(x: 20, y: first.midY)
    let look = OccurrenceMark(row.occurrence.kind)
    look.paint(&list, at: mark, appearance)
    let column = first.between(OccurrenceList.indent, first.maxX - 8)
    let nameColor = look.isFaint ? theme.faintText : theme.text
    if row.occurrence.name.isEmpty {
      list.line(row.text, .row, theme.secondaryText, in: column, appearance)
    } else {
      var end = list.line(row.occurrence.name, OccurrenceList.name, nameColor, in: column, appearance)
      if let glyph = look.glyph {
        list.icon(glyph, at: CGPoint(x: end + 12, y: first.midY), magnification: 0.85, theme.color(look.tone))
        end += 18
      }
      list.line(row.text, .row, theme.secondaryText, in: column.between(end + 8, column.maxX), appearance, .right)
    }
    let text = frame.inset(left: OccurrenceList.indent, right: 8, top: OccurrenceList.pitch)
    for (index, line) in row.lines.enumerated() {
      list.line(line, .row, theme.text, in: text.row(index, height: OccurrenceList.line), appearance)
    }
  }
}
