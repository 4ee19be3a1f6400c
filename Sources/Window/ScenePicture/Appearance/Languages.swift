import Scenes

/// The languages of the texts.
///
/// ```swift
/// assertScenes(in: "Scenes", matches: .stage.with { $0.appearance.languages = .both })
/// ```
public enum Languages: String, CaseIterable, Codable, Sendable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"
  /// English, with the narration also in Simplified Chinese.
  case both

  /// The language of all text except the second line of the narration.
  package var first: Language {
    switch self {
    case .english, .both: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }

  package var second: Language? { self == .both ? .simplifiedChinese : nil }
}
