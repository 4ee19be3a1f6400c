import Foundation
import Scenes
import TouchTrace

/// The inputs of a scene before a change that can be undone.
nonisolated struct UndoEntry: Equatable {
  var inputs: InputList
  /// Virtual milliseconds.
  var end: Int
}

/// The changes that can be undone, and those that were undone and can be redone.
nonisolated struct ChangeHistory {
  /// The number of changes that can be undone. Older ones are dropped.
  static let capacity = 100

  private var earlier: [UndoEntry] = []
  private var later: [UndoEntry] = []

  /// Adds the inputs as they are just before a change.
  mutating func add(_ entry: UndoEntry) {
    if earlier.last != entry { earlier.append(entry) }
    earlier = earlier.suffix(ChangeHistory.capacity)
    later = []
  }

  /// Returns the inputs before the last change; nil if there is none. `present` can then be redone.
  mutating func undo(_ present: UndoEntry) -> UndoEntry? {
    guard let entry = earlier.popLast() else { return nil }
    later.append(present)
    return entry
  }

  /// Returns the inputs that were undone last; nil if there are none. `present` can then be undone.
  mutating func redo(_ present: UndoEntry) -> UndoEntry? {
    guard let entry = later.popLast() else { return nil }
    earlier.append(present)
    return entry
  }
}
