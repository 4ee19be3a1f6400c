/// A text that a person wrote and that could not be understood: what is wrong, and where in it.
package struct TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what would be right.
  package var message: String
  /// Where in the text, in Unicode scalars from its start.
  package var offset: Int

  package init(_ message: String, offset: Int = 0) {
    self.message = message
    self.offset = offset
  }

  package var description: String { message }
}

/// A word of a line and where it starts.
struct Word: Equatable {
  var text: String
  var offset: Int

  func error(_ message: String) -> TextError { TextError(message, offset: offset) }
}

/// A line cut into words at its spaces, read from the front. Every small language of a scene file is read with it.
struct Words {
  private var words: [Word]
  private var position = 0
  private let length: Int

  init(_ line: String) {
    words = []
    var current = Word(text: "", offset: 0)
    var offset = 0
    for scalar in line.unicodeScalars {
      if scalar.properties.isWhitespace {
        if !current.text.isEmpty { words.append(current) }
        current = Word(text: "", offset: offset + 1)
      } else {
        current.text.unicodeScalars.append(scalar)
      }
      offset += 1
    }
    if !current.text.isEmpty { words.append(current) }
    length = offset
  }

  /// The next word without taking it.
  var peek: Word? { position < words.count ? words[position] : nil }

  /// Takes the next word.
  mutating func next(_ expected: String) throws(TextError) -> Word {
    guard let word = peek else { throw TextError("expected \(expected) here", offset: length) }
    position += 1
    return word
  }

  /// Takes the next word if it is this one.
  mutating func take(_ keyword: String) -> Bool {
    guard peek?.text == keyword else { return false }
    position += 1
    return true
  }

  /// Nothing may be left.
  func end() throws(TextError) {
    if let word = peek { throw word.error("`\(word.text)` is too much here") }
  }

  // MARK: Numbers

  mutating func number(_ expected: String) throws(TextError) -> Double {
    let word = try next(expected)
    return try Words.number(word.text, at: word, expected)
  }

  mutating func integer(_ expected: String, in range: ClosedRange<Int>) throws(TextError) -> Int {
    let word = try next(expected)
    guard let value = Int(word.text), range.contains(value) else {
      throw word.error("expected \(expected), \(range.lowerBound) to \(range.upperBound), not `\(word.text)`")
    }
    return value
  }

  /// All numbers that are left, separated by spaces, commas or both.
  mutating func numbers(_ expected: String) throws(TextError) -> [Double] {
    var result: [Double] = []
    while let word = peek {
      position += 1
      for part in word.text.split(separator: ",") {
        result.append(try Words.number(String(part), at: word, expected))
      }
    }
    return result
  }

  /// A finite number no farther from 0 than any screen will ever be.
  static func number(_ text: String, at word: Word, _ expected: String) throws(TextError) -> Double {
    guard let value = Double(text), value.isFinite, text.allSatisfy({ "+-.0123456789eE".contains($0) }) else {
      throw word.error("expected \(expected), not `\(text)`")
    }
    guard abs(value) <= 1_000_000 else {
      throw word.error("\(text) is too large: numbers go up to 1000000")
    }
    return value
  }
}
