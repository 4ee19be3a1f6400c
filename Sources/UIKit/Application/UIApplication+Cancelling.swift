extension UIApplication {
  /// Takes all touches away from everybody (TE-29). `time` is in seconds.
  func cancelTouches(at time: TimeInterval, because reason: UIInterruption) {
    cancel(touchesEvent.touches, at: time, because: reason)
  }

  /// A view is no longer in the window in which its touches began (TE-30).
  func viewLeft(_ view: UIView) {
    cancelTouches(on: view, because: .leftWindow(view))
  }

  /// Cancels the touches of everything in `view`.
  func cancelTouches(on view: UIView, because reason: UIInterruption) {
    let orphans = touchesEvent.touches.filter { $0.isDown && ($0.hitView?.isDescendant(of: view) ?? false) }
    cancel(orphans, at: touchesEvent.timestamp, because: reason)
  }

  private func cancel(_ touches: [UITouch], at time: TimeInterval, because reason: UIInterruption) {
    guard !touches.isEmpty else { return }
    observation?.note(.interrupted(reason))
    let event = touchesEvent
    event.timestamp = max(event.timestamp, time)
    now = max(now, time)
    observing(.event(event)) {
      for touch in event.touches {
        if touches.contains(touch) { cancel(touch, at: event.timestamp) } else if touch.news == nil { touch.rest() }
      }
      sendEvent(event)
      event.forgetLifted()
    }
  }

  private func cancel(_ touch: UITouch, at time: TimeInterval) {
    var report = TouchSample(
      finger: touch.finger, phase: .cancelled, location: touch.screenLocation, timestamp: time)
    report.force = touch.force
    report.maximumPossibleForce = touch.maximumPossibleForce
    report.majorRadius = touch.majorRadius
    report.majorRadiusTolerance = touch.majorRadiusTolerance
    touch.update(with: report)
    tapCounter.cancelled(report)
  }
}
