import PanelModels
import TouchInput

// The keys of a line of text. Cutting, copying and pasting need the clipboard: `PanelHost` does them.

extension EditedLine {
  /// Performs an editing key. Returns false for a key without a meaning in a line of text.
  mutating func edit(_ chord: Chord) -> Bool {
    if chord.modifiers.contains(.alt) { return false }
    let isControl = chord.modifiers.contains(.control), extends = chord.modifiers.contains(.shift)
    switch chord.key {
    case .left: moveCaret(to: place(before: isControl, extends), extending: extends)
    case .right: moveCaret(to: place(after: isControl, extends), extending: extends)
    case .home: moveCaret(to: 0, extending: extends)
    case .end: moveCaret(to: text.count, extending: extends)
    case .backspace: delete(to: isControl ? wordStart(before: caret) : max(caret - 1, 0))
    case .delete: delete(to: isControl ? wordEnd(after: caret) : min(caret + 1, text.count))
    case .character(let character) where isControl: return perform(character, isShifted: extends)
    // They arrive as text, too.
    case .character, .space: break
    case .up, .down, .pageUp, .pageDown, .enter, .escape, .tab, .menu, .function: return false
    }
    return true
  }

  /// Performs a letter with Ctrl.
  private mutating func perform(_ letter: Character, isShifted: Bool) -> Bool {
    switch letter {
    case "a": selectAll()
    case "z" where wasChanged: if isShifted { redo() } else { undo() }
    case "y" where wasChanged: redo()
    default: return false
    }
    return true
  }

  /// The place to which the left arrow key moves the caret: without Shift, to the beginning of a selection.
  private func place(before byWord: Bool, _ extends: Bool) -> Int {
    if byWord { return wordStart(before: caret) }
    return selection.isEmpty || extends ? caret - 1 : selection.lowerBound
  }

  private func place(after byWord: Bool, _ extends: Bool) -> Int {
    if byWord { return wordEnd(after: caret) }
    return selection.isEmpty || extends ? caret + 1 : selection.upperBound
  }
}
