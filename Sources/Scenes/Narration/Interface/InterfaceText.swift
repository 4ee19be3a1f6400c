import Scenes

/// A fixed text of the window, in every language.
///
/// Each conforming enum lists the texts of one kind, so that tests can check all of them. Sentences about the steps of a
/// touch are in `Narration`.
package protocol InterfaceText: Sendable {
  var text: LocalizedText { get }
}

extension InterfaceText {
  package subscript(language: Language) -> String { text[language] }

  /// Returns a text in English and Simplified Chinese.
  package func localized(_ english: String, _ simplifiedChinese: String) -> LocalizedText {
    LocalizedText(english: english, simplifiedChinese: simplifiedChinese)
  }
}
