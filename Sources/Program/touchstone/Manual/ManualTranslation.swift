import Scenes

/// The texts of the commands in other languages, by the English ones that stand in the code.
enum ManualTranslation {
  /// Returns a text of a command in a language.
  /// - Throws: `MissingTranslation` if there is none.
  static func text(_ english: String, in language: Language) throws -> String {
    guard language == .simplifiedChinese, !english.isEmpty else { return english }
    guard let text = simplifiedChinese[english] else { throw MissingTranslation(english: english) }
    return text
  }
}

/// A text of a command or of the schema that has no translation.
struct MissingTranslation: Error, CustomStringConvertible {
  var english: String

  var description: String { "there is no Chinese text for: \(english)" }
}
