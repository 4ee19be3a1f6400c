/// The languages of texts; the raw value is the key in a scene file.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// A text in every language.
package struct LocalizedText: Equatable, Sendable {
  package var english: String
  package var simplifiedChinese: String

  package init(english: String, simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  /// The same string in every language.
  package init(_ text: String) {
    self.init(english: text, simplifiedChinese: text)
  }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
