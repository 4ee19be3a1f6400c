import Canvas
import Foundation
import Narration
import ScenePicture

/// One row of the log, drawn.
@MainActor struct LogRowPainting {
  static let indent: CGFloat = 14

  var entry: LogEntry
  var isCurrent: Bool
  /// It has not happened yet.
  var isFuture: Bool
  var isFolded: Bool
  var isHovered = false

  /// The middle of the chevron that folds a row, from the left.
  static func chevron(_ entry: LogEntry) -> CGFloat { 18 + CGFloat(entry.depth) * indent }

  func draw(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme
    if isCurrent {
      list.fill(row, theme.selection)
      list.fill(CGRect(x: row.minX, y: row.minY, width: 3, height: row.height), theme.ink)
    } else if isHovered {
      list.fill(row, theme.hover)
    }
    for level in 0..<entry.depth {
      let x = 18 + CGFloat(level) * LogRowPainting.indent
      list.fill(CGRect(x: x, y: row.minY, width: 1, height: row.height), theme.line)
    }
    list.opacity(isFuture ? 0.38 : 1) { drawContent(&$0, in: row, appearance) }
  }

  private func drawContent(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme
    var x = 17 + CGFloat(entry.depth) * LogRowPainting.indent
    if entry.isFoldable {
      let icon: PanelIcon = isFolded ? .chevronRight : .chevronDown
      list.icon(icon, at: CGPoint(x: LogRowPainting.chevron(entry), y: row.midY), theme.ink2)
      x += 11
    } else if entry.isHeading && entry.depth == 0 {
      x += 11
    }
    if let mark = entry.mark { x = draw(mark, &list, left: x, middle: row.midY, appearance) }
    let right = drawTime(&list, in: row, appearance)
    let space = CGRect(x: x, y: row.minY, width: max(right - x, 0), height: row.height)
    let end = list.line(entry.text, entry.isHeading ? .digit : .smallApi, theme.ink, in: space, appearance)
    if let detail = entry.detail {
      let rest = CGRect(x: end + 7, y: row.minY, width: max(right - end - 7, 0), height: row.height)
      list.line(detail, .caption, theme.ink, in: rest, appearance)
    }
    guard let answer = entry.answer else { return }
    let rest = CGRect(x: end + 6.6, y: row.minY, width: max(right - end - 6.6, 0), height: row.height)
    list.line(answer, .smallApi, entry.shade.color(theme), in: rest, appearance)
  }

  /// Returns where the row's text has to end.
  private func drawTime(_ list: inout DrawingList, in row: CGRect, _ appearance: Appearance) -> CGFloat {
    let right = row.maxX - 14
    guard let time = entry.time else { return right }
    let width = appearance.width(time, .smallApi)
    let space = CGRect(x: right - width, y: row.minY, width: width + 1, height: row.height)
    list.line(time, .smallApi, appearance.theme.ink3, in: space, appearance)
    return space.minX - 8
  }

  /// Returns where the text begins.
  private func draw(
    _ mark: LogEntry.Mark, _ list: inout DrawingList, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    let center = CGPoint(x: left + 7, y: middle)
    switch mark {
    case .finger(let finger): list.fingerMark(finger, at: center, appearance)
    case .icon(let icon, let shade):
      list.icon(icon, at: center, magnification: icon == .diamond ? 1.2 : 0.9, shade.color(appearance.theme))
    case .chevron: TickDrawing(kind: .passes, isFuture: false).draw(&list, at: center, appearance.theme)
    }
    return left + 19
  }
}

extension LogEntry.Shade {
  func color(_ theme: Theme) -> Color {
    switch self {
    case .ink: theme.ink
    case .yes: theme.yes
    case .no: theme.no
    case .skip: theme.skip
    case .result: theme.result
    case .chain: theme.chain
    case .recognizer: theme.recognizer
    }
  }
}
