/// The work that is left to an application between events. Everything is empty once all fingers are up and all
/// deadlines have passed.
package struct PipelineRemainder {
  /// The touches of fingers that are down.
  package let touches: [UITouch]
  /// Lifted touches whose views have not received the end (GR-70).
  package let lingeringTouches: [UITouch]
  /// The recognizers of an attempt that is not over.
  package let activeRecognizers: [UIGestureRecognizer]
  /// The number of requests to cancel touches that were not delivered.
  package let cancellationCount: Int
  /// In seconds.
  package let nextDeadline: TimeInterval?

  /// Whether nothing is left: what happens next depends only on the views, the recognizers and the last taps.
  package var isEmpty: Bool {
    touches.isEmpty && lingeringTouches.isEmpty && activeRecognizers.isEmpty && cancellationCount == 0
      && nextDeadline == nil
  }
}

extension UIApplication {
  package final var remainder: PipelineRemainder {
    PipelineRemainder(
      touches: touchesEvent.touches, lingeringTouches: lingeringTouches,
      activeRecognizers: gestureEnvironment.activeRecognizers, cancellationCount: cancellations.count,
      nextDeadline: nextDeadline)
  }
}
