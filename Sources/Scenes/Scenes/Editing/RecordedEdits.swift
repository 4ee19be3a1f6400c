/// The inputs by which a person changed the tree during a recording. Inputs that are part of the touches are not among
/// them.
///
/// A change belongs to the tree if it was made while no finger was down, and if the scene's own script does not have it.
/// The objects of a run take it before a touch; the file has it in the tree.
package struct RecordedEdits {
  /// The changes of the tree, in their order.
  package private(set) var edits: [TreeEdit] = []
  /// The inputs that are left.
  package private(set) var inputs: [TimedInput] = []

  package init(in recording: some Sequence<TimedInput>, of scene: Scene) {
    let own = scene.script.inputs.map(\.input).filter(\.isChange)
    var fingers: Set<Int> = []
    for timed in recording {
      fingers.follow(timed.input)
      if fingers.isEmpty, !own.contains(timed.input), let edit = timed.input.treeEdit(in: scene) {
        edits.append(edit)
      } else {
        inputs.append(timed)
      }
    }
  }
}

extension Scene {
  /// Returns the scene whose tree has edits that were recorded on a variant of it. A variant that sets a property itself
  /// takes the new value; so the tree stays as it is for the others.
  /// - Throws: `TextError` if an edit does not fit the scene.
  package func applying(_ recorded: RecordedEdits, on variant: String) throws(TextError) -> Scene {
    var scene = self
    for edit in recorded.edits { scene = try scene.applying(edit, on: variant) }
    return scene
  }

  /// Returns the scene after an edit of its tree that was made while a variant was shown.
  package func applying(_ edit: TreeEdit, on variant: String) throws(TextError) -> Scene {
    guard case .set(let set) = edit, let index = variants.firstIndex(where: { $0.name == variant }),
      let place = variants[index].edits.lastIndex(where: { $0.isOfSameProperty(as: set) })
    else { return try applying(edit) }
    var scene = self
    scene.variants[index].edits[place] = set
    return scene
  }
}

extension Edit {
  fileprivate func isOfSameProperty(as other: Edit) -> Bool {
    target == other.target && change.property == other.change.property
  }
}

extension Input {
  /// Whether it changes an object.
  package var isChange: Bool {
    switch self {
    case .set, .front: true
    case .touch, .mark, .interrupt, .shake, .remote, .press: false
    }
  }

  /// The edit of the tree that has the same effect before the first touch; nil if there is none.
  fileprivate func treeEdit(in scene: Scene) -> TreeEdit? {
    switch self {
    case .set(let edit):
      // Only a script can destroy a target.
      return scene.targets.contains(edit.target) ? nil : .set(edit)
    case .front(let name):
      return scene.superview(of: name).map { .move(name, to: $0, at: .max, frame: nil) }
    case .touch, .mark, .interrupt, .shake, .remote, .press: return nil
    }
  }
}

extension Scene {
  /// Returns the view or window that a view is in.
  package func superview(of name: String) -> String? {
    windows.first { $0.views.contains { $0.name == name } }?.name
      ?? views.first { $0.views.contains { $0.name == name } }?.name
  }
}
