import Scenes

/// The run of a second scene with the inputs of a playback, so that each touch happens in both.
@MainActor package final class FollowingRun {
  package let playback: Playback
  /// Whether changes of the tree that were made by hand happen in this run too.
  private let takesEdits: Bool
  private var rewrite: Playback.Rewrite?
  private var count = 0

  /// - Parameters:
  ///   - runner: of own code; nil for a scene.
  ///   - takesEdits: whether changes of the tree that were made by hand happen in this run too.
  package init(_ scene: Scene, variant: Variant?, runner: (any SceneRunner)? = nil, takesEdits: Bool) {
    playback = Playback(scene, variant: variant, runner: runner)
    playback.isInteractive = true
    self.takesEdits = takesEdits
  }

  /// Brings this run to the inputs and the time of another one. Fast if there is nothing new.
  ///
  /// Touches, events and marks are the same in both. An input that changes an object which this scene does not have does
  /// nothing.
  package func follow(_ leader: Playback) {
    let appended = leader.recorded[min(count, leader.recorded.count)...]
    if rewrite == leader.lastRewrite, count <= leader.recorded.count, !appended.contains(where: \.input.isChange) {
      if !appended.isEmpty { playback.perform(Array(appended)) }
    } else {
      let inputs =
        takesEdits ? leader.recorded : InputList(RecordedEdits(in: leader.recorded, of: leader.scene).inputs)
      playback.restore(inputs, until: leader.now)
    }
    (rewrite, count) = (leader.lastRewrite, leader.recorded.count)
    playback.advance(to: leader.now)
    if leader.isComplete { playback.continueReplay() }
  }
}
