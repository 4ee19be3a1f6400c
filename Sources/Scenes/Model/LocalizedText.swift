/// The languages that scenes are written in; the raw value is the key in a scene file.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// One text in every language. A scene that gives only one string says the same in all of them.
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
