extension UIApplication {
  /// Adds a finger report to the queue; `processEvents(until:)` delivers it.
  ///
  /// A report that is older than the last one in the queue gets the time of the last one. A report whose location or
  /// time is not finite is refused. Example: a tap at (40, 60) of the screen that lasts 80 milliseconds.
  ///
  ///     let point = CGPoint(x: 40, y: 60)
  ///     application.enqueue(TouchSample(phase: .began, location: point, timestamp: 0))
  ///     application.enqueue(TouchSample(phase: .ended, location: point, timestamp: 0.08))
  ///     application.processEvents(until: 0.08)
  public func enqueue(_ sample: TouchSample) {
    guard sample.location.x.isFinite, sample.location.y.isFinite, sample.timestamp.isFinite else { return }
    queue.append(sample)
  }

  /// Delivers the reports up to `time` (seconds) and runs the deadlines that are due in between, in order of time.
  ///
  /// If a deadline and a report have the same time, the deadline comes first. A call from inside a callback returns at
  /// once (RE-20): inside this method, the outer call delivers reports that were added meanwhile, up to its own `time`;
  /// in a change from outside, such as the removal of a touched view, they are delivered after it. Example: a finger
  /// that rests until the long press of its view begins.
  ///
  ///     application.enqueue(TouchSample(phase: .began, location: point, timestamp: 0))
  ///     application.processEvents(until: 0)
  ///     if let deadline = application.nextDeadline {  // 0.5
  ///       application.processEvents(until: deadline)
  ///     }
  public func processEvents(until time: TimeInterval) {
    guard !isProcessing, !time.isNaN else { return }
    guard !gestureEnvironment.isBusy else { return requestedTime = max(requestedTime ?? time, time) }
    isProcessing = true
    let registry = ApplicationRegistry.ofThisProcess, outer = registry.begin(self)
    // Transitions that code outside of events has asked for begin before time passes.
    if !startingTransitions.isEmpty { layoutWindows() }
    while processNext(until: time) {}
    layoutWindows()
    registry.end(outer)
    if time.isFinite { now = max(now, time) }
    isProcessing = false
  }

  /// Delivers what callbacks of the last turn have asked for (RE-20).
  func processRequested() {
    guard !isProcessing, let time = requestedTime else { return }
    requestedTime = nil
    processEvents(until: time)
  }

  /// Runs one deadline or delivers one event; returns false if nothing is due.
  private func processNext(until time: TimeInterval) -> Bool {
    let next = queue.nextTime, report = min(next ?? .infinity, time)
    if let deadline = deadlines.next, deadline <= report, let due = deadlines.takeFirst(dueAt: report) {
      now = max(now, due.time)
      turn(due.isReported ? .timeout(due.time) : nil, due.work)
      // The frame comes when nothing else is due at this time.
      let hasFrame = min(deadlines.next ?? .infinity, queue.nextTime ?? .infinity) > now && needsFrame && showFrame()
      if hasFrame || !due.isReported { observation?.observer?.pipelineDidMove(at: due.time) }
      return true
    }
    guard let next, next <= time else { return false }
    let frame = options.frameDuration, deadline = deadlines.next ?? .infinity
    guard var reports = queue.takeEvent(frame: frame, until: time, before: deadline) else { return false }
    process(&reports)
    return true
  }

  /// The time of the next time-out, in seconds; nil if no recognizer or animation waits for one.
  ///
  /// Pass it to `processEvents(until:)` when no report comes earlier, for example to let a long press begin.
  public var nextDeadline: TimeInterval? { deadlines.next }

  /// Runs `body` after `delay` seconds, counted from `now`.
  func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> Deadlines.Token {
    schedule(at: now + delay, body)
  }

  /// Runs `body` at `time`, in seconds.
  /// - Parameter isReported: whether the observer hears of the deadline. Frames of a movement are not reported.
  func schedule(at time: TimeInterval, isReported: Bool = true, _ body: @escaping () -> Void) -> Deadlines.Token {
    deadlines.schedule(at: time, isReported: isReported, body)
  }

  /// Delivers one event: searches the views of new touches, then sends the event to windows.
  private func process(_ reports: inout TouchQueue.Reports) {
    let time = reports.latestTime
    now = max(now, time)
    guard !dropsEvents else { return }
    layoutWindows()
    let event = touchesEvent
    guard keepValid(&reports, for: event) else { return }
    event.timestamp = time
    event.number += 1
    holdingObserver {
      turn(.event(event, reports.samples)) {
        event.rest()
        update(event, with: reports.first)
        for report in reports.others { update(event, with: report) }
        if isSearching { endSearch(in: event) }
        dispatch(event)
      }
    }
  }

  /// Drops reports that begin a touch already down, or continue a touch that is not down; returns whether any are left.
  private func keepValid(_ reports: inout TouchQueue.Reports, for event: UIEvent) -> Bool {
    func isValid(_ report: TouchQueue.Report) -> Bool {
      (report.sample.phase == .began) != event.hasTouch(of: report.sample.finger)
    }
    if reports.others.isEmpty { return isValid(reports.first) }
    guard let valid = TouchQueue.Reports(reports.all.filter(isValid)) else { return false }
    reports = valid
    return true
  }

  private func update(_ event: UIEvent, with report: TouchQueue.Report) {
    guard let touch = event.touch(of: report.sample.finger) else {
      guard !options.searchesInsideSendEvent else { return event.unsearched.append(report.sample) }
      return begin(report.sample, in: event)
    }
    event.update(touch, with: report.sample)
    if report.samples.isEmpty {
      noteEstimate(in: report.sample, of: touch)
    } else {
      event.samples[ObjectIdentifier(touch)] = report.samples
      for sample in report.samples { noteEstimate(in: sample, of: touch) }
    }
    countTaps(of: touch, report.sample)
  }

  private func countTaps(of touch: UITouch, _ sample: TouchSample) {
    switch sample.phase {
    case .moved: if !tapCounter.moved(sample) { touch.tapCount = 0 }
    case .ended:
      tapCounter.ended(sample)
      noteStatusBarTap(touch)
    case .cancelled: tapCounter.cancelled(sample)
    case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
