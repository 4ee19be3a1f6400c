import Narration
import ScenePicture
import TouchInput
import UIKit

/// The table of keys. Dispatch, the help sheet, the status line and `Guides/Keyboard.md` read it.
package enum KeyBindings {
  package static let all: [KeyBinding] =
    steps + marks + view + fingers + predictMode + scenes + edits + editMode + window

  /// The command of a chord; nil if there is none. Signs on some keyboards need Shift, so a chord with Shift that is not in
  /// the table counts as the one without. Alt is ignored.
  package static func command(for chord: Chord, in context: KeyContext) -> Command? {
    let chord = Chord(chord.key, chord.modifiers.subtracting(.alt))
    if context.display.mode == .edit, case .command(let command) = action(for: chord, in: commandsOfEditMode) {
      return command(context)
    }
    if context.display.mode == .predict, case .command(let command) = action(for: chord, in: commandsOfPredictMode),
      let command = command(context)
    {
      return command
    }
    guard case .command(let command) = action(for: chord, in: commands) else { return nil }
    return command(context)
  }

  /// The finger key that a chord is; nil if it is none.
  package static func touchKey(for chord: Chord) -> TouchKey? {
    guard case .touch(let key) = action(for: chord, in: touches) else { return nil }
    return key
  }

  /// Whether a chord concerns the window and not the scene in it.
  package static func isOfWindow(_ chord: Chord) -> Bool { action(for: chord, in: commandsOfWindow) != nil }

  /// The row of a text.
  package static func row(_ text: KeyText) -> KeyBinding? { all.first { $0.text == text } }

  private static func action(for chord: Chord, in table: [Chord: KeyBinding.Action]) -> KeyBinding.Action? {
    table[chord] ?? table[Chord(chord.key, chord.modifiers.subtracting(.shift))]
  }

  private static let commands = table { if case .command = $0 { true } else { false } }
  private static let touches = table { if case .touch = $0 { true } else { false } }
  /// These come before the others while edit mode is on.
  private static let commandsOfEditMode = table(of: .editMode) { _ in true }
  /// These come before the others in predict mode.
  private static let commandsOfPredictMode = table(of: .predictMode) { _ in true }

  private static let commandsOfWindow = table(of: .window) { _ in true }

  /// The sections whose keys work in one mode only.
  private static let sectionsOfModes: [KeySection] = [.predictMode, .editMode]

  /// - Parameter section: that of a mode; nil for all sections whose keys work in every mode.
  private static func table(
    of section: KeySection? = nil, _ isIncluded: (KeyBinding.Action) -> Bool
  ) -> [Chord: KeyBinding.Action] {
    let rows = all.filter { row in
      section.map { $0 == row.section } ?? !sectionsOfModes.contains(row.section)
    }
    let chords = rows.flatMap(\.chords).filter { isIncluded($0.action) }
    return Dictionary(chords.map { ($0.chord, $0.action) }) { first, _ in first }
  }
}
