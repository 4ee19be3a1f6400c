// Which recognizers receive a touch, and the delivery of events to them.

extension UIGestureEnvironment {
  /// Collects the recognizers that receive a new touch: those of the hit view and all its ancestors that accept it
  /// (GR-20). This happens once, at touch-down (GR-21).
  func gather(for touch: UITouch, in event: UIEvent) {
    var newcomers: [UIGestureRecognizer] = []
    var view = touch.hitView
    while let current = view {
      if !current.recognizers.isEmpty {
        let depth = current.depthInTree
        for (rank, recognizer) in current.recognizers.enumerated() {
          guard recognizer.wants(touch, in: event, for: self), recognizer.view === current else { continue }
          if recognizer.environment !== self { newcomers.append(recognizer) }
          join(recognizer, depth: depth, rank: rank)
          recognizer.follow(touch)
          changed()
          note(.attends(recognizer, touch))
        }
      }
      view = current.parent
    }
    askForRequirements(among: touch.recognizers, newcomers: newcomers)
  }

  /// Asks for dynamic failure requirements. Documented (GR-32): once per attempt, for each ordered pair.
  func askForRequirements(among all: [UIGestureRecognizer], newcomers: [UIGestureRecognizer]) {
    guard !newcomers.isEmpty, all.count > 1 else { return }
    let areAllNew = newcomers.count == all.count
    for one in all {
      for other in all where one !== other {
        guard areAllNew || newcomers.contains(where: { $0 === one || $0 === other }) else { continue }
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
    allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
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
    var depth = 0, view = parent
    while let current = view {
      depth += 1
      view = current.parent
    }
    return depth
  }
}
