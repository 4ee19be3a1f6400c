import Foundation
import Scenes
import TouchTrace

/// What was done to a scene, as it was before somebody changed it.
nonisolated struct Done: Equatable {
  var inputs: [TimedInput]
  /// Virtual milliseconds.
  var end: Int
}

/// What can be taken back, and what was taken back. Nothing is lost by either.
nonisolated struct ChangeHistory {
  /// The oldest are forgotten.
  static let longest = 100

  private var earlier: [Done] = []
  private var later: [Done] = []

  /// `done` is about to be changed.
  mutating func note(_ done: Done) {
    if earlier.last != done { earlier.append(done) }
    earlier = earlier.suffix(ChangeHistory.longest)
    later = []
  }

  /// What was there before the last change, in place of `present`; nil: nothing was changed.
  mutating func undo(_ present: Done) -> Done? {
    guard let done = earlier.popLast() else { return nil }
    later.append(present)
    return done
  }

  /// What was taken back last, in place of `present`; nil: nothing was taken back.
  mutating func redo(_ present: Done) -> Done? {
    guard let done = later.popLast() else { return nil }
    earlier.append(present)
    return done
  }
}

extension Workbench {
  private var done: Done { Done(inputs: playback.inputs, end: playback.now) }

  /// Before an edit, a cut, or anything else that a person may want back.
  func noteChange() { history.note(done) }

  func undo() { goBack(to: history.undo(done)) }

  func redo() { goBack(to: history.redo(done)) }

  private func goBack(to done: Done?) {
    guard let done else { return }
    keepingMarks { restart { playback.restore(done.inputs, until: done.end) } }
  }
}
