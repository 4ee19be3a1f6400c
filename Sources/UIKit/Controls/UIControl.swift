/// A view that turns touches into control events and sends actions for them.
///
/// Observed (UC-02): tracking lives inside the four `touches…` methods; an override without super ends it.
/// Observed (UC-18): a control does not pass touches up the chain.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  /// While a touch is being followed.
  public private(set) final var isTracking = false
  /// Whether the followed touch is inside the grown bounds; has a meaning only while tracking (UC-17).
  public private(set) final var isTouchInside = false

  final var registrations: [ActionRegistration] = []
  private final var trackedTouch: UITouch?

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// False: the touch is not followed and sends nothing (UC-07).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Asked for each moved event; false ends the tracking without any event (UC-08).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// `event` may be nil: the control left its window (UC-26).
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Inferred (DB-3): only touches of the control itself are followed, none that a subview passed up.
    guard trackedTouch == nil, isEnabled, let touch = touches.inOrderOfArrival.first(where: { $0.view === self })
    else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = isInReach(touch)
    isHighlighted = isTouchInside
    // Observed (UC-13, UC-15): a crossing reports both, the crossing first.
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInReach(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
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
    bounds.insetBy(dx: -UIControl.reach, dy: -UIControl.reach).contains(touch.location(in: self))
  }

  /// Points (GN-18).
  private static let reach: CGFloat = 70

  // MARK: Recognizers

  /// Documented (UC-30, UC-32): a gesture that the control guards is refused to ancestors, not to the control itself.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !guardsAgainst(gestureRecognizer)
  }

  /// Observed (UC-34): a plain control guards nothing.
  func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.append(ActionRegistration(events: controlEvents, receiver: .action(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.runs(action) }
  }

  /// Sends every action that is registered for one of `controlEvents`, in the order of registration (UC-20).
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }
}
