import Foundation
import Yams

/// The text of a scene file. Changes parts of it and keeps all other text, such as comments.
///
/// `become(_:)` changes whatever differs from a scene; `replace(_:with:)` one block.
package struct SceneText: Equatable, Sendable {
  /// A block that can be replaced.
  package enum Block: String, Sendable { case script, expect, show }

  /// The lines of the file, each with the line break that ends it.
  private(set) var lines: [String]
  let file: String

  package var text: String { lines.joined() }

  /// - Parameter file: the name for error messages.
  package init(_ text: String, file: String) {
    lines = text.linesWithBreaks
    self.file = file
  }

  /// Replaces the content of a block. A missing block is added at the end of the file.
  /// - Parameter content: lines without line breaks; none removes the block.
  /// - Throws: `SceneError` if the file is not YAML, or if its blocks are not whole lines.
  package mutating func replace(_ block: Block, with content: [String]) throws(SceneError) {
    let keys = try keyLines()
    let ending = lineBreak
    let body = content.map { $0 + ending }
    guard let place = keys.firstIndex(where: { $0.name == block.rawValue }) else {
      return append(block, body, ending)
    }
    let start = keys[place].line
    let end = lastLine(of: start..<(place + 1 < keys.count ? keys[place + 1].line : endOfDocument))
    lines.replaceSubrange(start..<end, with: body.isEmpty ? [] : [head(of: block, at: start, ending)] + body)
  }

  /// The line break of the file.
  var lineBreak: String { lines.contains { $0.hasSuffix("\r\n") } ? "\r\n" : "\n" }

  private mutating func append(_ block: Block, _ body: [String], _ ending: String) {
    guard !body.isEmpty else { return }
    let end = endOfDocument
    if end > 0, !lines[end - 1].hasSuffix("\n") { lines[end - 1] += ending }
    lines.insert(contentsOf: [ending, block.rawValue + ":" + ending] + body, at: end)
  }

  /// Returns the line of the key, with its comment.
  private func head(of block: Block, at line: Int, _ ending: String) -> String {
    let rest = lines[line].dropFirst(block.rawValue.count + 1).trimmingCharacters(in: .whitespacesAndNewlines)
    return block.rawValue + ":" + (rest.hasPrefix("#") ? " " + rest : "") + ending
  }

  // MARK: Finding

  /// Returns the keys of the outermost mapping and the indices of their lines.
  private func keyLines() throws(SceneError) -> [(name: String, line: Int)] {
    let root = try Scene.compose(text, file: file)
    let keys = (root?.mapping ?? [:]).compactMap { key, _ in
      key.mark.map { (name: key.string ?? "", line: $0.line - 1, column: $0.column) }
    }
    let hasOneLineEach = keys.allSatisfy { $0.column == 1 } && Set(keys.map(\.line)).count == keys.count
    guard !keys.isEmpty, hasOneLineEach, root?.mapping?.style != .flow else {
      throw SceneError(file: file, "only a file with every key at the beginning of a line can be changed")
    }
    return keys.map { ($0.name, $0.line) }.sorted { $0.line < $1.line }
  }

  /// The index of the line after the document, such as `...`.
  private var endOfDocument: Int { lines.firstIndex { $0.hasPrefix("...") } ?? lines.count }

  /// Returns the index after the last line of a block. Blank lines and comments before the next key belong to that key.
  private func lastLine(of block: Range<Int>) -> Int {
    let last = block.dropFirst().last { line in
      let text = lines[line]
      return !text.hasPrefix("#") && !text.allSatisfy(\.isWhitespace)
    }
    return (last ?? block.lowerBound) + 1
  }
}

extension String {
  /// The lines as YAML counts them, each with its line break.
  var linesWithBreaks: [String] {
    var lines: [String] = []
    var current = ""
    for character in self {
      current.append(character)
      if character.isNewline && character != "\u{000B}" && character != "\u{000C}" {
        lines.append(current)
        current = ""
      }
    }
    return current.isEmpty ? lines : lines + [current]
  }
}
