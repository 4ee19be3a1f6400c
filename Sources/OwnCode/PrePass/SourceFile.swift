/// A source file of a person, as tokens, and the changes that the pre-pass makes in it.
///
/// Changes keep every line where it is: what the compiler says of a line is true of the person's own line.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] { didSet { ends = SourceFile.ends(of: tokens) } }
  /// For each token the one that closes it, if it is a bracket that is closed.
  private var ends: [Int?]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(path: String, _ source: String) {
    self.path = path
    bytes = Array(source.utf8)
    tokens = SwiftLexer.tokens(of: bytes)
    ends = SourceFile.ends(of: tokens)
  }

  /// Replaces bytes. The line ends in them stay.
  mutating func replace(_ range: Range<Int>, by text: String) {
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  /// Takes bytes out of the file; their line ends stay.
  /// - Returns: the text with the changes that were made in it.
  mutating func take(_ range: Range<Int>) -> String {
    let inner = edits.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    edits.removeAll { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    let text = SourceFile.applying(inner, to: bytes, in: range)
    replace(range, by: "")
    return text
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The same file with other tokens of it.
  func withTokens(_ tokens: [SwiftToken]) -> SourceFile {
    var file = self
    file.tokens = tokens
    return file
  }

  /// The source with all changes.
  var edited: String { SourceFile.applying(edits, to: bytes, in: bytes.indices) }

  /// The source with all changes, to be compiled. The first line tells the compiler the person's path.
  var changed: String {
    "#sourceLocation(file: \(path.swiftLiteral), line: 1)\n" + edited
  }

  private static func applying(
    _ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8], in part: Range<Int>
  ) -> String {
    var result: [UInt8] = [], position = part.lowerBound
    // Insertions at one place stay in their order.
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position..<part.upperBound], as: UTF8.self)
  }

  /// The tokens inside the bracket at `index`.
  func inside(bracketAt index: Int) -> Range<Int> { (index + 1)..<max(end(ofBracketAt: index), index + 1) }

  /// The tokens inside the braces of a method; none without a body.
  func body(of method: MethodDeclaration) -> Range<Int> {
    let open = method.tokens.upperBound
    return tokens.indices.contains(open) && tokens[open].isSign("{") ? inside(bracketAt: open) : open..<open
  }

  /// The index of the token that closes the bracket at `index`; the last one if none does.
  func end(ofBracketAt index: Int) -> Int {
    guard ends.indices.contains(index) else { return tokens.count - 1 }
    return ends[index] ?? tokens.count - 1
  }

  /// One pass over all tokens; a token that is no bracket closes itself.
  private static func ends(of tokens: [SwiftToken]) -> [Int?] {
    var ends: [Int?] = Array(tokens.indices), open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      guard let sign = token.text.first else { continue }
      if "([{".contains(sign) {
        open.append(index)
        ends[index] = nil
      } else if ")]}".contains(sign), let start = open.popLast() {
        ends[start] = index
      }
    }
    return ends
  }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
