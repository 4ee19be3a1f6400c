import Foundation

extension Typesetter {
  /// `string`, or as much of its beginning as fits into `width` with "…" behind it; empty when not even "…" fits.
  package func truncated(_ string: String, _ font: Font, width limit: CGFloat) -> String {
    guard width(of: string, font) > limit else { return string }
    let characters = Array(string)
    var fitting = 0
    var tooMany = characters.count
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if width(of: Self.cut(characters, to: middle), font) <= limit { fitting = middle } else { tooMany = middle }
    }
    let result = Self.cut(characters, to: fitting)
    return width(of: result, font) <= limit ? result : ""
  }

  private static func cut(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while kept.last == " " { kept.removeLast() }
    return String(kept) + "…"
  }

  /// `string` broken into lines no wider than `limit`: Latin between words, Chinese between characters, and never so that a line
  /// begins with closing punctuation. A word wider than a line is broken where it must be. A line feed always ends a line.
  /// When there would be more than `maximum` lines the last one ends with "…".
  package func lines(of string: String, _ font: Font, width limit: CGFloat, maximum: Int = .max) -> [String] {
    guard maximum > 0 else { return [] }
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
      while line.count > 1, width(of: LineBreaks.withoutEndSpaces(line), font) > limit {
        let fitting = charactersThatFit(line, font, width: limit)
        lines.append(String(line.prefix(fitting)))
        line = String(line.dropFirst(fitting))
      }
    }
    return lines + [LineBreaks.withoutEndSpaces(line)]
  }

  /// At least one.
  private func charactersThatFit(_ string: String, _ font: Font, width limit: CGFloat) -> Int {
    var fitting = 1
    var tooMany = string.count
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if width(of: String(string.prefix(middle)), font) <= limit { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }
}

/// Where a line may be broken.
enum LineBreaks {
  /// No line begins with one of these.
  static let closing: Set<Character> = Set("，。；：？！、）」』】》〉”’…,.;:?!)]}%")
  /// No line ends with one of these.
  static let opening: Set<Character> = Set("（「『【《〈“‘([{")

  /// The parts between which a line may be broken; spaces stay at the end of the part before them.
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

  private static func mayBreak(between before: Character, and after: Character) -> Bool {
    if after == " " || closing.contains(after) || opening.contains(before) { return false }
    return before == " " || isChinese(before) || isChinese(after)
  }

  /// Han characters and the full-width signs that go with them.
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
