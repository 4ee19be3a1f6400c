import Scenes

// Edits of the scene's tree. They make another scene, on which the inputs are played again.

extension Playback {
  /// Whether the file would say something else if the scene were saved: an edit that was taken back is none.
  ///
  /// Takes time in proportion to the number of inputs, as `editedScene` does.
  package var isTreeEdited: Bool {
    !editedScene.omittingDefaults(unlessIn: original).isSame(as: original.omittingDefaults(unlessIn: original))
  }

  /// The scene whose tree has all edits so far, also the edits that are recorded as inputs.
  ///
  /// Takes time in proportion to the number of inputs.
  package var editedScene: Scene {
    let recorded = RecordedEdits(in: recorded, of: scene)
    return (try? scene.applying(recorded, on: variant.name)) ?? scene
  }

  /// Whether all inputs can be played again on an edited tree while a view is dragged.
  package var canPlayAllAtOnce: Bool { !isInteractive || recorded.count <= limits.inputsAtOnceOnTree }

  /// Changes the tree. The edits that were recorded as inputs before become part of it.
  /// - Throws: `TextError` if an edit does not fit the scene. Nothing is changed then.
  package func editTree(_ edits: [TreeEdit]) throws(TextError) {
    let recording = RecordedEdits(in: recorded, of: scene)
    var edited = try scene.applying(recording, on: variant.name), inputs = recording.inputs
    for edit in edits {
      let next = try edited.applying(edit, on: variant.name)
      if let map = edited.nameMapping(of: edit) {
        inputs = inputs.compactMap { timed in
          timed.input.mappingNames(map).map { TimedInput(time: timed.time, input: $0) }
        }
      }
      edited = next
    }
    show(edited, inputs: InputList(inputs), until: now)
  }

  /// Plays inputs on another state of the scene's tree, and keeps the cursor on the same step.
  package func show(_ scene: Scene, inputs: InputList, until time: Int) {
    guard scene != self.scene else { return restore(inputs, until: time) }
    self.scene = scene
    variant = scene.variant(variant.name) ?? scene.variant() ?? .unchanged
    keepingCursor(limit: limits.inputsAtOnceOnTree) {
      checkpoints = CheckpointList(distance: limits.checkpointDistance)
      (played, fingersPlayed) = (0, [])
      rewrite(inputs, until: time)
    }
    updateOriginalTree()
  }

  /// Notes that the file has the scene now.
  package func noteSaved(_ scene: Scene) {
    original = scene
    updateOriginalTree()
  }

  private func updateOriginalTree() {
    originalTree = runner.run(original, originalVariant).trace.lastTree
  }

  /// The variant of the original scene that has the name of the present one.
  var originalVariant: Variant { original.variant(variant.name) ?? original.variant() ?? .unchanged }
}
