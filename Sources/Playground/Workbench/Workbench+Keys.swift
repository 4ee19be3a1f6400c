import Panels
import ScenePicture
import TouchInput

extension Workbench {
  /// Handles a key: the control with the focus comes first, then fingers on the stage, then commands.
  func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    touchComposer.hold(modifiers)
    yieldKeyboard()
    if view.isBlank {
      // The key only brings the window back.
      view.isBlank = false
      return
    }
    let chord = Chord(key, modifiers)
    if panels.press(key, modifiers) || pressTouchKey(chord, isRepeat: isRepeat) { return }
    let context = KeyContext(display: display, theme: preferences.theme, languages: preferences.languages)
    if let command = KeyBindings.command(for: chord, in: context) { perform(command) }
  }

  /// Returns true if the key moved, pressed or lifted fingers.
  private func pressTouchKey(_ chord: Chord, isRepeat: Bool) -> Bool {
    guard panels.focus == nil else { return false }
    guard let key = KeyBindings.touchKey(for: chord) else {
      if !chord.modifiers.isDisjoint(with: [.control, .alt]) { touchComposer.noteCommand() }
      return false
    }
    guard let inputs = touchComposer.press(key, isRepeat: isRepeat) else { return false }
    perform(inputs)
    return true
  }
}
