/// An error with a message in every language.
package protocol TranslatedError: Error {
  /// What is wrong and what would be right.
  func message(in language: Language) -> String
}
