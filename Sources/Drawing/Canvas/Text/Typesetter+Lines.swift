import Algorithms
import Foundation

extension Typesetter {
  /// Returns `string`, or the longest beginning that fits into `width` with "…" appended; empty when "…" does not fit.
  package func truncated(_ string: String, _ font: Font, width limit: CGFloat) -> String {
    guard width(of: string, font) > limit else { return string }
    let characters = Array(string)
    let tooMany = (1..<max(characters.count, 1)).partitioningIndex { count in
      width(of: Self.cut(characters, to: count), font) > limit
    }
    let result = Self.cut(characters, to: tooMany - 1)
    return width(of: result, font) <= limit ? result : ""
  }

  private static func cut(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while kept.last == " " { kept.removeLast() }
    return String(kept) + "…"
  }

  /// Returns `string` in lines no wider than `limit`, in pixels at scale 1.
  ///
  /// Latin breaks between words, Chinese between characters, and no line begins with closing punctuation. A word wider than a
  /// line is broken behind a folder of a path, else before a capital letter, else anywhere. A line feed always ends a line. With more
  /// than `maximum` lines, the last one ends with "…".
  package func lines(of string: String, _ font: Font, width limit: CGFloat, maximum: Int = .max) -> [String] {
    guard maximum > 0 else { return [] }
    return keptLines(of: string, font, width: limit, maximum: maximum) {
      brokenLines(of: string, font, width: limit, maximum: maximum)
    }
  }

  private func brokenLines(of string: String, _ font: Font, width limit: CGFloat, maximum: Int) -> [String] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += wrapped(String(paragraph), font, width: limit)
    }
    guard lines.count > maximum else { return lines }
    let rest = lines[(maximum - 1)...].joined(separator: " ")
    return lines[..<(maximum - 1)] + [truncated(rest, font, width: limit)]
  }

  private func wrapped(_ paragraph: String, _ font: Font, width limit: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in LineBreaks.pieces(of: paragraph) {
      if width(of: LineBreaks.withoutEndSpaces(line + piece), font) <= limit {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(LineBreaks.withoutEndSpaces(line)) }
      line = piece
      while let head = tooWide(line, font, width: limit) {
        let fitting = LineBreaks.place(in: head, atMost: charactersThatFit(head, font, width: limit))
        lines.append(String(line.prefix(fitting)))
        line = String(line.dropFirst(fitting))
      }
    }
    return lines + [LineBreaks.withoutEndSpaces(line)]
  }

  /// Returns the beginning of a line of at least two characters that is wider than a line may be; nil if all of it fits. Only
  /// the beginning is measured: a word of a million letters would take hours.
  private func tooWide(_ line: String, _ font: Font, width limit: CGFloat) -> String? {
    let head = String(line.prefix(512))
    if width(of: LineBreaks.withoutEndSpaces(head), font) > limit { return head.count > 1 ? head : nil }
    return head.utf8.count < line.utf8.count && width(of: LineBreaks.withoutEndSpaces(line), font) > limit ? line : nil
  }

  /// Returns the number of characters that fit, at least 1. `string` has at least 2 and does not fit.
  private func charactersThatFit(_ string: String, _ font: Font, width limit: CGFloat) -> Int {
    (2..<string.count).partitioningIndex { width(of: String(string.prefix($0)), font) > limit } - 1
  }
}

/// The rules for breaking lines.
enum LineBreaks {
  /// Characters that do not begin a line.
  static let closing: Set<Character> = Set("，。；：？！、）」』】》〉”’…,.;:?!)]}%")
  /// Characters that do not end a line.
  static let opening: Set<Character> = Set("（「『【《〈“‘([{")

  /// Returns the parts between which a line may be broken. Spaces belong to the part before them.
  static func pieces(of paragraph: String) -> [String] {
    var pieces: [String] = []
    var previous: Character?
    for character in paragraph {
      if let before = previous, !mayBreak(between: before, and: character) {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      previous = character
    }
    return pieces
  }

  /// Returns the largest number of characters, at most `limit`, after which a path such as `samples/P01` goes on with a name, or a
  /// word such as `hitTest` with a capital letter; `limit` if there is none.
  static func place(in word: String, atMost limit: Int) -> Int {
    let characters = Array(word)
    let places = characters.indices.dropFirst().prefix { $0 <= limit }
    return places.last { $0 > 1 && characters[$0 - 1] == "/" }
      ?? places.last { characters[$0].isUppercase && characters[$0 - 1].isLowercase } ?? limit
  }

  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    if after == " " || closing.contains(after) || opening.contains(before) { return false }
    return before == " " || isChinese(before) || isChinese(after)
  }

  /// Returns whether a character is a Han character or a full-width sign.
  private static func isChinese(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0x9FFF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
  }

  static func withoutEndSpaces(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
