extension UIWindow {
  /// The work of `sendEvent(_:)`.
  func passOn(_ event: UIEvent) {
    switch event.type {
    case .touches: if let application = event.application { deliver(event, from: application) }
    case .presses:
      guard let presses = event as? UIPressesEvent, let application = event.application else { return }
      deliver(presses, from: application)
    case .motion, .remoteControl: deliverToFirstResponder(event)
    case .scroll, .hover, .transform: break
    }
  }

  /// Delivers one event: to recognizers, then, once bids are settled and actions are sent, to views (PL-05). After the
  /// last window of the event, finished recognizers are reset.
  func deliver(_ event: UIEvent, from application: UIApplication) {
    let environment = application.gestureEnvironment
    environment.whileBusy {
      environment.deliver(event, in: self)
      _ = environment.decide()
      environment.viewsAreServed()
      deliverToViews(event, of: application)
      if event.isServed { environment.conclude() }
    }
  }

  /// Delivers the phases of touches to the views of this window, except those that recognizers withhold.
  ///
  /// Documented (PL-06): a view receives at most one call per phase, with all its touches of that phase. Chosen: views
  /// in the order in which their first touch arrived (PL-07), phases in the order began, moved, ended, cancelled
  /// (UN-14).
  func deliverToViews(_ event: UIEvent, of application: UIApplication) {
    let revision = application.gestureEnvironment.revision
    if application.lingeringTouches.isEmpty, let single = event.onlyTouch { return serve(single, event, revision) }
    for touch in event.touches where touch.window === self { admit(touch, among: event.touches) }
    var due: [UITouch] = []
    if !application.lingeringTouches.isEmpty {
      event.lateTouches = decideLate(application)
      due = event.lateTouches
    }
    for touch in event.touches where touch.window === self {
      decide(touch, revision)
      if !touch.due.isEmpty { due.append(touch) }
    }
    // A touch that began and ended in one event needs two rounds, because the rounds go phase by phase.
    while due.contains(where: { !$0.due.isEmpty }) {
      for phase in UITouch.Phase.inDeliveryOrder { send(due, phase, event) }
    }
    if !event.lateTouches.isEmpty { event.lateTouches = [] }
  }

  /// Returns the lifted touches of earlier events whose views receive a phase now.
  private func decideLate(_ application: UIApplication) -> [UITouch] {
    let lingering = application.lingeringTouches.filter { $0.window === self }
    for touch in lingering { decide(touch, application.gestureEnvironment.revision) }
    application.lingeringTouches.removeAll { $0.delivery.isOver }
    return lingering.filter { !$0.due.isEmpty }
  }

  /// The fast path for a single touch: delivers its phases in order.
  private func serve(_ single: SingleTouch, _ event: UIEvent, _ revision: Int) {
    let touch = single.touch
    guard touch.window === self, let view = touch.hitView else { return }
    if touch.newPhase == .began { admit(touch, among: single.array) }
    decide(touch, revision)
    while let phase = touch.due.first {
      touch.due.remove(DuePhases(phase))
      touch.present(phase)
      view.receive(single.set, in: phase, with: event)
      noteReceipt(of: touch, in: phase)
    }
  }

  /// Decides, once at touch-down, whether the view receives the touch (TE-21, TE-22, TE-27).
  private func admit(_ touch: UITouch, among touches: [UITouch]) {
    guard touch.newPhase == .began, touch.delivery == .withheld(.nothing), let view = touch.hitView else { return }
    let others = touches.filter { $0 !== touch && $0.window === self && $0.delivery.occupiesView }
    guard let reason = refusal(on: view, besides: others) else { return touch.delivery = .withheld(.began) }
    touch.delivery = .dropped
    observation?.note(.dropped(touch, view, reason))
  }

