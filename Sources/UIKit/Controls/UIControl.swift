/// A view that turns touches into control events and sends actions for them.
///
/// Observed (UC-02): tracking lives inside the four `touches…` methods; an override without super ends it.
/// Observed (UC-18): a control does not pass touches up the chain.
open class UIControl: UIView {
  /// A disabled control sends no events (UC-23); a touch that it already follows goes on (UC-24).
  open var isEnabled = true
  /// Whether the control is chosen; nothing here sets it.
  open var isSelected = false
  /// Whether a followed touch is inside the grown bounds (UC-16).
  open var isHighlighted = false
  /// While a touch is being followed.
  public private(set) final var isTracking = false
  /// Whether the followed touch is inside the grown bounds; has a meaning only while tracking (UC-17).
  public private(set) final var isTouchInside = false

  final var registrations: [ActionRegistration] = []
  /// The control event whose actions are being sent.
  final var eventUnderWay: Event = []
  private final var trackedTouch: UITouch?

  /// Highlighted, disabled and selected, taken together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  final var options: PipelineOptions { window?.application?.options ?? PipelineOptions() }

  // MARK: Tracking

  /// False: the touch is not followed and sends nothing (UC-07).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asked for each moved event; false ends the tracking without any event (UC-08).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The followed touch was lifted; the touch-up event comes afterwards (UC-09).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// `event` may be nil: the control left its window (UC-26).
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// Open question (UC-25): a disabled control is the hit view, unless the option lets touches through.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isEnabled && options.disabledControlsAreTransparent { return nil }
    return super.hitTest(point, with: event)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Inferred (DB-3): only touches of the control itself are followed, none that a subview passed up.
    guard trackedTouch == nil, isEnabled, let touch = touches.inOrderOfArrival.first(where: { $0.hitView === self })
    else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    let isRepeated = touch.tapCount > 1
    if !(isRepeated && options.repeatedDownReplacesDown) { sendActions(for: .touchDown, with: event) }
    if isRepeated { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = isInReach(touch)
    isHighlighted = isTouchInside
    sendDrag(crossing: wasInside != isTouchInside, with: event)
  }

  /// Observed (UC-13, UC-15): a crossing reports both, the crossing first (open: UN-05).
  private func sendDrag(crossing: Bool, with event: UIEvent?) {
    let cross: Event = isTouchInside ? .touchDragEnter : .touchDragExit
    let drag: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    let events = crossing ? [cross, drag] : [drag]
    for each in options.crossingComesAfterDrag ? events.reversed() : events { sendActions(for: each, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInReach(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    // Observed (UC-09): sent here, not by endTracking.
    isInside ? sendTouchUpInside(with: event) : sendActions(for: .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// While tracking the bounds count as grown by 70 points on all sides (UC-10).
  private func isInReach(_ touch: UITouch) -> Bool {
    let reach = options.controlReach
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }

  /// What a lift inside sends; a button adds its primary action.
  func sendTouchUpInside(with event: UIEvent?) { sendActions(for: .touchUpInside, with: event) }

  /// Sends `event` and the primary action that goes with it (UC-27).
  final func sendPrimary(with controlEvent: Event, _ event: UIEvent?) {
    let events: [Event] = [controlEvent, .primaryActionTriggered]
    for each in options.primaryActionComesFirst ? events.reversed() : events { sendActions(for: each, with: event) }
  }

  // MARK: Recognizers

  /// Documented (UC-30, UC-32): a gesture that the control guards is refused to ancestors, not to the control itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let guards = isEnabled || options.disabledControlsGuard
    return gestureRecognizer.view === self || !(guards && guardsAgainst(gestureRecognizer))
  }

  /// Observed (UC-34): a plain control guards nothing.
  func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Actions

  /// `target` is held weakly (UC-22); nil means whoever in the responder chain has the action (RC-23). The same
  /// target and action are called once an event (UC-21).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(.selector(Weak(target as AnyObject?), action, isOpen: target == nil), for: controlEvents)
  }

  /// Nil stands for every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.matches(target as AnyObject?, action) }
  }

  /// An action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) { register(.action(action), for: controlEvents) }

  /// The action is not sent for these events any more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.runs(action) }
  }

  /// Sends every action that is registered for one of `controlEvents`, in the order of registration (UC-20).
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Called for each action that is looked up by name; asks the application to send it (UC-20).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = owningApplication?.sendAction(action, to: target, from: self, for: event)
  }

  /// Called for each action with a handler.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
}
