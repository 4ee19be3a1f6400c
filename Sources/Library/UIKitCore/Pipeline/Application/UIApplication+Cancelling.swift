/// A request to cancel touches, which is delivered after the event in which it arose (RE-10).
struct Cancellation {
  let reason: Interruption
  /// In seconds.
  let time: TimeInterval
  /// The touches in flight at the request.
  let touches: [UITouch]

  func covers(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }
}

extension UIApplication {
  /// Cancels all touches in recognizers and views (TE-29, RE-12). `time` is in seconds.
  func cancelTouches(at time: TimeInterval, because reason: Interruption) {
    cancel(at: time, because: reason) { $0.isDown }
  }

  /// Cancels the touches of a view that has left the window in which they began (TE-30). New touches that are still
  /// being searched for are dropped instead (RE-13).
  func viewLeft(_ view: UIView) {
    hasLostViews = true
    cancelTouches(on: view, because: .leftWindow(view))
  }

  /// Cancels the touches of a window that is no longer one of this application, the withheld ones too (RE-15).
  func windowLeft(_ window: UIWindow) {
    hasLostViews = true
    cancel(at: now, because: .leftWindow(window)) { $0.window === window }
  }

  /// Cancels the touches of `view` and its descendants.
  func cancelTouches(on view: UIView, because reason: Interruption) {
    cancel(at: now, because: reason) { $0.hitView?.isDescendant(of: view) ?? false }
  }

  private func cancel(at time: TimeInterval, because reason: Interruption, _ isMeant: (UITouch) -> Bool) {
    var touches = touchesEvent.touches.filter { !(isSearching && $0.newPhase == .began) && isMeant($0) }
    touches += lingeringTouches.filter(isMeant)
    guard !touches.isEmpty else { return }
    cancellations.append(Cancellation(reason: reason, time: time, touches: touches))
    turn(nil) {}
  }
}

extension UITouch {
  func cancellation(at time: TimeInterval) -> TouchSample {
    TouchSample(
      finger: finger, phase: .cancelled, location: screenLocation, timestamp: time, force: force,
      maximumPossibleForce: maximumPossibleForce, majorRadius: majorRadius, majorRadiusTolerance: majorRadiusTolerance)
  }
}
