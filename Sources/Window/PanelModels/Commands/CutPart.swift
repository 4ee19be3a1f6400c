/// The part to cut from a recording, relative to the current step.
package enum CutPart: Equatable, Sendable {
  /// The touch that the step belongs to.
  case touch
  /// Everything before that touch.
  case before
  /// Everything after that step.
  case after
  /// Everything from the first to the last of these steps.
  case steps(Range<Int>)
}
