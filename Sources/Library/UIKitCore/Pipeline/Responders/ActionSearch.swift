// The search for the target of an action that is sent without one.

extension UIResponder {
  /// Returns this responder if it performs the action, or else the result of the next one (RC-22).
  func climb(to action: Selector, from sender: Any?) -> Any? {
    if method(for: action) != nil && canPerformAction(action, withSender: sender) { return self }
    noteClimb(action.name, from: sender)
    return callNext(next) { $0.target(forAction: action, withSender: sender) } ?? nil
  }

  /// Returns the first `Target` up the responder chain, this responder included.
  func climb<Target: AnyObject>(to type: Target.Type, from sender: Any?) -> Target? {
    var chain = ResponderChain(from: self)
    while let responder = chain.advance() {
      if let target = responder as? Target { return target }
      responder.noteClimb("\(type)", from: sender)
    }
    return nil
  }

  private func noteClimb(_ name: String, from sender: Any?) {
    guard isReported, let observation = observationOfChain, let sender = sender as? NSObject else { return }
    let action = PipelineAction(sender: sender, name: name, target: nil, controlEvent: [])
    observation.note(.climbed(action, past: self))
  }
}

extension UIApplication {
  final func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?, as controlEvent: UIControl.Event
  ) -> Bool {
    // The button that shows a bar item sends in its name.
    let named = (sender as? UIControl)?.actionSender ?? sender
    let found = target ?? start(for: sender)?.target(forAction: action, withSender: named)
    let receiver = found.map { $0 as AnyObject }
    guard let observation else { return perform(action, on: receiver, named, event) }
    let message = PipelineAction(
      sender: sender as? NSObject ?? self, name: action.name, target: receiver, controlEvent: controlEvent)
    return observation.perform(.action(message)) {
      perform(action, on: receiver, named, event)
    } describing: {
      .flag($0)
    }
  }

  /// Documented (LC-04): a target without the action is a mistake; no target is none (RC-24), unless it was freed.
  private func perform(_ action: Selector, on receiver: AnyObject?, _ sender: Any?, _ event: UIEvent?) -> Bool {
    guard let receiver else {
      if let control = sender as? UIControl, control.hasLostTarget {
        PipelineWarning.targetGone(action, sender: control).give(through: observation)
      }
      return false
    }
    if (receiver as? any ActionPerforming)?.perform(action, sender, event) ?? false { return true }
    let sender = sender.map { $0 as AnyObject }
    PipelineWarning.unrecognizedSelector(action, target: receiver, sender: sender).give(through: observation)
    return false
  }

  /// The responder at which the search for a target begins (UN-08).
  final func start(for sender: Any?) -> UIResponder? {
    let sender = sender as? UIResponder
    return keyWindow?.firstResponder ?? sender ?? keyWindow
  }
}
