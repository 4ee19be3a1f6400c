import Canvas
import Foundation
import Narration
import PanelModels
import ScenePicture

/// Draws one row of the log.
@MainActor struct LogRowPainting {
  static let indent: CGFloat = 14

  var entry: LogEntry
  var isCurrent: Bool
  /// Whether the step has not happened yet.
  var isFuture: Bool
  var isFolded: Bool
  var isHovered = false

  /// The x coordinate of the middle of the chevron that folds the row.
  static func chevron(_ entry: LogEntry) -> CGFloat { 18 + CGFloat(entry.depth) * indent }

  func draw(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme
    if isCurrent {
      list.fill(row, theme.selection)
      list.fill(row.strip(.left, 3), theme.text)
    } else if isHovered {
      list.fill(row, theme.hover)
    }
    for level in 0..<entry.depth {
      list.rule(at: 18 + CGFloat(level) * LogRowPainting.indent, in: row, theme.line)
    }
    list.opacity(isFuture ? 0.38 : 1) { drawContent(&$0, in: row, appearance) }
  }

  private func drawContent(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme
    var x = 17 + CGFloat(entry.depth) * LogRowPainting.indent
    if entry.isFoldable {
      let icon: PanelIcon = isFolded ? .chevronRight : .chevronDown
      list.icon(icon, at: CGPoint(x: LogRowPainting.chevron(entry), y: row.midY), theme.secondaryText)
      x += 11
    } else if entry.isHeading && entry.depth == 0 {
      x += 11
    }
    if let mark = entry.mark { x = draw(mark, &list, left: x, middle: row.midY, appearance) }
    let right = drawTime(&list, in: row, appearance)
    let end = list.line(
      entry.text, entry.isHeading ? .digit : .smallApi, theme.text, in: row.between(x, right), appearance)
    if let detail = entry.detail {
      list.line(detail, .caption, theme.text, in: row.between(end + 7, right), appearance)
    }
    guard let answer = entry.answer else { return }
    list.line(answer, .smallApi, theme.color(entry.tone), in: row.between(end + 6.6, right), appearance)
  }

  /// Draws the time. Returns the right end of the text's space.
  private func drawTime(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) -> CGFloat {
    let right = row.maxX - 14
    guard let time = entry.time else { return right }
    let left = right - appearance.width(time, .smallApi)
    list.line(time, .smallApi, appearance.theme.faintText, in: row.between(left, right + 1), appearance)
    return left - 8
  }

  /// Draws a mark. Returns the left end of the text.
  private func draw(
    _ mark: LogEntry.Mark, _ list: inout DrawingList, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    let center = CGPoint(x: left + 7, y: middle)
    switch mark {
    case .finger(let finger): list.fingerMark(finger, at: center, appearance)
    case .icon(let icon, let tone):
      list.icon(icon, at: center, magnification: icon == .diamond ? 1.2 : 0.9, appearance.theme.color(tone))
    case .chevron: TickDrawing(kind: .passes, isFuture: false).draw(&list, at: center, appearance.theme)
    }
    return left + 19
  }
}
