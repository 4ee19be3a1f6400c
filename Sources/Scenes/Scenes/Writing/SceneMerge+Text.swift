import Foundation

// Parts of the lines.

extension SceneMerge {
  /// Returns lines with another text in the place of a value.
  func spliced(_ node: YAMLNode, with text: String, in range: Range<Int>) -> [String] {
    // The end of a block of text is the start of the line after it.
    let isBlock = node.end.column == 0 && node.end > node.start
    let last = isBlock ? node.end.line - 1 : node.end.line
    let rest = isBlock ? printer.lineBreak : lines[last].droppingScalars(node.end.column)
    let gap = node.start == node.end ? " " : ""
    let line = lines[node.start.line].prefixOfScalars(node.start.column) + gap + text + rest
    return lines[range.lowerBound..<node.start.line] + [line]
      + lines[min(last + 1, range.upperBound)..<range.upperBound]
  }

  /// Returns the text between two places.
  func text(from start: YAMLPlace, to end: YAMLPlace) -> String {
    guard start.line < end.line else {
      return lines[start.line].prefixOfScalars(end.column).droppingScalars(start.column)
    }
    return lines[start.line].droppingScalars(start.column) + lines[(start.line + 1)..<end.line].joined()
      + (end.line < lines.count ? lines[end.line].prefixOfScalars(end.column) : "")
  }

  /// Returns the comment on the rest of a line, with the spaces before it; empty if there is none.
  func comment(after place: YAMLPlace) -> String {
    guard place.line < lines.count else { return "" }
    var rest = lines[place.line].droppingScalars(place.column).withoutLineBreak
    // After a key.
    if rest.hasPrefix(":") { rest.removeFirst() }
    return rest.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") ? rest : ""
  }

  /// Returns the comments and blank lines after an item that belong to it.
  func linesAfter(_ item: YAMLNode.Item) -> ArraySlice<String> {
    let last = YAMLLayout(lines: lines).lastLine(of: item.value) + 1
    return lines[min(last, item.body.upperBound)..<item.body.upperBound]
  }
}

extension String {
  /// The first `count` Unicode scalars.
  func prefixOfScalars(_ count: Int) -> String { String(UnicodeScalarView(unicodeScalars.prefix(count))) }

  /// The text without its first `count` Unicode scalars.
  func droppingScalars(_ count: Int) -> String { String(UnicodeScalarView(unicodeScalars.dropFirst(count))) }

  /// Returns a line with more or less spaces before it. Blank lines stay as they are.
  func moved(by columns: Int) -> String {
    guard columns != 0, !allSatisfy(\.isWhitespace) else { return self }
    guard columns < 0 else { return String(repeating: " ", count: columns) + self }
    return droppingScalars(min(-columns, unicodeScalars.prefix { $0 == " " }.count))
  }
}
