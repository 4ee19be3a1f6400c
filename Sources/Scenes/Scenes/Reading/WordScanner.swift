/// A word of a text and where it starts.
struct Word: Equatable {
  var text: String
  /// Unicode scalars from the start of the text.
  var offset: Int

  /// An error whose place is this word.
  func error(_ text: ProblemText) -> TextError { TextError(text, offset: offset) }
}

/// Reads a text word by word; words are separated by white space. It reads edits, script lines, actions and values.
struct WordScanner {
  /// Problems that did not stop a reader, such as an old spelling.
  private(set) var warnings: [TextError] = []
  private var words: [Word]
  private var position = 0
  private let length: Int

  init(_ text: String) {
    words = []
    var current = Word(text: "", offset: 0)
    var offset = 0
    for scalar in text.unicodeScalars {
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

  /// The next word, which stays the next one.
  var peek: Word? { position < words.count ? words[position] : nil }

  /// Takes the next word.
  /// - Parameter expected: what to name in the error if there is no word left.
  mutating func next(_ expected: ProblemText) throws(TextError) -> Word {
    guard let word = peek else { throw TextError("expected \(expected) here", offset: length) }
    position += 1
    return word
  }

  /// Takes the next word if it is this keyword, and returns whether it was.
  mutating func take(_ keyword: String) -> Bool {
    guard peek?.text == keyword else { return false }
    position += 1
    return true
  }

  /// Fails if a word is left.
  func end() throws(TextError) {
    if let word = peek { throw word.error("unexpected `\(word.text)` at the end") }
  }

  /// Adds a warning whose place is a word.
  mutating func warn(_ text: ProblemText, at word: Word) { warnings.append(word.error(text)) }

  // MARK: Numbers

  /// Takes a finite number.
  mutating func number(_ expected: ProblemText) throws(TextError) -> Double {
    let word = try next(expected)
    return try WordScanner.number(word.text, at: word, expected)
  }

  /// Takes a whole number in a range.
  mutating func integer(_ expected: ProblemText, in range: ClosedRange<Int>) throws(TextError) -> Int {
    let word = try next(expected)
    guard let value = Int(word.text), range.contains(value) else {
      throw word.error("expected \(expected), \(range.lowerBound) to \(range.upperBound), not `\(word.text)`")
    }
    return value
  }

  /// Takes all numbers that are left. Spaces, commas or both separate them.
  mutating func numbers(_ expected: ProblemText) throws(TextError) -> [Double] {
    var result: [Double] = []
    while let word = peek {
      position += 1
      for part in word.text.split(separator: ",") {
        result.append(try WordScanner.number(String(part), at: word, expected))
      }
    }
    return result
  }

  /// Reads a finite number from -1,000,000 to 1,000,000, which is more than any screen has.
  static func number(_ text: String, at word: Word, _ expected: ProblemText) throws(TextError) -> Double {
    guard let value = Double(text), value.isFinite, text.allSatisfy({ "+-.0123456789eE".contains($0) }) else {
      throw word.error("expected \(expected), not `\(text)`")
    }
    guard abs(value) <= 1_000_000 else {
      throw word.error("\(text) is too large: numbers go up to 1000000")
    }
    return value
  }
}

extension WordScanner {
  /// Takes one of the raw values of a type.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ expected: ProblemText
  ) throws(TextError) -> Choice {
    let word = try next(expected)
    guard let choice = Choice(rawValue: word.text) else {
      let hint = suggestion(for: word.text, among: Choice.allCases.map(\.rawValue))
      throw word.error("expected \(expected), not `\(word.text)`\(hint)")
    }
    return choice
  }
}