  private func refusal(on view: UIView, besides others: [UITouch]) -> DropReason? {
    // Folklore (TE-25): a window ignores its own isMultipleTouchEnabled.
    if !view.isMultipleTouchEnabled && view !== self && others.contains(where: { $0.hitView === view }) {
      return .singleTouch
    }
    let strangers = others.compactMap(\.hitView).filter { $0 !== view }
    if view.isExclusiveTouch && !strangers.isEmpty { return .exclusiveTouch(view) }
    return strangers.first(where: \.isExclusiveTouch).map { .exclusiveTouch($0) }
  }

  /// Whether the scroll view around the view allows the touch to begin in it; drops the touch if not (UC-38).
  private func isAllowed(_ touch: UITouch) -> Bool {
    guard let view = touch.hitView, let scrollView = view.scrollViewAround,
      let event = touch.window?.application?.touchesEvent
    else { return true }
    if scrollView.answers(touchesShouldBegin: touch, with: event, in: view) { return true }
    touch.delivery = .dropped
    touch.due = []
    observation?.note(.dropped(touch, view, .scrollView(scrollView)))
    return false
  }

  /// Moves the touch's delivery forward, and reports why the view does not receive a phase.
  private func decide(_ touch: UITouch, _ revision: Int) {
    let newPhase = touch.newPhase
    touch.newPhase = nil
    guard !touch.delivery.isOver, touch.hitView != nil else { return }
    let before = touch.delivery
    let phases = touch.delivery.advance(newPhase, under: touch.ruling(at: revision))
    // Phases that are due already stay: a view may have sent the event again before it came to this touch (RE-20).
    touch.due.formUnion(phases)
    if phases.first == .began && !isAllowed(touch) { return }
    if !phases.isEmpty { touch.isLate = phases.first == .began && newPhase != .began }
    if touch.delivery == .dropped && touch.claimer != nil { touch.isClaimed = true }
    guard let observation, let view = touch.hitView else { return }
    switch touch.delivery {
    case .dropped:
      let reason = touch.claimer.map { DropReason.recognized($0) } ?? .touchCancelled
      observation.note(.dropped(touch, view, reason))
    case .cancelled:
      let reason = touch.claimer.map { CancelReason.recognized($0) } ?? .touchCancelled
      observation.note(.cancelled(touch, view, reason))
    case .withheld where newPhase != nil && newPhase != .stationary:
      observation.note(.withheld(touch, newPhase ?? .began, by: touch.recognizers.filter(\.holdsBegan)))
    case .endWithheld where before != .endWithheld:
      observation.note(.withheld(touch, .ended, by: touch.recognizers.filter(\.holdsEnded)))
    case .withheld, .delivered, .endWithheld, .finished: break
    }
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    let share = touches.filter { $0.due.first == phase }
    for (view, touches) in share.groupedByView { send(view, touches, phase, event) }
  }

  private func send(_ view: UIView, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    // A view before this one may have sent the event again (RE-20).
    let touches = touches.filter { $0.due.first == phase }
    guard !touches.isEmpty else { return }
    for touch in touches {
      touch.due.remove(DuePhases(phase))
      touch.present(phase)
    }
    view.receive(event.set(of: touches), in: phase, with: event)
    for touch in touches { noteReceipt(of: touch, in: phase) }
  }

  private func noteReceipt(of touch: UITouch, in phase: UITouch.Phase) {
    touch.presented = nil
    if phase == .cancelled && touch.claimer != nil { touch.isClaimed = true }
    if phase == .ended || phase == .cancelled { touch.keeper?.touchIsOver(touch) }
  }
}

extension UIGestureRecognizer {
  fileprivate var holdsBegan: Bool { delaysTouchesBegan && life.isPossible }
  fileprivate var holdsEnded: Bool { delaysTouchesEnded && life.isPossible }
}

extension [UITouch] {
  /// The touches grouped by view; views and touches are in order of arrival.
  var groupedByView: [(UIView, [UITouch])] {
    if count == 1, let view = first?.hitView { return [(view, self)] }
    var groups: [(UIView, [UITouch])] = []
    for touch in self {
      guard let view = touch.hitView else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.append(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }
}
