/// The string literals of a Swift source, each with `{}` in place of its interpolations, and those inside of interpolations.
struct SwiftLiterals {
  private(set) var templates: Set<String> = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" {
        readLiteral()
      } else {
        rest.removeFirst()
      }
    }
  }

  /// Reads a literal from its quotes on.
  private mutating func readLiteral() {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      if rest.hasPrefix("\\(") {
        readInterpolation()
        text += "{}"
      } else if rest.hasPrefix("\\") {
        // A continued line of a long literal has no line end.
        let escaped = rest.dropFirst().first
        text += escaped == "\n" ? "\u{1}" : escaped.map { String($0) } ?? ""
        rest = rest.dropFirst(2)
      } else {
        text.append(rest.removeFirst())
      }
    }
    rest = rest.dropFirst(quotes.count)
    templates.insert(quotes.count == 1 ? text : Self.withoutIndentation(text))
  }

  private mutating func readInterpolation() {
    rest = rest.dropFirst(2)
    var depth = 1
    while depth > 0, let character = rest.first {
      if character == "\"" {
        readLiteral()
        continue
      }
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      rest.removeFirst()
    }
  }

  /// Removes the first line end, the indentation of the last line, and the last line.
  private static func withoutIndentation(_ text: String) -> String {
    let lines = text.replacing("\u{1}", with: "\u{1}\n").split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = lines.last?.count ?? 0
    let content = lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }.joined(separator: "\n")
    return content.replacing("\u{1}\n", with: "")
  }
}
