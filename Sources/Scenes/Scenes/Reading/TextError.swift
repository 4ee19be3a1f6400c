import Files

/// A problem in a text that a person wrote, and its place in the text.
package struct TextError: TranslatedError, Equatable, Sendable, CustomStringConvertible {
  /// The problem and its remedy.
  package var text: ProblemText
  /// Unicode scalars from the start of the text.
  package var offset: Int

  package init(_ text: ProblemText, offset: Int = 0) {
    self.text = text
    self.offset = offset
  }

  /// The text in English.
  package var message: String { text[.english] }

  /// The message in English.
  package var description: String { message(in: .english) }

  /// Returns the message on one line, with the control characters of the text as their codes. A very long one is shortened.
  package func message(in language: Language) -> String { text[language].shortened().escapingControlCharacters }
}
