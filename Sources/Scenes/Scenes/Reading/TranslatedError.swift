/// An error with a message in every language.
package protocol TranslatedError: Error {
  /// The problem and its remedy.
  func message(in language: Language) -> String
}
