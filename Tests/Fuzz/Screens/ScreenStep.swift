import UIKit

/// One line of a case for a screen. Each line stands for itself: one that is not understood is left out.
///
///     when didSelect 2 deleteRow 0 3
///     down 1 200 150 20
///     do reload 0 0
///     up 1 200 150 90
enum ScreenStep {
  /// A report of a finger at a place of the screen, after a time in milliseconds.
  case finger(UITouch.Phase, Int, x: Int, y: Int, wait: Int)
  case wait(Int)
  case change(ScreenChange)
  /// A change inside a call, the n-th time that it comes.
  case when(ScreenCall, turn: Int, ScreenChange)

  init?(_ line: Substring) {
    let words = line.split(separator: " "), numbers = words.dropFirst().compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("down", 4), ("move", 4), ("up", 4), ("cancel", 4):
      let phases: [Substring: UITouch.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
      guard let phase = words.first.flatMap({ phases[$0] }) else { return nil }
      self = .finger(phase, numbers[0], x: numbers[1], y: numbers[2], wait: numbers[3])
    case ("wait", 1): self = .wait(numbers[0])
    case ("do", 2) where words.count == 4:
      guard let change = ScreenChange(words[1...]) else { return nil }
      self = .change(change)
    case ("when", 3) where words.count == 6:
      guard let call = ScreenCall(rawValue: String(words[1])), let change = ScreenChange(words[3...]) else {
        return nil
      }
      self = .when(call, turn: numbers[0], change)
    default: return nil
    }
  }
}

/// Something that code does with the screen.
struct ScreenChange {
  enum Kind: String, CaseIterable {
    case reload, deleteRow, deleteRows, insertRow, moveRow, reloadRow, insertSection, deleteSection, replaceData, scroll
    case moveSection, reloadSection, replaceSource, batch, rowHeight, layout, ask
    case select, deselect, edit, selectsSeveral, selectsNone, removeList, addList, hideList
    case beginEditing, endEditing, sheet, fullScreen, dismiss, push, pop, tab, resign, process
  }

  var kind: Kind
  /// The number of the list, and that of a row or another choice.
  var list: Int, number: Int

  /// Reads a name and two numbers.
  init?(_ words: ArraySlice<Substring>) {
    let words = Array(words)
    guard words.count == 3, let kind = Kind(rawValue: String(words[0])), let list = Int(words[1]),
      let number = Int(words[2]), list >= 0, number >= 0
    else { return nil }
    (self.kind, self.list, self.number) = (kind, list, number)
  }
}

/// A call of the program inside of which a change may be made.
enum ScreenCall: String, CaseIterable {
  case numberOfRows, cell, willDisplay, didEndDisplaying, shouldHighlight, didHighlight, didUnhighlight, shouldSelect
  case height, header, canEdit, shouldDeselect, didSelect, didDeselect, didScroll, actions, willBeginEditing,
    didEndEditing, commit
  case touchesBegan, touchesEnded, touchesCancelled, fieldBegan, fieldEnded
  case willAppear, didAppear, willDisappear, didDisappear, shouldDismiss, willDismiss, didDismiss, attempt
}
