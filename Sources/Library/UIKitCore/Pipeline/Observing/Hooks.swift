// Hooks: the pipeline calls overridable code only through these functions, which report each call to the observer. What
// is observed is therefore what happens. Without an observer a hook costs one check.

extension UIView {
  /// Whether the hit test searches the view and its subviews; a refusal is reported.
  @inline(__always)
  var acceptsTouches: Bool {
    guard touchRefusal != nil else { return true }
    noteRefusal()
    return false
  }

  @inline(__always)
  func answers(hitTest point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isIntercepted else { return observedAnswer(hitTest: point, with: event) }
    return hitTest(point, with: event)
  }

  @inline(__always)
  func answers(pointInside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isIntercepted else { return observedAnswer(pointInside: point, with: event) }
    return self.point(inside: point, with: event)
  }

  // The rare calls are not inlined, so that the hit test without an observer stays small and in registers.

  @inline(never)
  private func noteRefusal() { if let touchRefusal { observation?.note(.refused(self, touchRefusal)) } }

  @inline(never)
  private func observedAnswer(hitTest point: CGPoint, with event: UIEvent?) -> UIView? {
    reported(hitTest: point) { hitTest(point, with: event) }
  }

  @inline(never)
  private func observedAnswer(pointInside point: CGPoint, with event: UIEvent?) -> Bool {
    reported(pointInside: point) { self.point(inside: point, with: event) }
  }

  // An override may call `child.hitTest(…)` directly. The default implementation then finds that the innermost
  // reported call is another one and reports its own.

  /// The default of `hitTest(_:with:)` for a view that is observed or has a replaced method.
  @inline(never)
  func enteringHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if observation?.isInside(.hitTest(ObjectIdentifier(self))) ?? true { return search(at: point, with: event) }
    return reported(hitTest: point) { search(at: point, with: event) }
  }

  private func search(at point: CGPoint, with event: UIEvent?) -> UIView? {
    hasReplacedHitTest ? replacedSearch(at: point, with: event) : frontmost(at: point, with: event)
  }

  @inline(never)
  func enteringPointInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if observation?.isInside(.pointInside(ObjectIdentifier(self))) ?? true { return contains(point, with: event) }
    return reported(pointInside: point) { contains(point, with: event) }
  }

  private func reported(hitTest point: CGPoint, _ body: () -> UIView?) -> UIView? {
    guard let observation else { return body() }
    return observation.perform(.hitTest(self, point), body) { .view($0) }
  }

  private func reported(pointInside point: CGPoint, _ body: () -> Bool) -> Bool {
    guard let observation else { return body() }
    return observation.perform(.pointInside(self, point), body) { .flag($0) }
  }
}

extension UIResponder {
  // Long chains nest these calls deeply: without an observer each level uses little of the stack.

  /// Calls the `touches…` method of `phase`.
  func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    guard PipelineObservation.isThereAny, let observation = observation(for: touches, in: event) else {
      return call(touches, in: phase, with: event)
    }
    receive(touches, in: phase, with: event, observedBy: observation)
  }

  @inline(never)
  private func receive(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?, observedBy observation: PipelineObservation
  ) {
    observation.perform(.touches(self, phase, event?.order(of: touches) ?? touches.inOrderOfArrival)) {
      call(touches, in: phase, with: event)
    } describing: { _ in
      .none
    }
  }

  /// A view that has left its window during a touch has no observation of its own; what it still receives is reported
  /// to the observer of the event's application.
  private func observation(for touches: Set<UITouch>, in event: UIEvent?) -> PipelineObservation? {
    isReported ? observation(for: touches) ?? event?.observation : nil
  }

  private func call(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// The default of the four `touches…` methods: sends the touches to the next responder (RC-08).
  func forward(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    if PipelineObservation.isThereAny, let observation = observation(for: touches, in: event) {
      forward(touches, in: phase, with: event, observedBy: observation)
    } else if let next, ChainDepth.descends(to: next) {
      next.receive(touches, in: phase, with: event)
      ChainDepth.ascend()
    }
  }

  @inline(never)
  private func forward(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?, observedBy observation: PipelineObservation
  ) {
    guard !observation.isInside(.touches(ObjectIdentifier(self), phase)) else {
      return pass(touches, in: phase, with: event, observedBy: observation)
    }
    observation.perform(.touches(self, phase, event?.order(of: touches) ?? touches.inOrderOfArrival)) {
      pass(touches, in: phase, with: event, observedBy: observation)
    } describing: { _ in
      .none
    }
  }

  private func pass(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?, observedBy observation: PipelineObservation
  ) {
    let next = next
    observation.note(.forwarded(phase, from: self, to: next?.nearestReported))
    callNext(next) { $0.receive(touches, in: phase, with: event) }
  }
}

extension UIApplication {
  func observing(_ step: @autoclosure () -> PipelineStep, _ body: () -> Void) {
    guard let observation else { return body() }
    observation.perform(step(), body) { .none }
  }

  /// Keeps a strong reference to the observer while `body` runs.
  func holdingObserver(_ body: () -> Void) {
    guard let observation else { return body() }
    observation.holding(body)
  }
}
