// Which recognizers receive a touch, and the delivery of events to them.

extension UIGestureEnvironment {
  /// Collects the recognizers that receive a new touch: those of the hit view and all its ancestors that accept it
  /// (GR-20). This happens once, at touch-down (GR-21).
  func gather(for touch: UITouch, in event: UIEvent) {
    let others = gather(from: touch.hitView) { recognizer in
      recognizer.wants(touch, in: event, for: self)
    } following: { recognizer in
      recognizer.follow(touch)
      changed()
      note(.attends(recognizer, touch))
    }
    askForRequirements(among: touch.recognizers, besides: others)
  }

  /// Makes the recognizers of `view` and all its ancestors active if they want it. Returns those that were active.
  func gather(
    from view: UIView?, wanting isWanted: (UIGestureRecognizer) -> Bool, following: (UIGestureRecognizer) -> Void
  ) -> [UIGestureRecognizer] {
    var others: [UIGestureRecognizer] = []
    var place = view.map { Unmanaged.passUnretained($0) }
    while let current = place {
      // Nearly all views have none, and are not retained for it.
      if current.reading({ $0.recognizers.isEmpty }) {
        place = current.reading { $0.storedParent }
        continue
      }
      let ancestor = current.takeUnretainedValue(), depth = ancestor.depthInTree, recognizers = ancestor.recognizers
      for rank in recognizers.indices {
        let recognizer = recognizers[rank]
        guard isWanted(recognizer), recognizer.view === ancestor else { continue }
        if recognizer.environment === self { others.append(recognizer) }
        join(recognizer, depth: depth, rank: rank)
        following(recognizer)
      }
      place = ancestor.storedParent
    }
    return others
  }

  /// Asks for dynamic failure requirements. Documented (GR-32): once per attempt, for each ordered pair.
  /// - Parameter others: those of `all` that have been asked about each other.
  func askForRequirements(among all: [UIGestureRecognizer], besides others: [UIGestureRecognizer]) {
    guard others.count < all.count, all.count > 1 else { return }
    func isKnown(_ recognizer: UIGestureRecognizer) -> Bool { others.contains { $0 === recognizer } }
    for first in all.indices {
      for second in all.indices where first != second {
        let one = all[first], other = all[second]
        guard others.isEmpty || !isKnown(one) || !isKnown(other) else { continue }
        if one.answers(shouldRequireFailureOf: other) { one.dynamicRequirements.append(other) }
        if one.answers(shouldBeRequiredToFailBy: other) { other.dynamicRequirements.append(one) }
      }
    }
  }

  /// Delivers the event to the recognizers of touches in `window`, those of deeper views first (GR-23, GR-26).
  func deliver(_ event: UIEvent, in window: UIWindow) {
    if let single = event.onlyTouch {
      if single.touch.window === window { deliver(single, event, observedBy: window.observation) }
      return
    }
    let touches = event.changedTouches(in: window)
    if touches.count == 1 { return deliver(event.single(touches[0]), event, observedBy: window.observation) }
    for recognizer in activeRecognizers {
      for phase in UITouch.Phase.inDeliveryOrder {
        let share = touches.filter { $0.newPhase == phase && $0.isFollowed(by: recognizer) }
        // Documented (GR-08): a recognizer in a terminal state receives nothing more.
        if !share.isEmpty && !recognizer.life.isFinished {
          recognizer.receive(event.set(of: share), share, in: phase, with: event, observedBy: window.observation)
        }
      }
    }
  }

  /// The fast path for a single touch, whose recognizers are already in order.
  private func deliver(_ single: SingleTouch, _ event: UIEvent, observedBy observation: PipelineObservation?) {
    guard let phase = single.touch.newPhase else { return }
    let before = revision
    // The array keeps the recognizers alive, so that none is retained for its own call.
    let recognizers = single.touch.recognizers
    for index in recognizers.indices {
      Unmanaged.passUnretained(recognizers[index]).reading { recognizer in
        // The code of an earlier recognizer may have made this one ignore the touch.
        guard !recognizer.life.isFinished, revision == before || single.touch.isFollowed(by: recognizer) else { return }
        recognizer.receive(single.set, single.array, in: phase, with: event, observedBy: observation)
      }
    }
    extendLifetime(recognizers)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer accepts the touch. The filters in order: enabled, type, event, touch (GR-22).
  fileprivate func wants(_ touch: UITouch, in event: UIEvent, for environment: UIGestureEnvironment) -> Bool {
    guard isEnabled, !(self.environment === environment && life.isFinished), allows(touch) else { return false }
    // The code that answers may have disabled the recognizer, or given it the touch already (RE-02).
    return wants(event, for: environment) && answers(shouldReceive: touch, for: environment) && isEnabled
      && !touch.isFollowed(by: self)
  }

  private func allows(_ touch: UITouch) -> Bool {
    1 << touch.type.rawValue & allowedTouchTypeBits != 0
      && (!requiresExclusiveTouchType || firstTouchType == nil || firstTouchType == touch.type)
  }

  final func wants(_ event: UIEvent, for environment: UIGestureEnvironment) -> Bool {
    if let answeredEvent, answeredEvent.type == event.type, answeredEvent.number == event.number {
      return answeredEvent.isWanted
    }
    let isWanted = answers(shouldReceive: event, for: environment)
    answeredEvent = (event.type, event.number, isWanted)
    return isWanted
  }

  /// Asks whether the recognizer may leave `.possible`, and returns the first refusal. Asked are the hit views whose
  /// touches it would cancel, then the delegate (GR-30, UC-31a).
  final func refusalToBegin() -> FailureReason? {
    if cancelsTouchesInView {
      for view in hitViews where !answers(shouldBegin: view) { return .refusedByView(view) }
    }
    return delegateAllowsBegin() ? nil : .refusedByDelegate
  }

  private var hitViews: [UIView] {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.hitView, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}

extension UIView {
  var depthInTree: Int {
    var depth = 0, view = storedParent
    while let current = view {
      depth += 1
      view = current.reading { $0.storedParent }
    }
    return depth
  }
}
