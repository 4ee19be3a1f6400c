import Foundation
import Narration
import Scenes
import TouchTrace

/// A scene and its inputs before a change that can be undone.
nonisolated struct UndoEntry {
  var scene: Scene
  var inputs: InputList
  /// Virtual milliseconds.
  var end: Int
  /// The name of the selected object.
  var selected: String?

  /// Whether there is nothing to undo between two entries.
  func isSame(as other: UndoEntry) -> Bool {
    scene == other.scene && inputs == other.inputs && end == other.end
  }

  /// The state with the touches that came after it, which an edit has not made.
  func followed(by present: UndoEntry) -> UndoEntry {
    func late(_ inputs: InputList) -> [TimedInput] { inputs.filter { $0.time >= end && !$0.input.isChange } }
    let touches = late(present.inputs).dropFirst(late(inputs).count)
    guard !touches.isEmpty else { return self }
    var entry = self
    entry.inputs.append(contentsOf: touches)
    entry.end = present.end
    return entry
  }
}

/// The changes to undo, and the undone changes to redo.
nonisolated struct ChangeHistory {
  /// The number of changes that can be undone. Older ones are dropped.
  static let capacity = 100

  /// A change with the state before it, or, among those to redo, after it.
  private struct Change {
    var name: ChangeName
    var entry: UndoEntry
    /// The press or key that made the change.
    var gesture: Int
  }

  private var earlier: [Change] = []
  private var later: [Change] = []

  /// Adds the state as it is just before a change. Changes of one name by one gesture, such as the drag of a slider, are
  /// one change.
  /// - Parameter gesture: the number of the press or key that makes the change.
  /// - Returns: whether this is a new change.
  mutating func add(_ entry: UndoEntry, before name: ChangeName, gesture: Int) -> Bool {
    defer { later = [] }
    if let last = earlier.last, last.name == name && last.gesture == gesture && name.isContinuous { return false }
    if earlier.last?.entry.isSame(as: entry) != true {
      earlier.append(Change(name: name, entry: entry, gesture: gesture))
    } else {
      earlier[earlier.count - 1].name = name
    }
    earlier = earlier.suffix(ChangeHistory.capacity)
    return true
  }

  /// Removes the last change.
  mutating func drop() { _ = earlier.popLast() }

  /// Returns the state before the last change, and what it was; nil if there is none. `present` can then be redone.
  mutating func undo(_ present: UndoEntry) -> (name: ChangeName, entry: UndoEntry)? {
    guard let change = earlier.popLast() else { return nil }
    later.append(Change(name: change.name, entry: present, gesture: change.gesture))
    return restored(change, from: present)
  }

  /// Returns the state after the change that was undone last, and what it was; nil if there is none. `present` can then
  /// be undone.
  mutating func redo(_ present: UndoEntry) -> (name: ChangeName, entry: UndoEntry)? {
    guard let change = later.popLast() else { return nil }
    earlier.append(Change(name: change.name, entry: present, gesture: change.gesture))
    return restored(change, from: present)
  }

  /// The state that a change gives back. Touches that came since are kept, unless the change was one of the touches.
  private func restored(_ change: Change, from present: UndoEntry) -> (name: ChangeName, entry: UndoEntry) {
    (change.name, change.name.isOfInputs ? change.entry : change.entry.followed(by: present))
  }
}
