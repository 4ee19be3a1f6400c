/// A target of a recognizer and the method to call.
struct GestureTarget {
  /// Held weakly, as in UIKit.
  weak var object: AnyObject?
  /// Whether the target is no object but a value, which receives nothing (UC-22a).
  var isNoObject = false
  let name: String
  let method: Method

  enum Method {
    /// Looked up in the target's `actionMethods` when the action is sent.
    case selector(Selector)
    /// A method of the target's class.
    case typed((AnyObject, UIGestureRecognizer) -> Void)
  }

  /// Calls the method; returns false if the target has no such action.
  func send(to object: AnyObject, from sender: UIGestureRecognizer) -> Bool {
    switch method {
    case .selector(let selector):
      if (object as? any ActionPerforming)?.perform(selector, sender, nil) ?? false { return true }
      // Documented (LC-04): a target without the action is a mistake.
      let warning = PipelineWarning.unrecognizedSelector(selector, target: object, sender: sender)
      warning.give(through: sender.environment?.observation ?? sender.view?.observation)
      return false
    case .typed(let call):
      call(object, sender)
      return true
    }
  }
}

extension UIGestureRecognizer {
  /// Performs `action`, looked up in the target's `actionMethods`, for each action of the recognizer. The target is held
  /// weakly. See ``Selector``.
  public func addTarget(_ target: Any, action: Selector) {
    let object = actionTarget(target)
    guard !targets.contains(where: { $0.object === object && $0.name == action.name }) else { return }
    targets.append(
      GestureTarget(object: object, isNoObject: !isObject(target), name: action.name, method: .selector(action)))
  }

  /// Removes an action of a target. Nil removes the actions of all targets, or all actions of the target.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map(actionTarget)
    targets.removeAll { registered in
      (object == nil || registered.object === object) && (action == nil || registered.name == action?.name)
    }
  }

  /// Calls a method of `target` without parameters. This replaces `#selector`, which Swift has only on Apple's
  /// platforms.
  ///
  ///     let tap = UITapGestureRecognizer()
  ///     tap.addTarget(self, action: Controller.tapped)  // func tapped()
  ///     view.addGestureRecognizer(tap)
  ///
  /// - Parameters:
  ///   - target: held weakly.
  ///   - action: a method of the target's class.
  public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    add(target) { target, _ in action(target)() }
  }

  /// Calls a method of `target` that takes the recognizer: `func panned(_ pan: UIPanGestureRecognizer)`.
  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    add(target) { target, sender in if let sender = sender as? Sender { action(target)(sender) } }
  }

  /// Not for methods of an object: the method would hold the target.
  @available(
    *, unavailable,
    message:
      "name the method with its class: `addTarget(self, action: Controller.tapped)`; on iOS it is `#selector(tapped)`"
  )
  public func addTarget(_ target: Any, action: () -> Void) {}

  /// A recognizer that calls a method of `target` without parameters.
  ///
  /// Observed (RC-26): with a nil target no action is sent; a recognizer does not search the responder chain.
  public convenience init<Target: AnyObject>(target: Target?, action: @escaping (Target) -> () -> Void) {
    self.init(target: nil, action: nil)
    if let target { addTarget(target, action: action) }
  }

  /// A recognizer that calls a method of `target` that takes the recognizer (RC-26).
  ///
  ///     let pan = UIPanGestureRecognizer(target: self, action: Controller.panned)
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: nil, action: nil)
    if let target { addTarget(target, action: action) }
  }

  private func add<Target: AnyObject>(_ target: Target, _ call: @escaping (Target, UIGestureRecognizer) -> Void) {
    let method = GestureTarget.Method.typed { object, sender in
      if let target = object as? Target { call(target, sender) }
    }
    targets.append(GestureTarget(object: target, name: "", method: method))
  }

  // MARK: Sending

  /// Sends the actions for a state that was reached; `state` returns it while they run.
  final func sendActions(for state: State) {
    let outer = presentedState
    presentedState = state
    sendActions()
    presentedState = outer
  }

  final func sendActions() {
    for target in targets {
      guard !target.isNoObject, let object = target.object else {
        warn(of: target)
        continue
      }
      let action = PipelineAction(sender: self, name: target.name, target: object, controlEvent: [])
      report(action) { target.send(to: object, from: self) }
    }
  }

  private func warn(of target: GestureTarget) {
    guard case .selector(let action) = target.method else { return }
    let warning: PipelineWarning =
      target.isNoObject ? .targetIsNoObject(action, sender: self) : .targetGone(action, sender: self)
    warning.give(through: environment?.observation ?? view?.observation)
  }

  private func report(_ action: PipelineAction, _ body: () -> Bool) {
    guard let observation = environment?.observation ?? view?.observation else {
      _ = body()
      return
    }
    _ = observation.perform(.action(action), body) { .flag($0) }
  }
}
