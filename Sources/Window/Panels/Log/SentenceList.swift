import Canvas
import Narration
import ScenePicture
import UIKit

/// The page of steps: every step of the touch as its sentence, by chapters. Pressing a row moves the cursor to its step.
final class SentenceList: PlainControl {
  /// The height of a line of text, and of a chapter's title.
  private static let line: CGFloat = 17, title: CGFloat = 26
  /// The left edge of the sentences.
  private static let left: CGFloat = 62
  /// The space above the first row.
  private static let margin: CGFloat = 4

  /// Called with the number of steps to go to.
  var goTo: (Int) -> Void = { _ in }
  private var sequence = SentenceRows()
  /// The shown rows, and the top of each, in pixels.
  var rows: [SentenceRow] = []
  private var tops: [CGFloat] = []
  private(set) var preferredHeight: CGFloat = 0
  var cursor = 0

  /// - Parameters:
  ///   - filter: words that each shown sentence contains; all are shown if it is empty.
  ///   - width: the width of the page, in pixels.
  func show(_ display: DisplayState, filter: String, width: CGFloat, _ appearance: Appearance) {
    cursor = display.cursor
    sequence.follow(display, width: width - SentenceList.left - Inspector.margin, appearance)
    rows = filter.isEmpty ? sequence.rows : sequence.rows.filter { $0.step != nil && $0.matches(filter) }
    var top = SentenceList.margin
    tops = rows.map { row in
      defer { top += SentenceList.height(of: row) }
      return top
    }
    preferredHeight = top + SentenceList.margin
  }

  private static func height(of row: SentenceRow) -> CGFloat {
    row.step == nil ? title : CGFloat(row.lines.count) * line + 5
  }

  private func frame(ofRow row: Int) -> CGRect {
    CGRect(x: 0, y: tops[row], width: bounds.width, height: SentenceList.height(of: rows[row]))
  }

  /// The row of the step that happened last.
  private var currentRow: Int? { rows.firstIndex { $0.step != nil && $0.steps.contains(cursor - 1) } }

  /// The frame of the current row.
  var currentFrame: CGRect? { currentRow.map(frame(ofRow:)) }

  /// Returns the row of a step at a point.
  func row(at point: CGPoint) -> Int? {
    let row = tops.lastIndex { $0 <= point.y }
    return row.flatMap { rows[$0].step != nil && frame(ofRow: $0).contains(point) ? $0 : nil }
  }

  // MARK: Pressing

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), let step = row(at: point).flatMap({ rows[$0].step }) else { return }
    goTo(step.cursor)
  }

  /// Moves to the next step or the previous one.
  override func step(by amount: Int) -> Bool {
    let steps = rows.compactMap(\.step)
    let next = amount > 0 ? steps.first { $0.cursor > cursor } : steps.last { $0.cursor < cursor }
    if let next { goTo(next.cursor) }
    return true
  }

  override func stepAcross(by amount: Int) -> Bool { step(by: amount) }

  // MARK: Painting

  /// Paints only the visible rows.
  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let visible = visibleRect, current = currentRow, hovered = interaction.pointer.flatMap(row(at:))
    guard !visible.isNull else { return }
    for index in rows.indices {
      let frame = frame(ofRow: index)
      guard frame.maxY > visible.minY, frame.minY < visible.maxY else { continue }
      if let step = rows[index].step {
        paintGround(&list, in: frame, isCurrent: index == current, isHovered: index == hovered, appearance)
        let isFuture = step.cursor > cursor && index != current
        paint(step, rows[index].lines, &list, in: frame, isFuture: isFuture, appearance)
      } else {
        let title = frame.inset(left: Inspector.margin, top: 6)
        list.line(rows[index].text, .digit, appearance.theme.secondaryText, in: title, appearance)
      }
    }
    if interaction.isFocused, let current { list.focusRing(inside: frame(ofRow: current), radius: 3, appearance) }
  }

  private func paintGround(
    _ list: inout DrawingList, in frame: CGRect, isCurrent: Bool, isHovered: Bool, _ appearance: Appearance
  ) {
    if isCurrent {
      list.fill(frame, appearance.theme.selection)
      list.fill(frame.strip(.left, 3), appearance.theme.text)
    } else if isHovered {
      list.fill(frame, appearance.theme.hover)
    }
  }

  private func paint(
    _ step: SentenceRow.Step, _ lines: [String], _ list: inout DrawingList, in frame: CGRect, isFuture: Bool,
    _ appearance: Appearance
  ) {
    let theme = appearance.theme
    let first = frame.inset(top: 3).strip(.top, SentenceList.line)
    list.line(String(step.number), .smallApi, theme.faintText, in: first.between(0, 38), appearance, .right)
    let tick = TickDrawing(kind: step.kind, isFuture: isFuture)
    tick.draw(&list, at: CGPoint(x: 50, y: first.midY), theme)
    for (index, line) in lines.enumerated() {
      let row = first.offsetBy(dx: 0, dy: CGFloat(index) * SentenceList.line)
      let space = row.between(SentenceList.left, frame.maxX - 8)
      list.line(line, .row, isFuture ? theme.faintText : theme.text, in: space, appearance)
    }
  }
}

extension SentenceRow {
  fileprivate func matches(_ filter: String) -> Bool { text.lowercased().contains(filter.lowercased()) }
}
