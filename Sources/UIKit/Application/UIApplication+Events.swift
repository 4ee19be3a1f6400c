extension UIApplication {
  /// Puts a finger report into the queue. Nothing happens before `processEvents(until:)`.
  public func enqueue(_ sample: TouchSample) { queue.append(sample) }

  /// Works off the queue up to `time` (seconds), and fires on the way the deadlines that fall due: of a deadline
  /// and a report at the same moment the deadline comes first.
  public func processEvents(until time: TimeInterval) {
    ApplicationRegistry.ofThisProcess.whileProcessing(self) {
      while true {
        let report = queue.nextTime.flatMap { $0 <= time ? $0 : nil }
        if let due = deadlines.takeFirst(dueAt: report ?? time) {
          due.body()
        } else if report != nil {
          process(queue.takeEvent())
        } else {
          return
        }
      }
    }
  }

  /// When something falls due without any report, in seconds; nil when the application waits for nothing.
  public var nextDeadline: TimeInterval? { deadlines.next }

  /// One event from the queue to the last view.
  private func process(_ samples: [TouchSample]) {
    guard !isIgnoringInteractionEvents, applicationState == .active else { return }
    let event = touchesEvent
    let reports = samples.filter { sample in
      (sample.phase == .began) == !event.touches.contains { $0.finger == sample.finger }
    }
    guard let time = reports.first?.timestamp else { return }
    event.timestamp = time
    observing(.event(event, reports)) {
      event.touches.forEach { $0.rest() }
      for report in reports { update(event, with: report) }
      dispatch(event)
    }
  }

  /// Tells everybody, then forgets the fingers that are up.
  private func dispatch(_ event: UIEvent) {
    if !event.touches.isEmpty { sendEvent(event) }
    event.touches.removeAll { !$0.isDown }
  }

  private func update(_ event: UIEvent, with report: TouchSample) {
    if let touch = event.touches.first(where: { $0.finger == report.finger }) {
      touch.update(with: report)
    } else {
      begin(report, in: event)
    }
  }

  // MARK: A new touch

  // Reverse-engineered (PL-02): the search comes before sendEvent.
  private func begin(_ report: TouchSample, in event: UIEvent) {
    touchCount += 1
    let touch = UITouch(serial: touchCount, sample: report)
    touch.tapCount = tapCounter.count(report)
    bind(touch, for: event)
    if touch.view != nil { event.touches.append(touch) }
  }

  private func bind(_ touch: UITouch, for event: UIEvent) {
    var found: (window: UIWindow, view: UIView)?
    for pass in 1...max(1, options.hitTestPasses) {
      observing(.hitTestPass(pass, touch)) { found = hitTest(touch.screenLocation, with: event) }
    }
    touch.window = found?.window
    touch.view = found?.view
    observation?.note(.bound(touch, to: found?.view))
  }

  /// Windows from the front; the first that has an answer owns the touch (HT-30, HT-31, HT-32).
  private func hitTest(_ point: CGPoint, with event: UIEvent) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden {
      let hit = window.answers(hitTest: window.placement.local(point), with: event)
      // Documented (HT-22): the view must be inside a window.
      if let hit, let owner = hit.window { return (owner, hit) }
    }
    return nil
  }

  // MARK: Cancelling

  /// Takes all touches away from everybody (TE-29). `time` is in seconds.
  func cancelTouches(at time: TimeInterval) {
    cancel(touchesEvent.touches, at: time)
  }

  /// A view is no longer in the window in which its touches began (TE-30).
  func viewLeft(_ view: UIView) {
    let orphans = touchesEvent.touches.filter { $0.isDown && ($0.view?.isDescendant(of: view) ?? false) }
    cancel(orphans, at: touchesEvent.timestamp)
  }

  private func cancel(_ touches: [UITouch], at time: TimeInterval) {
    guard !touches.isEmpty else { return }
    let event = touchesEvent
    event.timestamp = max(event.timestamp, time)
    let reports = touches.map { $0.cancellation(at: event.timestamp) }
    observing(.event(event, reports)) {
      event.touches.forEach { $0.rest() }
      for report in reports { update(event, with: report) }
      dispatch(event)
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
