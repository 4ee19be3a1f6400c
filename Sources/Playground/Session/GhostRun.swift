import TouchTrace

/// A touch before an edit changed its result, which the stage draws behind the present one.
struct GhostRun {
  let story: TouchStory
  /// The state of the playback when the ghost was made. Any later input ends the ghost.
  private let rewrites: Int
  private let inputs: Int

  /// - Parameter playback: the playback after the edit.
  init(story: TouchStory, of playback: Playback) {
    (self.story, rewrites, inputs) = (story, playback.lastRewrite.number, playback.recorded.count)
  }

  /// Whether there was no input since the edit.
  func isLast(in playback: Playback) -> Bool {
    playback.lastRewrite.number == rewrites && playback.recorded.count == inputs
  }
}
