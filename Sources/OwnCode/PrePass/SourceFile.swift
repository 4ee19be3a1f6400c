/// A source file of a person, as tokens, and the changes that the pre-pass makes in it.
///
/// Changes keep every line where it is: what the compiler says of a line is true of the person's own line.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  /// The tokens of the file, and at their end an empty one for each bracket that half-written source leaves open.
  let tokens: [SwiftToken]
  /// For each token the one that closes it; other tokens than brackets close themselves.
  private let ends: [Int]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(path: String, _ source: String) {
    let bytes = Array(source.utf8)
    self.init(path: path, bytes: bytes, SwiftLexer.tokens(of: bytes))
  }

  private init(path: String, bytes: [UInt8], _ tokens: [SwiftToken]) {
    (self.path, self.bytes) = (path, bytes)
    (self.tokens, ends) = SourceFile.closed(tokens)
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

  /// The same file with other tokens of it, and without changes.
  func withTokens(_ tokens: [SwiftToken]) -> SourceFile { SourceFile(path: path, bytes: bytes, tokens) }

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

  /// The index of the token that closes the bracket at `index`. The bracket is in the same brackets as the token: who goes on
  /// behind it stays in the part that is read.
  func end(ofBracketAt index: Int) -> Int { ends.indices.contains(index) ? ends[index] : index }

  /// One pass over all tokens. A brace ends the brackets in it that nothing closes: those close themselves. What is open at the
  /// end of the source is closed there.
  private static func closed(_ tokens: [SwiftToken]) -> (tokens: [SwiftToken], ends: [Int]) {
    var tokens = tokens, ends = Array(tokens.indices), open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]":
        if let start = open.last, !tokens[start].isSign("{") { ends[open.removeLast()] = index }
      case "}":
        while let start = open.popLast() {
          guard tokens[start].isSign("{") else { continue }
          ends[start] = index
          break
        }
      default: break
      }
    }
    guard let last = tokens.last else { return (tokens, ends) }
    let place = last.range.upperBound
    for start in open.reversed() {
      ends[start] = tokens.count
      ends.append(tokens.count)
      let text = tokens[start].isSign("{") ? "}" : tokens[start].isSign("[") ? "]" : ")"
      tokens.append(SwiftToken(kind: .sign, text: text, range: place..<place, line: last.line))
    }
    return (tokens, ends)
  }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    "\"" + unicodeScalars.map(\.inSwiftLiteral).joined() + "\""
  }
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
