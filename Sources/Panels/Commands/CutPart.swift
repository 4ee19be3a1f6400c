import Scenes

/// What to take out of a recording, by the step that is looked at.
package enum CutPart: Equatable, Sendable {
  /// The touch that the step belongs to.
  case touch
  /// All that was done before that touch.
  case before
  /// All that was done after that step.
  case after
  /// All that was done from the first to the last of these steps.
  case steps(Range<Int>)
}
