import Scenes

@testable import PanelModels

/// The text of `Guides/Keyboard.md`, made from the table of keys.
enum KeyboardGuide {
  /// The whole page in Markdown.
  static var text: String {
    let sections = KeySection.allCases.flatMap { section in
      ["", "## \(section[.english])", "", "| keys | what they do |", "|---|---|"]
        + KeyBindings.all.filter { $0.section == section }.map(row)
    }
    return ([head] + sections).joined(separator: "\n") + "\n"
  }

  private static let head = """
    # Keyboard

    All keys of the window. `?` shows them in the program. The finger keys work while the stage has the focus (F6 moves \
    it); [Gestures.md](Gestures.md) describes fingers with a mouse.

    This page is made from the table of keys, `Sources/Window/PanelModels/Commands/KeyBindings.swift`: change it there and run \
    `Scripts/references`.
    """

  private static func row(_ binding: KeyBinding) -> String {
    "| \(binding.caps.map { "`\($0)`" }.joined(separator: " ")) | \(binding.text[.english]) |"
  }
}
