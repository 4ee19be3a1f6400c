import Foundation
import Yams

/// The text of a scene file, in which whole blocks can be replaced while everything else, comments too, stays as it
/// was written.
package struct SceneText: Equatable, Sendable {
  /// A block that can be replaced.
  package enum Block: String, Sendable { case script, expect }

  /// The lines of the file, each with the line break that ends it.
  private var lines: [String]
  private let file: String

  package var text: String { lines.joined() }

  /// - Parameter file: the name to give in errors.
  package init(_ text: String, file: String) {
    lines = text.linesWithBreaks
    self.file = file
  }

  /// Puts `content`, lines without line breaks, into the place of a block. A block that is not there yet comes to the
  /// end of the file. No content takes the block away.
  /// - Throws: `SceneError` if the file is no YAML, or is written so that its blocks are no whole lines.
  package mutating func replace(_ block: Block, with content: [String]) throws(SceneError) {
    let keys = try keyLines()
    let ending = lines.contains { $0.hasSuffix("\r\n") } ? "\r\n" : "\n"
    let body = content.map { $0 + ending }
    guard let place = keys.firstIndex(where: { $0.name == block.rawValue }) else {
      return append(block, body, ending)
    }
    let start = keys[place].line
    let end = lastLine(of: start..<(place + 1 < keys.count ? keys[place + 1].line : endOfDocument))
    lines.replaceSubrange(start..<end, with: body.isEmpty ? [] : [head(of: block, at: start, ending)] + body)
  }

  private mutating func append(_ block: Block, _ body: [String], _ ending: String) {
    guard !body.isEmpty else { return }
    let end = endOfDocument
    if end > 0, !lines[end - 1].hasSuffix("\n") { lines[end - 1] += ending }
    lines.insert(contentsOf: [ending, block.rawValue + ":" + ending] + body, at: end)
  }

  /// The line of the key; a comment that stands in it stays.
  private func head(of block: Block, at line: Int, _ ending: String) -> String {
    let rest = lines[line].dropFirst(block.rawValue.count + 1).trimmingCharacters(in: .whitespacesAndNewlines)
    return block.rawValue + ":" + (rest.hasPrefix("#") ? " " + rest : "") + ending
  }

  // MARK: Finding

  /// The keys of the outermost group, and the lines, from 0, in which they stand.
  private func keyLines() throws(SceneError) -> [(name: String, line: Int)] {
    let root = try Scene.compose(text, file: file)
    let keys = (root?.mapping ?? [:]).compactMap { key, _ in
      key.mark.map { (name: key.string ?? "", line: $0.line - 1, column: $0.column) }
    }
    let hasOneLineEach = keys.allSatisfy { $0.column == 1 } && Set(keys.map(\.line)).count == keys.count
    guard !keys.isEmpty, hasOneLineEach, root?.mapping?.style != .flow else {
      throw SceneError(file: file, "only a file whose keys stand at the beginnings of their lines can be changed")
    }
    return keys.map { ($0.name, $0.line) }.sorted { $0.line < $1.line }
  }

  /// The line after the document, which may be ended by `...`.
  private var endOfDocument: Int { lines.firstIndex { $0.hasPrefix("...") } ?? lines.count }

  /// Blank lines and comments before the next key belong to that key.
  private func lastLine(of block: Range<Int>) -> Int {
    let last = block.dropFirst().last { line in
      let text = lines[line]
      return !text.hasPrefix("#") && !text.allSatisfy(\.isWhitespace)
    }
    return (last ?? block.lowerBound) + 1
  }
}

extension String {
  /// Cut after each line break, as YAML counts lines.
  fileprivate var linesWithBreaks: [String] {
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
