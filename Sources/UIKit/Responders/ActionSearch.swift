// The search for the target of an action that is sent without one.

extension UIResponder {
  /// Returns this responder if it performs the action, or else the result of the next one (RC-22).
  func climb(to action: Selector, from sender: Any?) -> Any? {
    if actions[action] != nil && canPerformAction(action, withSender: sender) { return self }
    noteClimb(action.name, from: sender)
    return next?.target(forAction: action, withSender: sender)
  }

  /// Returns the first `Target` up the responder chain, this responder included.
  func climb<Target: AnyObject>(to type: Target.Type, from sender: Any?) -> Target? {
    if let target = self as? Target { return target }
    noteClimb("\(type)", from: sender)
    return next?.climb(to: type, from: sender)
  }

  private func noteClimb(_ name: String, from sender: Any?) {
    guard let observation = owningApplication?.observation, let sender = sender as? NSObject else { return }
    let action = PipelineAction(sender: sender, name: name, target: nil, controlEvent: [])
    observation.note(.climbed(action, past: self))
  }
}

extension UIApplication {
  final func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?, as controlEvent: UIControl.Event
  ) -> Bool {
    let found = target ?? start(for: sender)?.target(forAction: action, withSender: sender)
    let receiver = found as? any ActionPerforming
    guard let observation else { return receiver?.perform(action, sender, event) ?? false }
    let message = PipelineAction(
      sender: sender as? NSObject ?? self, name: action.name, target: receiver, controlEvent: controlEvent)
    return observation.perform(.action(message)) {
      receiver?.perform(action, sender, event) ?? false
    } describing: {
      .flag($0)
    }
  }

  /// The responder at which the search for a target begins (UN-08).
  final func start(for sender: Any?) -> UIResponder? {
    let sender = sender as? UIResponder
    if options.actionsStartAtSender, let sender { return sender }
    return keyWindow?.firstResponder ?? sender ?? keyWindow
  }
}
