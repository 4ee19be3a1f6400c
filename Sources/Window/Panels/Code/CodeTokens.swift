import Canvas
import ScenePicture

/// The kind of a token, by which it is coloured.
enum CodeTokenKind: String, CaseIterable, Equatable { case plain, keyword, function, type, number, comment }

/// A token of a source line, with its kind.
struct CodeToken: Equatable {
  var text: String
  var kind: CodeTokenKind

  /// Returns the tokens of a line.
  static func tokens(of line: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        tokens.append(CodeToken(text: String(rest), kind: .comment))
        return tokens
      }
      let isWord = first.isWordPart
      let text = first.isNumber ? rest.prefix { $0.isNumber || $0 == "." } : rest.prefix { $0.isWordPart == isWord }
      rest = rest.dropFirst(text.count)
      tokens.append(CodeToken(text: String(text), kind: isWord ? kind(of: text) : .plain))
    }
    return tokens
  }

  private static func kind(of word: Substring) -> CodeTokenKind {
    if keywords.contains(String(word)) { return .keyword }
    if word.first?.isNumber ?? false { return .number }
    if word.first?.isUppercase ?? false { return .type }
    return functions.contains(String(word)) ? .function : .plain
  }

  private static let keywords: Set<String> = [
    "func", "override", "guard", "else", "return", "nil", "for", "in", "let", "if", "self", "super", "void",
  ]

  private static let functions: Set<String> = [
    "hitTest", "point", "pointInside", "convert", "convertPoint", "reversed", "reverseObjectEnumerator",
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ]
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension Theme {
  /// The colour of a token.
  func color(_ kind: CodeTokenKind) -> Color {
    let isDark = name == .dark
    return switch kind {
    case .plain: text
    case .keyword: Color(isDark ? 0xE39AD6 : 0x8A2A7A)
    case .function: Color(isDark ? 0x9CC3FF : 0x1B4F8F)
    case .type: Color(isDark ? 0x7FD6C0 : 0x22685A)
    case .number: Color(isDark ? 0xF0C38A : 0x7A4A00)
    case .comment: faintText
    }
  }
}
