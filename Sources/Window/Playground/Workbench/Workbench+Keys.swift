import PanelModels
import Panels
import ScenePicture
import TouchInput

extension Workbench {
  /// Handles a key: first the control with the focus, then keyboard touches, then commands.
  func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    touchComposer.hold(modifiers)
    yieldKeyboard()
    if view.isBlank {
      // The key only brings the window back.
      view.isBlank = false
      return
    }
    // The control with the focus may have another value since the last picture.
    if panels.focus != nil { updatePanels() }
    let chord = Chord(key, modifiers)
    if pages.isStartShown { return pressOnStartPage(chord) }
    if panels.press(key, modifiers) || pressTouchKey(chord, isRepeat: isRepeat) { return }
    let context = KeyContext(display: display, theme: preferences.theme, languages: preferences.languages)
    guard let command = KeyBindings.command(for: chord, in: context), command.repeats || !isRepeat else { return }
    perform(command)
  }

  /// Handles a key that presses, moves or lifts fingers. Returns false if it does nothing of that.
  private func pressTouchKey(_ chord: Chord, isRepeat: Bool) -> Bool {
    guard panels.focus == nil, !isEditing, !isQuestionOpen else { return false }
    // A teacher presses Enter for the next question: where there is none, the class must not see a finger.
    if chord.key == .enter, preferences.theme == .projector, isPartShown,
      planState?.currentPart.questions.isEmpty == true
    {
      return true
    }
    guard let key = KeyBindings.touchKey(for: chord) else {
      if !chord.modifiers.isDisjoint(with: [.control, .alt]) { touchComposer.noteCommand() }
      return false
    }
    guard let inputs = touchComposer.press(key, isRepeat: isRepeat) else { return false }
    perform(inputs)
    return true
  }
}
