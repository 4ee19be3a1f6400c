extension UIApplication {
  /// Cancels all touches in recognizers and views (TE-29). `time` is in seconds.
  func cancelTouches(at time: TimeInterval, because reason: Interruption) {
    cancel(touchesEvent.touches, at: time, because: reason)
  }

  /// Cancels the touches of a view that has left the window in which they began (TE-30).
  func viewLeft(_ view: UIView) {
    cancelTouches(on: view, because: .leftWindow(view))
  }

  /// Cancels the touches of `view` and its descendants.
  func cancelTouches(on view: UIView, because reason: Interruption) {
    let orphans = touchesEvent.touches.filter { $0.isDown && ($0.hitView?.isDescendant(of: view) ?? false) }
    cancel(orphans, at: touchesEvent.timestamp, because: reason)
  }

  private func cancel(_ touches: [UITouch], at time: TimeInterval, because reason: Interruption) {
    guard !touches.isEmpty else { return }
    observation?.note(.interrupted(reason))
    let event = touchesEvent
    event.timestamp = max(event.timestamp, time)
    now = max(now, time)
    let reports = touches.map { $0.cancellation(at: event.timestamp) }
    observing(.event(event, reports)) {
      for touch in event.touches where touch.newPhase == nil { touch.rest() }
      for (touch, report) in zip(touches, reports) {
        touch.update(with: report)
        tapCounter.cancelled(report)
      }
      sendEvent(event)
      event.removeLifted()
    }
  }
}

extension UITouch {
  fileprivate func cancellation(at time: TimeInterval) -> TouchSample {
    TouchSample(
      finger: finger, phase: .cancelled, location: screenLocation, timestamp: time, force: force,
      maximumPossibleForce: maximumPossibleForce, majorRadius: majorRadius, majorRadiusTolerance: majorRadiusTolerance)
  }
}
