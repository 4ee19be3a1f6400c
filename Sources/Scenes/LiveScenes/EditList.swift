import Scenes

/// The last edit of each property, in the order of these edits. Playing them has the same effect as playing all.
nonisolated struct EditList {
  private(set) var all: [Edit] = []

  init(_ all: [Edit] = []) { self.all = all }

  /// Adds an edit, in place of an earlier one of the same property.
  mutating func add(_ edit: Edit) {
    all.removeAll { $0.target == edit.target && $0.change.property == edit.change.property }
    all.append(edit)
  }
}
