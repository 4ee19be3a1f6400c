/// One action of a control and the events it is sent for.
struct ActionRegistration {
  enum Receiver {
    case action(UIAction)
    /// A target, held weakly (UC-22), with a method of its class.
    case target(Weak, method: (AnyObject) -> Void)
  }

  struct Weak { weak var object: AnyObject? }

  var events: UIControl.Event
  var receiver: Receiver

  func runs(_ action: UIAction) -> Bool {
    switch receiver {
    case .action(let own): own === action
    case .target: false
    }
  }
}

extension UIControl {
  /// Calls `action` of `target`, which is not kept alive (UC-22), when one of `controlEvents` happens.
  ///
  /// The method is named without `#selector`: `button.addTarget(self, action: Controller.tapped, for: .touchUpInside)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    let method: (AnyObject) -> Void = { if let target = $0 as? Target { action(target)() } }
    registrations.append(
      ActionRegistration(events: controlEvents, receiver: .target(.init(object: target), method: method)))
  }

  func removeRegistrations(for events: Event, where matches: (ActionRegistration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  func sendActions(for event: Event, with source: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: event) {
      send(registration.receiver, for: event)
    }
  }

  private func send(_ receiver: ActionRegistration.Receiver, for event: Event) {
    switch receiver {
    case .action(let action):
      let name = action.title.isEmpty ? action.identifier.rawValue : action.title
      report(name, target: nil, event) { action.perform(from: self) }
    case .target(let target, let method):
      guard let object = target.object else { return }
      report("", target: object, event) { method(object) }
    }
  }

  private func report(_ name: String, target: AnyObject?, _ event: Event, _ body: () -> Void) {
    guard let observation else { return body() }
    let action = UIPipelineAction(sender: self, name: name, target: target, controlEvent: event)
    observation.perform(.action(action), body) { .flag(true) }
  }
}
