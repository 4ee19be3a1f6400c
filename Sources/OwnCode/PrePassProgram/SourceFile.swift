import SwiftParser
import SwiftSyntax

/// A source file of a person, as the compiler's own parser reads it, and the changes that the pre-pass makes in it.
///
/// Changes keep every line where it is: what the compiler says of a line is true of the person's own line.
final class SourceFile {
  let path: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The names in the file.
  private(set) lazy var names = Set(
    tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier = token.tokenKind { token.plain } else { nil }
    })
  /// The offsets at which lines begin.
  private let starts: [Int]

  init(path: String, _ text: String) {
    (self.path, bytes) = (path, Array(text.utf8))
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == newline || byte == carriageReturn {
      if byte == newline, index > 0, bytes[index - 1] == carriageReturn {
        starts[starts.count - 1] = index + 1
      } else {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// From 1.
  func line(at offset: Int) -> Int {
    var low = 0, high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Behind the mark of UTF-8 that a file may begin with.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  // MARK: Changes

  /// Replaces bytes, with the changes in them. The line ends in them stay.
  func replace(_ range: Range<Int>, by text: String) {
    let lines = bytes[range].filter { $0 == newline || $0 == carriageReturn }
    edits.append((range, text + String(decoding: lines, as: UTF8.self)))
  }

  func replace(_ node: some SyntaxProtocol, by text: String = "") { replace(node.span, by: text) }

  func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  func insert(_ text: String, after node: some SyntaxProtocol) { insert(text, at: node.span.upperBound) }

  func insert(_ text: String, before node: some SyntaxProtocol) { insert(text, at: node.span.lowerBound) }

  /// Takes bytes out of the file; their line ends stay.
  /// - Returns: the text with the changes that were made in it.
  func take(_ range: Range<Int>) -> String {
    let text = edited(range) { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    replace(range, by: "")
    return text
  }

  /// The source with all changes.
  var edited: String { edited(bytes.indices) { _ in true } }

  /// The source with all changes, to be compiled. The first line tells the compiler the person's path.
  var changed: String { "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n" + edited }

  private func edited(_ part: Range<Int>, where isMeant: (Range<Int>) -> Bool) -> String {
    // Insertions at one place stay in their order, before what takes the place of the text there. What is changed as a whole has
    // no changes inside.
    let ordered = edits.enumerated().filter { isMeant($0.element.range) }.sorted {
      let (one, other) = ($0.element.range, $1.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return (-one.count, $0.offset) < (-other.count, $1.offset)
    }
    var result: [UInt8] = [], position = part.lowerBound
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position..<part.upperBound], as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

extension SyntaxProtocol {
  /// The bytes of the file without the comments and spaces around the node.
  var span: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text in one line, without comments.
  var inOneLine: String {
    var text = "", hasSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, hasSpace || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      hasSpace = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// The nearest node around this one that has a type.
  func around<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plain: String { identifier?.name ?? text }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String { "\"" + unicodeScalars.map(\.inSwiftLiteral).joined() + "\"" }
}

extension Unicode.Scalar {
  fileprivate var inSwiftLiteral: String {
    switch self {
    case "\\", "\"": "\\\(self)"
    case _ where properties.generalCategory == .control: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(self)
    }
  }
}
