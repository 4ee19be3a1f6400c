// Calls of the motion, press and remote control methods, and their default: forwarding to the next responder (RC-19,
// RC-20). Hooks.swift does the same for touches.

extension UIResponder {
  func receive(_ motion: UIEvent.EventSubtype, in phase: UITouch.Phase, with event: UIEvent?) {
    let call = {
      switch phase {
      case .began: self.motionBegan(motion, with: event)
      case .ended: self.motionEnded(motion, with: event)
      case .cancelled: self.motionCancelled(motion, with: event)
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    report(.motion(self, phase, motion), of: event, call)
  }

  func forward(_ motion: UIEvent.EventSubtype, in phase: UITouch.Phase, with event: UIEvent?) {
    pass(.motion(self, phase, motion), of: event, as: phase) { $0.receive(motion, in: phase, with: event) }
  }

  func receive(_ presses: Set<UIPress>, in phase: UIPress.Phase, with event: UIPressesEvent?) {
    let call = {
      switch phase {
      case .began: self.pressesBegan(presses, with: event)
      case .changed: self.pressesChanged(presses, with: event)
      case .ended: self.pressesEnded(presses, with: event)
      case .cancelled: self.pressesCancelled(presses, with: event)
      case .stationary: break
      }
    }
    report(.presses(self, phase, event?.presses ?? []), of: event, call)
  }

  func forward(_ presses: Set<UIPress>, in phase: UIPress.Phase, with event: UIPressesEvent?) {
    let step = PipelineStep.presses(self, phase, event?.presses ?? [])
    pass(step, of: event, as: phase.ofATouch) { $0.receive(presses, in: phase, with: event) }
  }

  func receiveRemoteControl(_ event: UIEvent) {
    report(.remoteControl(self, event), of: event) { self.remoteControlReceived(with: event) }
  }

  func forwardRemoteControl(_ event: UIEvent?) {
    guard let event else { return }
    pass(.remoteControl(self, event), of: event, as: .began) { $0.receiveRemoteControl(event) }
  }

  // A responder that has left its window is reported to the observer of the event's application.

  private func report(_ step: @autoclosure () -> PipelineStep, of event: UIEvent?, _ call: () -> Void) {
    guard isReported, let observation = observationOfChain ?? event?.observation else { return call() }
    observation.perform(step(), call) { .none }
  }

  private func pass(
    _ step: PipelineStep, of event: UIEvent?, as phase: UITouch.Phase, _ call: @escaping (UIResponder) -> Void
  ) {
    let next = self.next
    guard isReported, let observation = observationOfChain ?? event?.observation else {
      callNext(next, call)
      return
    }
    let pass = {
      observation.note(.forwarded(phase, from: self, to: next?.nearestReported))
      _ = self.callNext(next, call)
    }
    if observation.isInside(step.hook) { pass() } else { observation.perform(step, pass) { .none } }
  }

  /// The application of this responder's chain. A delegate may follow it at the end of the chain.
  final var owningApplication: UIApplication? {
    var chain = ResponderChain(from: self), last = self
    while let responder = chain.advance() {
      if let application = responder as? UIApplication { return application }
      if let window = responder as? UIWindow { return window.application }
      last = responder
    }
    return ApplicationRegistry.ofThisProcess.application(ending: last)
  }
}
