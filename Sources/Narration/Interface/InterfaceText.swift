import Scenes

/// A fixed text of the window, in every language. Each enum that conforms is one page of the catalogue, so that what
/// the window can say is listed and checked; sentences about steps of a touch are `Narration`.
package protocol InterfaceText: Sendable {
  var text: LocalizedText { get }
}

extension InterfaceText {
  package subscript(language: Language) -> String { text[language] }

  /// A text in English and Simplified Chinese.
  package func localized(_ english: String, _ simplifiedChinese: String) -> LocalizedText {
    LocalizedText(english: english, simplifiedChinese: simplifiedChinese)
  }
}
