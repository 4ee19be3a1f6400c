extension UIControl {
  /// Calls a method of `target` without parameters. This replaces `#selector`, which Swift has only on Apple's
  /// platforms.
  ///
  ///     class Controller: UIViewController {
  ///       override func viewDidLoad() {
  ///         let button = UIButton(type: .system)
  ///         button.addTarget(self, action: Controller.save, for: .touchUpInside)
  ///         view.addSubview(button)
  ///       }
  ///
  ///       func save() {}
  ///     }
  ///
  /// - Parameters:
  ///   - target: held weakly (UC-22). With nil, written `nil as Controller?`, the first responder of that class up the
  ///     responder chain performs the action (RC-23).
  ///   - action: a method of the target's class.
  ///   - controlEvents: the events for which the method is called.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    register(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Calls a method of `target` that takes the control: `func save(_ sender: UIButton)`.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    register(target, for: controlEvents) { target, sender, _ in
      if let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Calls a method of `target` that takes the control and the event: `func save(_ sender: UIButton, _ event:
  /// UIEvent?)`.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target?, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    register(target, for: controlEvents) { target, sender, event in
      if let sender = sender as? Sender { action(target)(sender, event) }
    }
  }

  /// Not for methods of an object: the method would hold the target.
  @available(
    *, unavailable,
    message: """
      name the method with its class: `addTarget(self, action: Controller.save, for: …)`. A form that compiles on iOS, too, is \
      `addAction(UIAction { [weak self] _ in self?.save() }, for: …)`
      """
  )
  public func addTarget(_ target: Any?, action: () -> Void, for controlEvents: Event) {}

  /// The targets that are still alive.
  public var allTargets: Set<AnyHashable> { Set(registrations.compactMap { $0.target as? NSObject }) }

  /// Every event for which an action is registered.
  public var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the selectors that `target` performs for `controlEvent`; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .selector(let own, let action, _) = registration.receiver else { return nil }
      let isMeant = own.object === target as AnyObject? && !registration.events.isDisjoint(with: controlEvent)
      return isMeant ? action.name : nil
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each registration in order: its action, or its target and selector, and its events. Setting
  /// the last parameter to true ends the loop. For a typed method, action and target are nil.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for registration in registrations where !stops {
      switch registration.receiver {
      case .action(let action): iterator(action, nil, registration.events, &stops)
      case .selector(let target, let action, _): iterator(nil, (target.object, action), registration.events, &stops)
      case .method, .climbing, .nothing: iterator(nil, nil, registration.events, &stops)
      }
    }
  }

  // MARK: Registering

  func register(_ receiver: ActionRegistration.Receiver, for events: Event) {
    guard let index = registrations.firstIndex(where: { $0.isSame(as: receiver) }) else {
      registrationChanges += 1
      return registrations.append(
        ActionRegistration(number: registrationChanges, events: events, receiver: receiver))
    }
    registrations[index].receiver = receiver
    registrations[index].events.formUnion(events)
  }

  private func register<Target: AnyObject>(
    _ target: Target?, for events: Event, _ call: @escaping (Target, UIControl, UIEvent?) -> Void
  ) {
    let method = { (object: AnyObject, sender: UIControl, event: UIEvent?) in
      if let target = object as? Target { call(target, sender, event) }
    }
    guard let target else {
      let search = { (start: UIResponder?, sender: UIControl) in start?.climb(to: Target.self, from: sender) }
      return register(.climbing(search, method), for: events)
    }
    register(.method(Weak(target), method), for: events)
  }

  func removeRegistrations(for events: Event, where matches: (ActionRegistration) -> Bool) {
    registrationChanges += 1
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  // MARK: Sending

  /// An action may change the registrations: a removed action is no longer called, an added action is called from the next event
  /// on.
  func sendActions(for event: Event, with source: UIEvent?) {
    let changes = registrationChanges
    for registration in registrations where !registration.events.isDisjoint(with: event) {
      if registrationChanges == changes || isRegistered(registration, for: event) {
        send(registration.receiver, for: event, source)
      }
    }
  }

  private func isRegistered(_ registration: ActionRegistration, for event: Event) -> Bool {
    registrations.contains { $0.number == registration.number && !$0.events.isDisjoint(with: event) }
  }

  private func send(_ receiver: ActionRegistration.Receiver, for event: Event, _ source: UIEvent?) {
    switch receiver {
    case .action(let action):
      let name = action.title.isEmpty ? action.identifier.rawValue : action.title
      report(name, target: nil, event) { sendAction(action) }
    case .selector(let target, let action, let isOpen):
      // Observed (RC-23): if the target was freed, its reference is nil and the responder chain is searched.
      let outer = (eventUnderWay, hasLostTarget)
      (eventUnderWay, hasLostTarget) = (event, !isOpen && target.object == nil)
      sendAction(action, to: target.object, for: source)
      (eventUnderWay, hasLostTarget) = outer
    case .nothing(let action):
      PipelineWarning.targetIsNoObject(action, sender: self).give(through: observation)
    case .method(let target, let method):
      guard let object = target.object else { return }
      report("", target: object, event) { method(object, self, source) }
    case .climbing(let search, let method):
      let found = search(sendingApplication.start(for: self), self)
      report("", target: found, event) { if let found { method(found, self, source) } }
    }
  }

  private func report(_ name: String, target: AnyObject?, _ event: Event, _ body: () -> Void) {
    guard let observation else { return body() }
    let action = PipelineAction(sender: self, name: name, target: target, controlEvent: event)
    observation.perform(.action(action), body) { .flag(true) }
  }
}
