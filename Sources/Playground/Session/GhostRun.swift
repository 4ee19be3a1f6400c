import TouchTrace

/// A touch as it was before an edit changed its result.
struct GhostRun {
  let story: TouchStory
  /// How much had been done when the ghost was made: any later input ends it.
  private let rewrites: Int
  private let inputs: Int

  /// - Parameter playback: the playback after the edit.
  init(story: TouchStory, of playback: Playback) {
    (self.story, rewrites, inputs) = (story, playback.rewrites, playback.inputs.count)
  }

  /// Whether nothing was done since the edit.
  func isLast(in playback: Playback) -> Bool { playback.rewrites == rewrites && playback.inputs.count == inputs }
}
