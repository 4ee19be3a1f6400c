import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The rows of the page of two scenes side by side. Long values have several lines.
final class CompareList: PaintedView {
  var rows: [CompareRow] = []
  private var places: [(lines: [String], frame: CGRect)] = []
  private(set) var height: CGFloat = 0
  private static let margin: CGFloat = 16
  /// The left end of values, after the number of their side.
  private static let indent: CGFloat = 42

  /// Lays the rows out.
  func arrange(width: CGFloat, _ appearance: Appearance) {
    var top: CGFloat = 12
    places = rows.map { row in
      let left = row.isValue ? CompareList.indent : CompareList.margin
      let lines = row.wrapped.map {
        appearance.typesetter.lines(of: $0, row.font, width: width - left - CompareList.margin, maximum: 6)
      }
      let height = CGFloat(max(lines?.count ?? 1, 1)) * row.linePitch + row.padding
      defer { top += height }
      return (lines ?? [], CGRect(x: 0, y: top, width: width, height: height))
    }
    height = top + 12
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for (row, place) in zip(rows, places) { paint(row, place.lines, in: place.frame, &list, appearance) }
  }

  private func paint(
    _ row: CompareRow, _ lines: [String], in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let theme = appearance.theme, column = frame.insetBy(dx: CompareList.margin, dy: 0)
    switch row {
    case .heading(let text, let isCode):
      list.line(text, isCode ? .api : .selectedRow, theme.text, in: column.strip(.top, row.linePitch), appearance)
    case .name(let text): list.line(text, row.font, theme.secondaryText, in: column, appearance)
    case .rule: list.rule(from: column.minX, to: column.maxX, y: (frame.midY).rounded(), theme.line)
    case .code(let line): paint(line, in: frame, &list, appearance)
    case .text, .value:
      if case .value(_, let side) = row {
        list.sideNumber(side, left: column.minX, middle: frame.minY + row.linePitch / 2, scale: 0.8, appearance)
      }
      let left = row.isValue ? CompareList.indent : CompareList.margin
      for (index, text) in lines.enumerated() {
        let line = frame.row(index, height: row.linePitch).between(left, frame.maxX - 8)
        list.line(text, row.font, theme.text, in: line, appearance)
      }
    }
  }

  /// Draws a line of code. A line of the first scene alone has a minus, one of the second alone a plus.
  private func paint(
    _ line: CodeDifference.Line, in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let theme = appearance.theme
    if let side = line.side {
      let color = side == 0 ? theme.no : theme.result
      list.fill(frame, color.mixed(into: theme.panel, 0.1))
      list.line(side == 0 ? "−" : "+", .api, color, in: frame.between(14, 30), appearance)
    }
    let font: Font = frame.width < 319 ? .smallApi : .api
    var x: CGFloat = frame.width < 319 ? 30 : 36
    for token in CodeToken.tokens(of: line.text) {
      list.text(token.text, font, at: CGPoint(x: x, y: font.baseline(centeredOn: frame.midY)), theme.color(token.kind))
      x += appearance.width(token.text, font)
    }
  }
}

extension CompareRow {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }

  /// The text that may have several lines.
  fileprivate var wrapped: String? {
    switch self {
    case .text(let text), .value(let text, _): text
    case .heading, .name, .code, .rule: nil
    }
  }

  fileprivate var font: Font {
    switch self {
    case .value: .smallApi
    case .text, .heading: .row
    case .name: .row
    case .code, .rule: .api
    }
  }

  fileprivate var linePitch: CGFloat {
    switch self {
    case .heading: 24
    case .name: 22
    case .value, .text: 17
    case .code: 18
    case .rule: 17
    }
  }

  /// The space under the row.
  fileprivate var padding: CGFloat {
    switch self {
    case .value: 4
    case .heading, .name, .code, .text, .rule: 0
    }
  }
}
