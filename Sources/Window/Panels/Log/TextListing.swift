import Canvas
import ScenePicture
import UIKit

/// Lines of plain text in a monospaced font. Long lines are wrapped at spaces; only visible lines are painted.
final class TextListing: PaintedView {
  static let lineHeight: CGFloat = 16
  /// The space above the first line.
  private static let margin: CGFloat = 8

  private var source: [String] = []
  private var columns = 0
  /// The wrapped lines; continuations are indented.
  private var lines: [String] = []

  var preferredHeight: CGFloat { CGFloat(lines.count) * TextListing.lineHeight + 2 * TextListing.margin }

  func show(_ source: [String], width: CGFloat, _ appearance: Appearance) {
    let columns = max(Int((width - 2 * Inspector.margin) / appearance.width("0", .smallApi)), 8)
    guard source != self.source || columns != self.columns else { return }
    (self.source, self.columns) = (source, columns)
    lines = source.flatMap { TextListing.wrapped($0, columns) }
  }

  /// Returns a line in lines of at most `columns` characters, divided at spaces. A word that is longer than a line is
  /// divided anywhere. The indentation of the line is kept, and continuations are indented by two more.
  static func wrapped(_ line: String, _ columns: Int) -> [String] {
    let indent = String(repeating: " ", count: min(line.prefix { $0 == " " }.count, columns / 2) + 2)
    var rest = Substring(line), lines: [String] = []
    while true {
      let lead = lines.isEmpty ? "" : indent, capacity = max(columns - lead.count, 1)
      guard rest.count > capacity else { return lines + [lead + rest] }
      let end = TextListing.end(of: rest, capacity, after: lines.isEmpty ? indent.count - 2 : 0)
      lines.append(lead + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// Returns the end of the first line: before the last space that fits, but not within the first `start` characters.
  private static func end(of text: Substring, _ capacity: Int, after start: Int) -> Substring.Index {
    let whole = text.index(text.startIndex, offsetBy: capacity), first = text.index(text.startIndex, offsetBy: start)
    let words = text[first...].drop { $0 == " " }
    guard words.startIndex < whole else { return whole }
    if text[whole] == " " { return whole }
    return text[words.startIndex..<whole].lastIndex(of: " ") ?? whole
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    for index in visibleLines(of: lines.count, height: TextListing.lineHeight, top: TextListing.margin) {
      let row = bounds.offsetBy(dx: Inspector.margin, dy: TextListing.margin)
        .row(index, height: TextListing.lineHeight)
      list.text(
        lines[index], .smallApi, at: CGPoint(x: row.minX, y: Font.smallApi.baseline(centeredOn: row.midY)),
        appearance.theme.text)
    }
  }
}
