import Scenes

/// A fixed text of the window, in every language.
///
/// Each conforming enum lists the texts of one kind, so that tests can check all of them. Sentences about the steps of a
/// touch are in `Narration`.
package protocol InterfaceText: Sendable {
  var text: LocalizedText { get }

  /// For tests: a text of each case, and more of a case that has several. A test finds cases that are missing.
  static var examples: [Self] { get }
}

extension InterfaceText where Self: CaseIterable {
  package static var examples: [Self] { Array(allCases) }
}

extension InterfaceText {
  package subscript(language: Language) -> String { text[language] }

  /// Returns a text in English and Simplified Chinese.
  package func localized(_ english: String, _ simplifiedChinese: String) -> LocalizedText {
    LocalizedText(english: english, simplifiedChinese: simplifiedChinese)
  }
}
