import TouchTrace

/// A touch as it was before an edit changed its result.
struct GhostRun {
  let story: TouchStory
  /// What was done by then: what is done later ends the ghost.
  private let rewrites: Int
  private let inputs: Int

  /// `playback` holds the edit already.
  init(story: TouchStory, of playback: Playback) {
    (self.story, rewrites, inputs) = (story, playback.rewrites, playback.inputs.count)
  }

  func isLast(in playback: Playback) -> Bool { playback.rewrites == rewrites && playback.inputs.count == inputs }
}

extension Workbench {
  /// The earlier run that stays behind the present one.
  var shownGhost: TouchStory? {
    showsGhost ? ghost.flatMap { $0.isLast(in: playback) ? $0.story : nil } : nil
  }
}
