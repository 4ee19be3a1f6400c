import Canvas
import ScenePicture
import UIKit

/// A file of a person's own code: the function that runs is highlighted, and has its arguments and its answer at
/// its margin. Lines with errors are marked. Only visible lines are painted.
final class SourceListing: PaintedView {
  static let lineHeight: CGFloat = 18

  /// A note at the right end of a line.
  struct Note: Equatable {
    /// From 1.
    var line: Int
    var text: String
    /// The colour of the answer; nil for an argument.
    var isYes: Bool?
    /// Whether it is of the version before.
    var isOld = false
  }

  var lines: [String] = []
  /// The lines of the function that runs, from 1.
  var current: ClosedRange<Int>?
  /// The line that the person has asked for, from 1.
  var chosen: Int?
  var notes: [Note] = []
  /// Whether the function that begins at a line has answered yes. Lines count from 1.
  var marks: [Int: Bool] = [:]
  var errors: Set<Int> = []

  var preferredHeight: CGFloat { CGFloat(lines.count) * Self.lineHeight }

  /// The frame of some lines, from 1.
  func frame(of lines: ClosedRange<Int>) -> CGRect {
    bounds.row(lines.lowerBound - 1, height: Self.lineHeight)
      .strip(.top, CGFloat(lines.count) * Self.lineHeight)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if let current {
      let frame = frame(of: current)
      list.fill(frame, theme.selection)
      list.fill(frame.strip(.left, 3), theme.text)
    }
    if let chosen {
      let frame = frame(of: chosen...chosen)
      list.fill(frame, theme.pressed)
      list.fill(frame.strip(.left, 3), theme.text)
    }
    for index in visibleLines(of: lines.count, height: Self.lineHeight, top: 0) {
      paintLine(index, &list, appearance)
    }
  }

  private func paintLine(_ index: Int, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, number = index + 1
    let row = bounds.row(index, height: Self.lineHeight), middle = row.midY
    if errors.contains(number) { list.fill(row, theme.no.opacity(0.12)) }
    let isCurrent = current?.contains(number) == true || chosen == number
    list.line(
      String(number), .smallApi, isCurrent ? theme.text : theme.faintText, in: row.between(0, 24), appearance, .right)
    paintMark(number, middle, &list, appearance)
    var right = row.maxX - 10
    for note in notes.filter({ $0.line == number }).reversed() {
      let color = note.isYes.map { $0 ? theme.yes : theme.no }
      right = list.pill(note.text, note.isOld ? nil : color, right: right, middle: middle, appearance).minX - 6
    }
    var x: CGFloat = 43
    for token in CodeToken.tokens(of: lines[index].replacing("\t", with: "    ")) {
      let width = appearance.width(token.text, .smallApi)
      guard x + width <= right else {
        let text = appearance.typesetter.truncated(token.text, .smallApi, width: right - x)
        return list.text(
          text, .smallApi, at: CGPoint(x: x, y: Font.smallApi.baseline(centeredOn: middle)), theme.color(token.kind),
          beginningOf: lines[index])
      }
      list.text(
        token.text, .smallApi, at: CGPoint(x: x, y: Font.smallApi.baseline(centeredOn: middle)),
        theme.color(token.kind))
      x += width
    }
  }

  private func paintMark(_ line: Int, _ middle: CGFloat, _ list: inout DrawingList, _ appearance: Appearance) {
    let center = CGPoint(x: 33, y: middle), theme = appearance.theme
    if errors.contains(line) {
      list.icon(.cross, at: center, theme.no)
    } else if let mark = marks[line] {
      list.icon(mark ? .tick : .cross, at: center, mark ? theme.yes : theme.no)
    } else if line == current?.lowerBound {
      list.fill(.polygon([(30, middle - 3.5), (36, middle), (30, middle + 3.5)]), theme.text)
    }
  }
}
