import Canvas
import Foundation
import Scenes

/// How the window looks at the moment: theme, languages, sizes, and the one that measures text.
nonisolated public struct Look {
  public var theme: Theme
  public var languages: Languages
  public var layout: WindowLayout
  public var typesetter: Typesetter

  public init(theme: Theme, languages: Languages, layout: WindowLayout, typesetter: Typesetter) {
    self.theme = theme
    self.languages = languages
    self.layout = layout
    self.typesetter = typesetter
  }
}

/// Which languages are shown: one, or both with the first on top.
nonisolated public enum Languages: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case both

  /// The language of everything but the second line of the narration.
  public var first: Language {
    switch self {
    case .english, .both: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }

  public var second: Language? { self == .both ? .simplifiedChinese : nil }
}
