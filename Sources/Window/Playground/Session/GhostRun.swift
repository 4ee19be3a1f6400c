import TouchTrace

/// A touch before an edit changed its result, which the stage draws behind the present one.
struct GhostRun {
  let story: TouchStory
  /// The first step of the present touch that differs from the earlier one.
  let parting: Int
  /// The state of the playback when the ghost was made. Any later input ends the ghost.
  private let rewrites: Int
  private let inputs: Int

  /// - Parameters:
  ///   - run: the run before the edit.
  ///   - playback: the playback after the edit.
  init?(_ run: EarlierRun, of playback: Playback) {
    guard let story = run.story else { return nil }
    let sequence = playback.trace.sequence(at: playback.cursor)
    parting = sequence.lowerBound + RunComparison(run.steps, playback.trace.steps[sequence]).common
    (self.story, rewrites, inputs) = (story, playback.lastRewrite.number, playback.recorded.count)
  }

  /// Whether there was no input since the edit.
  func isLast(in playback: Playback) -> Bool {
    playback.lastRewrite.number == rewrites && playback.recorded.count == inputs
  }
}

/// A touch as it was before an edit.
struct EarlierRun {
  /// At the end of the touch.
  var story: TouchStory?
  var steps: [TraceStep] = []
}
