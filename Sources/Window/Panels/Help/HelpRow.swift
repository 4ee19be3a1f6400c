import Narration
import PanelModels
import Scenes

/// A row of the help sheet: a heading, or keys with what they do.
enum HelpRow: Equatable {
  case heading(String)
  case keys([String], String)

  /// All rows: the groups of the table of keys, and the gestures of the mouse before the keys of the fingers.
  static func all(_ language: Language) -> [HelpRow] {
    KeySection.allCases.flatMap { section in
      let keys = KeyBindings.all.filter { $0.section == section }
      let rows = [.heading(section.text[language])] + keys.map { HelpRow.keys($0.caps, $0.text[language]) }
      return section == .fingers ? mouse(language) + rows : rows
    }
  }

  private static func mouse(_ language: Language) -> [HelpRow] {
    [.heading(HeadingText.mouse[language])]
      + MouseGesture.allCases.map { .keys($0.caps(language), $0[language]) }
  }
}
