import Canvas
import Foundation
import Scenes

/// How the window looks: theme, languages, layout, and the typesetter that measures text.
package struct Appearance {
  package var theme: Theme
  package var languages: Languages
  package var layout: WindowLayout
  package var typesetter: Typesetter

  package init(theme: Theme, languages: Languages, layout: WindowLayout, typesetter: Typesetter) {
    self.theme = theme
    self.languages = languages
    self.layout = layout
    self.typesetter = typesetter
  }
}

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
