// A turn is one event, deadline or change from outside the pipeline, with all that follows from it: verdicts, actions,
// the delivery to views and the reset of recognizers. Turns do not nest.

extension UIApplication {
  /// Runs `body` and what follows from it, reported as `step`, and then delivers the cancellations that arose meanwhile,
  /// each as an event of its own (RE-10), and last what callbacks asked for (RE-20). Inside a turn it only runs `body`.
  func turn(_ step: @autoclosure () -> PipelineStep?, _ body: () -> Void) {
    guard !gestureEnvironment.isBusy else { return body() }
    let registry = ApplicationRegistry.ofThisProcess, outer = registry.begin(self)
    perform(step(), body)
    ObservedValues.ofThisProcess.compare()
    OperationQueue.turnEnds()
    while !cancellations.isEmpty { deliver(cancellations.removeFirst()) }
    registry.end(outer)
    while !signals.isEmpty, !gestureEnvironment.isBusy { signals.removeFirst()() }
    processRequested()
    leaveTrackingMode()
  }

  /// Runs `body` with this application as `UIApplication.shared`: code that makes views before the first event asks for it.
  package func asShared<Result>(_ body: () -> Result) -> Result {
    let registry = ApplicationRegistry.ofThisProcess, outer = registry.begin(self)
    defer { registry.end(outer) }
    return body()
  }

  func perform(_ step: @autoclosure () -> PipelineStep?, _ body: () -> Void) {
    if let observation, let step = step() {
      observation.perform(step) {
        gestureEnvironment.work(body)
      } describing: {
        .none
      }
    } else {
      gestureEnvironment.work(body)
    }
    let withheld = touchesEvent.finish()
    if !withheld.isEmpty { lingeringTouches += withheld }
    pressesEvent.finishPresses()
  }

  /// Sends the event. An override of `sendEvent` that does not call super has swallowed the phases that are left
  /// (PL-08).
  func dispatch(_ event: UIEvent) {
    if !event.touches.isEmpty || !event.unsearched.isEmpty { sendEvent(event) }
    if !event.isServed { for touch in event.touches { touch.newPhase = nil } }
  }

  // MARK: Cancelling

  private func deliver(_ cancellation: Cancellation) {
    let event = touchesEvent
    let down = event.touches.filter { cancellation.covers($0) }
    let lifted = lingeringTouches.filter { cancellation.covers($0) }
    let presses = pressesEvent.presses.filter { cancellation.presses.contains($0) }
    let motion = motion.flatMap { $0 === cancellation.motion ? $0 : nil }
    guard !down.isEmpty || !lifted.isEmpty || !presses.isEmpty || motion != nil else { return }
    observation?.note(.interrupted(cancellation.reason))
    if !down.isEmpty || !lifted.isEmpty { deliver(cancellation, to: down, lifted) }
    now = max(now, cancellation.time)
    if !presses.isEmpty { cancel(presses, at: cancellation.time) }
    if let motion { cancel(motion, at: cancellation.time) }
  }

  private func deliver(_ cancellation: Cancellation, to down: [UITouch], _ lifted: [UITouch]) {
    let event = touchesEvent
    event.timestamp = max(event.timestamp, cancellation.time)
    event.number += 1
    now = max(now, event.timestamp)
    let reports = down.map { $0.cancellation(at: event.timestamp) }
    perform(.event(event, reports)) {
      event.rest()
      for (touch, report) in zip(down, reports) {
        event.update(touch, with: report)
        tapCounter.cancelled(report)
      }
      dispatch(event)
      for touch in lifted { touch.isAbandoned = true }
      if !lifted.isEmpty { gestureEnvironment.viewsAreDue() }
    }
  }
}
