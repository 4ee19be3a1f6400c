extension UIApplication {
  /// Puts a finger report into the queue. Nothing happens before `processEvents(until:)`.
  public func enqueue(_ sample: TouchSample) { queue.append(sample) }

  /// Works off the queue up to `time` (seconds), and fires on the way the deadlines that fall due: of a deadline
  /// and a report at the same moment the deadline comes first. A call from within is taken up by the outer one.
  public func processEvents(until time: TimeInterval) {
    guard !isProcessing else { return }
    isProcessing = true
    ApplicationRegistry.ofThisProcess.begin(self)
    while processNext(until: time) {}
    ApplicationRegistry.ofThisProcess.end()
    now = max(now, time)
    isProcessing = false
  }

  /// One deadline or one event; false if nothing is due.
  private func processNext(until time: TimeInterval) -> Bool {
    let report = min(queue.nextTime ?? .infinity, time)
    if let deadline = deadlines.next, deadline <= report, let due = deadlines.takeFirst(dueAt: report) {
      now = max(now, due.time)
      observing(.timeout(due.time), due.body)
      return true
    }
    guard let next = queue.nextTime, next <= time else { return false }
    process(queue.takeEvent(frame: options.frameDuration))
    return true
  }

  /// When something falls due without any report, in seconds; nil when the application waits for nothing.
  public var nextDeadline: TimeInterval? { deadlines.next }

  /// `delay` is in seconds from the moment that is being processed.
  func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> DeadlineList.Token {
    deadlines.schedule(at: now + delay, body)
  }

  /// One event from the queue to the last view.
  private func process(_ reports: [TouchQueue.Report]) {
    guard let time = reports.first?.sample.timestamp else { return }
    now = max(now, time)
    guard !isIgnoringInteractionEvents, applicationState == .active else { return }
    let event = touchesEvent
    let valid = self.valid(reports, for: event)
    guard !valid.isEmpty else { return }
    event.timestamp = time
    event.number += 1
    holdingObserver {
      observing(.event(event, valid.map(\.sample))) {
        for touch in event.touches { touch.rest() }
        for report in valid { update(event, with: report) }
        dispatch(event)
      }
    }
  }

  /// Without those that begin what is down already, or go on with what is not.
  private func valid(_ reports: [TouchQueue.Report], for event: UIEvent) -> [TouchQueue.Report] {
    func isValid(_ report: TouchQueue.Report) -> Bool {
      (report.sample.phase == .began) != event.hasTouch(of: report.sample.finger)
    }
    if reports.count == 1 { return isValid(reports[0]) ? reports : [] }
    return reports.filter(isValid)
  }

  /// Tells everybody, then forgets the fingers that are up.
  private func dispatch(_ event: UIEvent) {
    if !event.touches.isEmpty || !event.unsearched.isEmpty { sendEvent(event) }
    for touch in event.touches where !touch.isDown && !touch.delivery.isOver { lingeringTouches.append(touch) }
    event.forgetLifted()
  }

  private func update(_ event: UIEvent, with report: TouchQueue.Report) {
    guard let touch = event.touch(of: report.sample.finger) else {
      guard !options.searchesInsideSendEvent else { return event.unsearched.append(report.sample) }
      return begin(report.sample, in: event)
    }
    touch.update(with: report.sample)
    if !report.samples.isEmpty { event.samples[ObjectIdentifier(touch)] = report.samples }
    countTaps(of: touch, report.sample)
  }

  private func countTaps(of touch: UITouch, _ sample: TouchSample) {
    switch sample.phase {
    case .moved: if !tapCounter.moved(sample) { touch.tapCount = 0 }
    case .ended: tapCounter.ended(sample)
    case .cancelled: tapCounter.cancelled(sample)
    case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  // MARK: A new touch

  // Reverse-engineered (PL-02, PL-03): the search, and the questions who may receive, come before sendEvent.
  private func begin(_ report: TouchSample, in event: UIEvent) {
    touchCount += 1
    let touch = UITouch(serial: touchCount, sample: report)
    touch.tapCount = tapCounter.began(report)
    bind(touch, for: event)
    guard touch.hitView != nil else { return }
    event.touches.append(touch)
    gestureEnvironment.gather(for: touch, in: event)
  }

  /// With the option, what `begin` does for all new touches of the event (PL-02).
  func searchLate(in event: UIEvent) {
    let reports = event.unsearched
    event.unsearched = []
    for report in reports { begin(report, in: event) }
  }

  private func bind(_ touch: UITouch, for event: UIEvent) {
    var found: (window: UIWindow, view: UIView)?
    for pass in 1...max(1, options.hitTestPasses) {
      observing(.hitTestPass(pass, touch)) {
        let answer = frontmostView(at: touch.screenLocation, with: event)
        if pass == 1 || !options.firstHitTestPassDecides { found = answer }
      }
    }
    touch.window = found?.window
    touch.hitView = found?.view
    observation?.note(.bound(touch, to: found?.view))
  }

  /// Returns the view that a touch at `point` (screen points) goes to, and its window; nil if no window takes it.
  ///
  /// Visible windows are searched from the front; the first whose `hitTest(_:with:)` returns a view owns the touch
  /// (HT-30, HT-31, HT-32). The search changes nothing, so tools may call it with a nil event.
  package final func frontmostView(
    at point: CGPoint, with event: UIEvent?
  ) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden {
      let hit = window.answers(hitTest: window.placement.local(point), with: event)
      // Documented (HT-22): the view must be inside a window.
      if let hit, let owner = hit.window { return (owner, hit) }
    }
    return nil
  }

  // MARK: Without an event

  /// Tells the views what recognizers decided while nothing was reported.
  func serveViews() {
    for window in windows { window.deliverToViews(touchesEvent) }
  }

  /// The device knows now what it had estimated: the touch with this index gets its true force.
  public func updateEstimate(_ estimationUpdateIndex: Int, force: CGFloat) {
    let touches = (touchesEvent.touches + lingeringTouches).filter {
      $0.estimationUpdateIndex?.intValue == estimationUpdateIndex
    }
    for touch in touches {
      touch.correct(force: force)
      for recognizer in touch.recognizers { recognizer.touchesEstimatedPropertiesUpdated([touch]) }
      touch.hitView?.touchesEstimatedPropertiesUpdated([touch])
    }
  }
}
