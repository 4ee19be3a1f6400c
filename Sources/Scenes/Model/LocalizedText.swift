/// The languages that scenes are written in; the raw value is the key in a scene file.
nonisolated public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// One text in every language. A scene that gives only one string says the same in all of them.
nonisolated public struct LocalizedText: Equatable, Sendable {
  public var english: String
  public var simplifiedChinese: String

  public init(english: String, simplifiedChinese: String) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  /// The same string in every language.
  public init(_ text: String) {
    self.init(english: text, simplifiedChinese: text)
  }

  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}
