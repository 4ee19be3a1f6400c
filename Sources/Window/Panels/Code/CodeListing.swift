import Canvas
import PanelModels
import ScenePicture
import UIKit

/// Source with line numbers. The running line is highlighted; earlier lines have the mark of their result.
final class CodeListing: PaintedView {
  static let lineHeight: CGFloat = 18

  var lines: [CodeLine] = []
  var state: CodeState?

  var preferredHeight: CGFloat { CGFloat(lines.count) * CodeListing.lineHeight }

  /// The frame of the running lines.
  var currentLines: CGRect? {
    guard let current = state?.current, let first = lines.firstIndex(where: { $0.role == current }) else { return nil }
    let count = lines[first...].prefix { $0.role == current }.count
    return bounds.row(first, height: CodeListing.lineHeight).strip(.top, CGFloat(count) * CodeListing.lineHeight)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    if let current = currentLines {
      list.fill(current, appearance.theme.selection)
      list.fill(current.strip(.left, 3), appearance.theme.text)
    }
    for index in lines.indices { paintLine(index, &list, appearance) }
  }

  private func paintLine(_ index: Int, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, line = lines[index]
    let row = bounds.row(index, height: CodeListing.lineHeight), middle = row.midY
    let isCurrent = line.role != .none && line.role == state?.current
    list.line(
      String(index + 1), .smallApi, isCurrent ? theme.text : theme.faintText, in: row.between(4, 24), appearance, .right
    )
    if index == 0 || lines[index - 1].role != line.role { paintMark(line.role, middle, &list, appearance) }
    let isNarrow = bounds.width < 319, font: Font = isNarrow ? .smallApi : .api
    var x: CGFloat = isNarrow ? 40 : 44
    for token in CodeToken.tokens(of: line.text) {
      list.text(token.text, font, at: CGPoint(x: x, y: font.baseline(centeredOn: middle)), theme.color(token.kind))
      x += appearance.width(token.text, font)
    }
  }

  private func paintMark(_ role: CodeRole, _ middle: CGFloat, _ list: inout DrawingList, _ appearance: Appearance) {
    let center = CGPoint(x: 33, y: middle)
    if let mark = state?.mark(of: role) {
      switch mark {
      case .passed: list.icon(.tick, at: center, appearance.theme.yes)
      case .failed: list.icon(.cross, at: center, appearance.theme.no)
      }
    } else if role != .none && role == state?.current {
      list.fill(.polygon([(30, middle - 3.5), (36, middle), (30, middle + 3.5)]), appearance.theme.text)
    }
  }
}
