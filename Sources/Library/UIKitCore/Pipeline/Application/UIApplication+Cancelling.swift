/// A request to cancel touches, presses and a shake, which is delivered after the event in which it arose (RE-10).
struct Cancellation {
  let reason: Interruption
  /// In seconds.
  let time: TimeInterval
  /// The touches in flight at the request.
  let touches: [UITouch]
  /// The buttons that were down, and the shake that had begun.
  let presses: [UIPress], motion: MotionEvent?

  func covers(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }
}

extension UIApplication {
  /// Cancels all touches, presses and shakes in recognizers and responders (TE-29, RE-12, PM-01, PM-02). `time` is in
  /// seconds.
  func cancelAll(at time: TimeInterval, because reason: Interruption) {
    cancel(at: time, because: reason, { $0.isDown }, of: { _ in true })
  }

  /// Cancels the touches of a view that has left the window in which they began (TE-30), and what its responders receive
  /// (PM-01, PM-02). New touches that are still being searched for are dropped instead (RE-13).
  func viewLeft(_ view: UIView) {
    hasLostViews = true
    cancel(at: now, because: .leftWindow(view), { $0.hitView?.isDescendant(of: view) ?? false }) { responder in
      responder.map(view.isAround) ?? false
    }
  }

  /// Cancels the touches of a window that is no longer one of this application, the withheld ones too (RE-15).
  func windowLeft(_ window: UIWindow) {
    hasLostViews = true
    cancel(at: now, because: .leftWindow(window), { $0.window === window }) { $0?.responderWindow === window }
  }

  /// - Parameters:
  ///   - isMeant: whether a touch is cancelled.
  ///   - isConcerned: whether the presses and the shake that a responder receives are cancelled.
  private func cancel(
    at time: TimeInterval, because reason: Interruption, _ isMeant: (UITouch) -> Bool,
    of isConcerned: (UIResponder?) -> Bool
  ) {
    var touches = touchesEvent.touches.filter { !(isSearching && $0.newPhase == .began) && isMeant($0) }
    touches += lingeringTouches.filter(isMeant)
    let presses = pressesEvent.presses.filter { $0.isDown && isConcerned($0.responder) }
    let motion = motion.flatMap { isConcerned($0.responder) ? $0 : nil }
    guard !touches.isEmpty || !presses.isEmpty || motion != nil else { return }
    cancellations.append(
      Cancellation(reason: reason, time: time, touches: touches, presses: presses, motion: motion))
    turn(nil) {}
  }
}

extension UIView {
  /// Whether a finger is down that came down on this view or a descendant.
  package final var hasFinger: Bool {
    window?.application?.touchesEvent.touches.contains { $0.isDown && $0.hitView?.isDescendant(of: self) == true }
      ?? false
  }
}

extension UITouch {
  func cancellation(at time: TimeInterval) -> TouchSample {
    TouchSample(
      finger: finger, phase: .cancelled, location: screenLocation, timestamp: time, force: force,
      maximumPossibleForce: maximumPossibleForce, majorRadius: majorRadius, majorRadiusTolerance: majorRadiusTolerance)
  }
}
