import Scenes

// Steps leave memory in a long session; inputs do not. So the recording stays whole, and a touch costs the same after any
// number of others.

extension Playback {
  /// The number of steps at which the oldest leave memory: some hundred touches.
  static let mostSteps = 16_384

  /// Drops the oldest half of the steps if there are too many, up to a checkpoint, but none of the touch sequence at the
  /// cursor.
  func forgetOldSteps() {
    guard isInteractive, trace.steps.count > Playback.mostSteps else { return }
    let shown = trace.sequence(at: cursor).lowerBound
    guard let first = checkpoints.first(after: min(Playback.mostSteps / 2, shown)), first.steps > 0,
      first.steps <= shown
    else { return }
    checkpoints.forget(before: first)
    recorder.forget(before: first)
    cursor -= first.steps
  }
}
