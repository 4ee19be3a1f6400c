/// A view that turns touches into control events and sends actions for them.
///
/// As Apple's, except: actions by selector are looked up in `actionMethods` (see ``Selector``).
///
/// Observed (UC-02): the four `touches…` methods do the tracking; overrides that do not call super disable it.
/// Observed (UC-18): a control does not forward touches up the responder chain.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// A disabled control sends no events (UC-23), except for a touch that it already tracks (UC-24).
  open var isEnabled = true { didSet { tellObservers() } }
  /// Whether the control is selected. A button whose tap changes its selection sets it; nothing else in the library does.
  open var isSelected = false { didSet { tellObservers() } }
  /// Whether the tracked touch is inside the tracking bounds (UC-16).
  open var isHighlighted = false { didSet { tellObservers() } }
  /// The place of the content between the left and right edges. A button heeds it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The place of the content between the top and bottom edges. A button heeds it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether a long press asks for a menu of the control, by `contextMenuInteraction`.
  open var isContextMenuInteractionEnabled = false { didSet { addOrRemoveMenu() } }
  /// Asks for the menu of the control; nil unless `isContextMenuInteractionEnabled`.
  public private(set) final var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a touch opens the menu of the control at once, and is cancelled if there is one (CO-01).
  open var showsMenuAsPrimaryAction = false
  /// A text for a pointer that rests on the control. Kept, because there is no pointer.
  open var toolTip: String?
  /// Whether the control is tracking a touch.
  public private(set) final var isTracking = false
  /// Whether the tracked touch is inside the tracking bounds; meaningful only while tracking (UC-17).
  public private(set) final var isTouchInside = false

  /// Whether the natural size of the control is the only one that it has on iOS.
  var hasFixedSize: Bool { false }
  /// Whether a control of a fixed size keeps it, whatever its frame, as on iOS. The frames of scenes and panels count.
  package final var keepsItsSize = true

  /// The place in the superview. As on iOS, a switch or a stepper keeps its natural size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = keepingSize(newValue) }
  }
  /// The rectangle in its own coordinate space. As on iOS, a switch or a stepper keeps its natural size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = keepingSize(newValue) }
  }
  private func keepingSize(_ rect: CGRect) -> CGRect {
    guard hasFixedSize, keepsItsSize, transform == .identity else { return rect }
    return CGRect(origin: rect.origin, size: intrinsicContentSize)
  }

  override func prepare() {
    super.prepare()
    if hasFixedSize { frame.size = intrinsicContentSize }
  }

  final var registrations: [ActionRegistration] = []
  /// Incremented for each registration and for each removal.
  final var registrationChanges = 0
  /// The control event whose actions are being sent.
  final var eventUnderWay: Event = []
  /// Whether the target of the action that is being sent was freed.
  final var hasLostTarget = false
  /// The touch that the control tracks, or for which it is asked whether to track it.
  private final var trackedTouch: UITouch?

  /// The state that follows from `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  final var options: PipelineOptions { window?.application?.options ?? PipelineOptions() }

  // MARK: Tracking

  /// Returns whether to track the touch. If false, the touch sends no events (UC-07).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called for each move; returns whether to go on tracking. If false, the touch sends no further events (UC-08).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch was lifted, before the touch-up event is sent (UC-09).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was cancelled. `event` is nil if the control left its window (UC-26).
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  /// Begins to track the first touch whose view is the control, and sends `.touchDown` (UC-05, UC-06, UC-07).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Inferred (DB-3): a control tracks only touches whose view it is, not touches that a subview forwards.
    guard trackedTouch == nil, isEnabled, let touch = touches.inOrderOfArrival.first(where: { $0.hitView === self })
    else { return }
    let home = window
    trackedTouch = touch
    let begins = beginTracking(touch, with: event)
    guard follows(touch, in: home), begins else { return trackedTouch = nil }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 && follows(touch, in: home) { sendActions(for: .touchDownRepeat, with: event) }
    if opensMenuAtOnce && follows(touch, in: home) { openMenu(for: touch, event) }
  }

  /// Whether a touch asks for a menu instead of the primary action.
  final var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction && contextMenuInteraction != nil }

  /// Documented (CO-01): the event comes before the menu. Chosen: the menu takes the touch, which ends the tracking.
  private func openMenu(for touch: UITouch, _ event: UIEvent?) {
    let home = window
    guard contextMenuInteraction?.asksForMenu(at: touch.location(in: self)) ?? false, follows(touch, in: home) else {
      return
    }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func addOrRemoveMenu() {
    if isContextMenuInteractionEnabled, contextMenuInteraction == nil {
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    } else if !isContextMenuInteractionEnabled, let interaction = contextMenuInteraction {
      contextMenuInteraction = nil
      removeInteraction(interaction)
    }
  }

  /// The menu of the control at a point in its coordinate space; nil, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Called before the menu is shown. Does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called after the menu was closed. Does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Whether the control still follows the touch and is where it was. Code that it calls may cancel the touch, or remove
  /// the control, whose touch is then cancelled: in both cases it sends no further event (RE-16).
  private func follows(_ touch: UITouch, in home: UIWindow?) -> Bool { trackedTouch === touch && window === home }

  /// Goes on tracking, and sends the drag events (UC-08, UC-13, UC-14).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let home = window, continues = continueTracking(touch, with: event)
    if !continues && trackedTouch === touch { stopTracking() }
    guard follows(touch, in: home) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInReach(touch)
    isHighlighted = isTouchInside
    for each in dragEvents(crossing: wasInside != isTouchInside) where follows(touch, in: home) {
      sendActions(for: each, with: event)
    }
  }

  /// Observed (UC-13, UC-15): a crossing sends both events, enter or exit first (open question: UN-05).
  private func dragEvents(crossing: Bool) -> [Event] {
    let cross: Event = isTouchInside ? .touchDragEnter : .touchDragExit
    let drag: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    return crossing ? [cross, drag] : [drag]
  }

  /// Ends tracking, and sends `.touchUpInside` or `.touchUpOutside` (UC-09).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInReach(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    leaveTouch()
    // Observed (CO-05): the highlight ends after the actions.
    defer { isHighlighted = false }
    // Observed (UC-09): this method sends the event, not endTracking; also if endTracking took the control out of its
    // window, because the finger was lifted.
    isInside ? sendTouchUpInside(with: event) : sendActions(for: .touchUpOutside, with: event)
  }

  /// Cancels tracking, and sends `.touchCancel` (UC-04).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard isTracking else { return trackedTouch = nil }
    cancelTracking(with: window == nil ? nil : event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func leaveTouch() { (trackedTouch, isTracking, isTouchInside) = (nil, false, false) }

  private func stopTracking() {
    leaveTouch()
    isHighlighted = false
  }

  /// Whether the touch is inside the tracking bounds: the bounds grown by 70 points on all sides (UC-10).
  private func isInReach(_ touch: UITouch) -> Bool {
    let reach = options.controlReach
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }

  /// Sends the events of a lift inside the tracking bounds.
  func sendTouchUpInside(with event: UIEvent?) {
    sendActions(for: .touchUpInside, with: event)
    changeValue(with: event)
    afterTouchUpInside?()
  }

  /// Called after the events of a lift inside the tracking bounds: the effect of a control that is part of a cell.
  package final var afterTouchUpInside: (() -> Void)?

  /// Changes the value after a lift inside the tracking bounds, and sends `valueChanged` and the primary action. A plain
  /// control has no value.
  func changeValue(with event: UIEvent?) {}

  /// Sends `controlEvent` and the primary action (UC-27).
  final func sendPrimary(with controlEvent: Event, _ event: UIEvent?) {
    sendActions(for: controlEvent, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Recognizers

  /// Documented (UC-30, UC-32): refuses guarded gestures of ancestors' recognizers, not of the control's own.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !guardsAgainst(gestureRecognizer)
  }

  /// Whether the control refuses this gesture to ancestors. Observed (UC-34): a plain control refuses none.
  func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Actions

  /// Performs `action` on `target` for these events. The same target and action are called once per event (UC-21).
  ///
  /// - Parameters:
  ///   - target: held weakly (UC-22). With nil, the first object up the responder chain that has the action performs it
  ///     (RC-23).
  ///   - action: looked up in the target's `actionMethods`; see ``Selector``.
  ///   - controlEvents: the events for which the action is performed.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(ActionRegistration.Receiver(target, action), for: controlEvents)
  }

  /// Removes the action of `target` for these events. Nil removes those of all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.matches(target.map(actionTarget), action) }
  }

  /// Calls `action` for these events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { register(.action(action), for: controlEvents) }

  /// Removes `action`, or the action with its identifier, for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.runs(action) }
  }

  /// Removes the action with this identifier for these events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeRegistrations(for: controlEvents) { $0.runs(actionIdentifier) }
  }

  /// Performs the control's main action, as a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Sends every action registered for one of `controlEvents`, in order of registration (UC-20).
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Called for each action that is registered by selector. The application performs it (UC-20).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = sendingApplication.sendAction(action, to: target, from: self, for: event)
  }

  /// Documented (LC-05): the responder chain is not needed; a control in no window uses the shared application.
  final var sendingApplication: UIApplication { window?.application ?? .shared }

  /// Called for each `UIAction`; calls its handler.
  open func sendAction(_ action: UIAction) { action.perform(from: actionSender) }

  /// The object that actions get as their sender: the control, or the bar item that it shows.
  final var actionSender: AnyObject { (self as? UIButton)?.barItem ?? self }
}
