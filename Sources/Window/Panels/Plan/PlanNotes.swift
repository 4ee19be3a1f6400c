import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The notes for the teacher, row by row. Long texts have several lines.
final class PlanNotes: PaintedView {
  private var rows: [PlanRow] = []
  private var places: [(lines: [String], frame: CGRect)] = []
  /// The height of all rows, in pixels.
  private(set) var height: CGFloat = 0
  private static let margin: CGFloat = 16

  func show(_ state: PlanState, width: CGFloat, _ appearance: Appearance) {
    rows = state.rows(appearance.languages.first)
    var top: CGFloat = 12
    places = rows.map { row in
      let left = PlanNotes.margin + row.indent
      let lines = appearance.typesetter.lines(of: row.text, row.font, width: width - left - PlanNotes.margin)
      let height = CGFloat(max(lines.count, 1)) * row.linePitch + row.padding
      defer { top += height }
      return (lines, CGRect(x: 0, y: top, width: width, height: height))
    }
    height = top + 12
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    for (row, place) in zip(rows, places) {
      let column = place.frame.insetBy(dx: PlanNotes.margin, dy: 0), first = column.strip(.top, row.linePitch)
      switch row {
      case .rule: list.rule(from: column.minX, to: column.maxX, y: place.frame.midY.rounded(), theme.line)
      case .note:
        list.fill(.circle(center: CGPoint(x: column.minX + 3, y: first.midY), radius: 2.5), theme.secondaryText)
      case .count(let count, _):
        list.line(count, .selectedRow, theme.text, in: first.strip(.left, row.indent - 6), appearance, .right)
      case .caption, .title, .heading, .text: break
      }
      for (index, text) in place.lines.enumerated() {
        let line = place.frame.row(index, height: row.linePitch).inset(left: PlanNotes.margin + row.indent)
        list.line(text, row.font, row.isCaption ? theme.secondaryText : theme.text, in: line, appearance)
      }
    }
  }
}

extension PlanRow {
  fileprivate var text: String {
    switch self {
    case .caption(let text), .title(let text), .heading(let text), .note(let text), .text(let text),
      .count(_, let text):
      text
    case .rule: ""
    }
  }

  fileprivate var isCaption: Bool { if case .caption = self { true } else { false } }

  /// The space at the left of the text, in pixels.
  fileprivate var indent: CGFloat {
    switch self {
    case .note: 14
    case .count: 42
    case .caption, .title, .heading, .text, .rule: 0
    }
  }

  fileprivate var font: Font {
    switch self {
    case .caption: .caption
    case .title: .title
    case .heading: .selectedRow
    case .note, .text, .count, .rule: .row
    }
  }

  fileprivate var linePitch: CGFloat {
    switch self {
    case .title: 26
    case .heading: 24
    case .caption, .note, .text, .count: 18
    case .rule: 17
    }
  }

  /// The space below the row.
  fileprivate var padding: CGFloat {
    switch self {
    case .note: 5
    case .caption, .title, .heading, .text, .count, .rule: 0
    }
  }
}
