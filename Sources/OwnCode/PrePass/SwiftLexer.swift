/// Divides Swift source into tokens: enough to find declarations, attributes and directives outside of strings and comments.
///
/// It never fails: in source that is not Swift, the rest of an open string or comment has no tokens, and the compiler says
/// what is wrong.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [SwiftToken] = []
  /// The tokens in the interpolations of the string that is read.
  private var interpolated: [SwiftToken] = []
  /// The interpolations around the position. In deeper ones everything is text.
  private var depth = 0
  private static let deepest = 64

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    while lexer.position < bytes.count { lexer.next() }
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(position + distance) ? bytes[position + distance] : nil
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.count <= bytes.count - position && bytes[position...].starts(with: $0) }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func next() {
    guard let first = byte() else { return }
    if follows("//") {
      while let next = byte(), next != UInt8(ascii: "\n") { advance() }
    } else if follows("/*") {
      skipComment()
    } else if first == UInt8(ascii: "\"") || isRawString {
      readString()
    } else if first.isWordStart {
      readWord(.word)
    } else if first == UInt8(ascii: "`") {
      readEscapedWord()
    } else if first == UInt8(ascii: "@") || first == UInt8(ascii: "#"), byte(1)?.isWordStart == true {
      readWord(first == UInt8(ascii: "@") ? .attribute : .directive)
    } else if first.isDigit {
      readWord(.number)
    } else {
      let start = position, line = line
      advance()
      if first > UInt8(ascii: " ") { add(.sign, from: start, line: line) }
    }
  }

  private mutating func add(_ kind: SwiftTokenKind, from start: Int, line: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, range: start..<position, line: line))
  }

  private mutating func readWord(_ kind: SwiftTokenKind) {
    let start = position, line = line
    advance()
    while let next = byte(), next.isWordPart { advance() }
    add(kind, from: start, line: line)
  }

  private mutating func readEscapedWord() {
    let start = position, line = line
    advance()
    while let next = byte(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { advance() }
    let name = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    advance()
    tokens.append(SwiftToken(kind: .word, text: name, range: start..<position, line: line))
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        advance(2)
      } else if follows("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  // MARK: Strings

  private var isRawString: Bool {
    var distance = 0
    while byte(distance) == UInt8(ascii: "#") { distance += 1 }
    return distance > 0 && byte(distance) == UInt8(ascii: "\"")
  }

  private mutating func readString() {
    let start = position, line = line, outer = interpolated
    interpolated = []
    skipString()
    add(.string, from: start, line: line)
    tokens[tokens.count - 1].interpolated = interpolated
    interpolated = outer
  }

  private mutating func skipString() {
    var signs = 0
    while byte() == UInt8(ascii: "#") {
      signs += 1
      advance()
    }
    let isLong = follows("\"\"\"")
    advance(isLong ? 3 : 1)
    while let next = byte() {
      if isEnd(isLong, signs) { return advance((isLong ? 3 : 1) + signs) }
      // A string of one line that is not closed ends there.
      if !isLong && next == UInt8(ascii: "\n") { return }
      if next == UInt8(ascii: "\\"), hasSigns(signs, at: 1) {
        advance(1 + signs)
        if byte() == UInt8(ascii: "("), depth < Self.deepest { readInterpolation() } else { advance() }
      } else {
        advance()
      }
    }
  }

  private func hasSigns(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(_ isLong: Bool, _ signs: Int) -> Bool {
    isLong ? follows("\"\"\"") && hasSigns(signs, at: 3) : byte() == UInt8(ascii: "\"") && hasSigns(signs, at: 1)
  }

  private mutating func readInterpolation() {
    let outer = tokens.count
    var open = 0
    depth += 1
    defer { depth -= 1 }
    repeat {
      if byte() == UInt8(ascii: "(") { open += 1 }
      if byte() == UInt8(ascii: ")") { open -= 1 }
      next()
    } while open > 0 && position < bytes.count
    interpolated += tokens[outer...]
    tokens.removeSubrange(outer...)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Letters, the underscore, and every byte of a character outside of ASCII.
  fileprivate var isWordStart: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
