import Foundation
import Scenes
import TouchTrace

/// What was done to a scene, as it was before somebody changed it.
nonisolated struct UndoEntry: Equatable {
  var inputs: [TimedInput]
  /// Virtual milliseconds.
  var end: Int
}

/// What can be taken back, and what was taken back. Nothing is lost by either.
nonisolated struct ChangeHistory {
  /// The oldest are forgotten.
  static let longest = 100

  private var earlier: [UndoEntry] = []
  private var later: [UndoEntry] = []

  /// `undoEntry` is about to be changed.
  mutating func note(_ undoEntry: UndoEntry) {
    if earlier.last != undoEntry { earlier.append(undoEntry) }
    earlier = earlier.suffix(ChangeHistory.longest)
    later = []
  }

  /// What was there before the last change, in place of `present`; nil: nothing was changed.
  mutating func undo(_ present: UndoEntry) -> UndoEntry? {
    guard let undoEntry = earlier.popLast() else { return nil }
    later.append(present)
    return undoEntry
  }

  /// What was taken back last, in place of `present`; nil: nothing was taken back.
  mutating func redo(_ present: UndoEntry) -> UndoEntry? {
    guard let undoEntry = later.popLast() else { return nil }
    earlier.append(present)
    return undoEntry
  }
}

extension Workbench {
  private var undoEntry: UndoEntry { UndoEntry(inputs: playback.inputs, end: playback.now) }

  /// Before an edit, a cut, or anything else that a person may want back.
  func noteChange() { history.note(undoEntry) }

  func undo() { goBack(to: history.undo(undoEntry)) }

  func redo() { goBack(to: history.redo(undoEntry)) }

  private func goBack(to undoEntry: UndoEntry?) {
    guard let undoEntry else { return }
    keepingMarks { restart { playback.restore(undoEntry.inputs, until: undoEntry.end) } }
  }
}
