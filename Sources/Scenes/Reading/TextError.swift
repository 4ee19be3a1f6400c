import Files

/// A problem in a text that a person wrote, and its place in the text.
package struct TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what would be right.
  package var message: String
  /// Unicode scalars from the start of the text.
  package var offset: Int

  package init(_ message: String, offset: Int = 0) {
    self.message = message
    self.offset = offset
  }

  /// The message on one line, with the control characters of the text as their codes. A very long one is shortened.
  package var description: String { message.shortened().escapingControlCharacters }
}
