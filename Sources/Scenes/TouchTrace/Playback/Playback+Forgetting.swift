// Steps leave memory in a long session; inputs do not. So the recording stays whole, and a touch costs the same after any
// number of others.

extension Playback {
  /// Drops the oldest half of the steps if there are too many, up to a checkpoint, but none of the touch sequence at the
  /// cursor.
  func forgetOldSteps() {
    guard isInteractive, trace.steps.count > limits.steps else { return }
    let shown = trace.sequence(at: cursor).lowerBound
    guard let first = checkpoints.first(after: min(limits.steps / 2, shown)), first.steps > 0,
      first.steps <= shown
    else { return }
    checkpoints.forget(before: first)
    run.forget(before: first)
    cursor -= first.steps
  }
}
