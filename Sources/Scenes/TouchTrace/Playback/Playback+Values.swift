import Scenes

// The values of properties, and putting back those of the file.

extension Playback {
  /// The values of all properties before the first input.
  package var values: InitialValues {
    let values = valuesMemo ?? InitialValues(scene, variant: variant)
    valuesMemo = values
    return values
  }

  /// The values of all properties as the file has them.
  package var originalValues: InitialValues {
    if scene == original { return values }
    let values = originalValuesMemo ?? InitialValues(original, variant: original.variant(variant.name))
    originalValuesMemo = values
    return values
  }

  /// Gives properties of an object the values that the file has: removes the edits of them that were recorded, and those
  /// of the tree. The edits of the scene's own script stay.
  package func putBack(_ properties: [Property], of name: String) {
    let own = scene.script.inputs.map(\.input)
    let inputs = recorded.filter { timed in
      guard case .set(let edit) = timed.input, edit.target == name, !own.contains(timed.input) else { return true }
      return !properties.contains(edit.change.property)
    }
    let scene = scene.puttingBack(properties, of: name, as: original, on: variant.name)
    if scene == self.scene {
      restore(InputList(inputs), until: now)
    } else {
      show(scene, inputs: InputList(inputs), until: now)
    }
  }
}
