/// Recognizes a gesture in the touches of a view and its descendants, and sends an action. As Apple's, except:
/// actions by selector are looked up in `actionMethods` (see ``Selector``).
///
/// It receives each touch and each press before the view does (GR-23, PM-03). Setting a state other than `.failed` while the state is
/// `.possible` is a bid; the gesture environment gives the verdict once all recognizers have received the event.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of an attempt (GR-01, GR-02).
  public typealias State = RecognizerState

  /// A recognizer that performs `action` on `target`, which is held weakly. With a nil target no action is sent
  /// (RC-26).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(made: Void) { self.init(target: nil, action: nil) }

  /// Ignores `coder`: there are no archives. Subclasses written for iOS need this initializer to compile.
  public init?(coder: NSCoder) { super.init() }

  // MARK: Settings

  /// Decides whether the recognizer receives touches, may begin, and recognizes together with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view to which the recognizer was added. It receives the touches of the view and its descendants.
  open var view: UIView? { host }

  /// The view that has the recognizer among its own. Unowned: with one weak reference, each retain of the view on the way of an
  /// event would take several times as long. With weak references in place of all that are unowned, an event takes a fifth longer, and falls
  /// behind its bar in Guides/Benchmarks.md. The view clears it.
  final unowned(unsafe) var host: UIView?

  /// Whether the recognizer receives touches. Setting it to false during a gesture cancels it; while possible, the
  /// recognizer fails (GR-49).
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon(because: .disabled) } }
  }

  /// Whether recognition cancels the gesture's touches in their views (GR-60).
  open var cancelsTouchesInView = true { didSet { environment?.changed() } }

  /// Whether views receive no phase of a touch while this recognizer is possible (GR-66).
  open var delaysTouchesBegan = false { didSet { environment?.changed() } }

  /// Whether views receive `touchesEnded` only once this recognizer is no longer possible (GR-70).
  open var delaysTouchesEnded = true { didSet { environment?.changed() } }

  /// The raw values of `UITouch.TouchType` that the recognizer receives (GR-22).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { allowedTouchTypeBits = allowedTouchTypes.reduce(0) { $0 | 1 << $1.intValue } }
  }
  /// `allowedTouchTypes`, a bit for each.
  private(set) final var allowedTouchTypeBits = 0b1111

  /// The raw values of `UIPress.PressType` that the recognizer receives: at first that of `.select` (PM-03).
  open var allowedPressTypes: [NSNumber] = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether the recognizer refuses touches of another type than the first one of the attempt (GR-22, TE-42).
  open var requiresExclusiveTouchType = true

  /// The name in traces.
  open var name: String?

  /// The class, the state, the view, the targets, and the recognizers that must fail first. As Apple's.
  open nonisolated override var description: String { MainActor.assumeIsolated { loggedText } }

  // MARK: State

  final var life = GestureLife()
  /// The state for which the current action is sent, or that was set in the action; nil outside an action.
  final var presentedState: State?
  /// Whether the recognizer's own `touches…` method is running.
  final var isInTouchesMethod = false
  /// Set while the recognizer is active. Unowned, as `host` is: the environment's `deinit` clears it.
  final unowned(unsafe) var environment: UIGestureEnvironment?

  /// The state of the recognizer. Subclasses set it in their `touches…` methods or later.
  ///
  /// In its own `touches…` methods a recognizer reads what it has just become (RE-01). While a bid waits for the failure
  /// of another recognizer, it is `.possible` (GR-46).
  open var state: State {
    get { presentedState ?? readableState }
    set { ask(for: newValue) }
  }

  // MARK: Touches

  /// The touches of this attempt that are not ignored, in order of arrival; lifted ones stay until the reset.
  final var touches: [UITouch] = []
  /// The type of the first touch of this attempt.
  final var firstTouchType: UITouch.TouchType?
  /// Whether the recognizer has received a touch in this attempt.
  final var hasAttended = false
  final var requiredFailures: [Weak<UIGestureRecognizer>] = []
  /// The failure requirements that delegates and subclasses returned in this attempt (GR-32).
  final var dynamicRequirements: [UIGestureRecognizer] = []
  final var targets: [GestureTarget] = []
  final var timer: Deadlines.Token?
  /// The depth of its view in the tree when the attempt began (GR-41).
  final var depth = 0
  /// Its index among the recognizers of its view when the attempt began (GR-42).
  final var rank = 0
  /// The answer to `shouldReceive(_ event:)` for the event with this number, which is asked once (GR-22).
  final var answeredEvent: (type: UIEvent.EventType, number: Int, isWanted: Bool)?
  /// The presses of this attempt that are not ignored.
  final var presses: [UIPress] = []
  /// Whether the recognizer may take part in presses; false for those that follow movements.
  var takesPresses: Bool { true }

  /// The number of fingers in the gesture (GT-60).
  open var numberOfTouches: Int { fingers.count }

  /// The centroid of the gesture's fingers, in the coordinate space of `view`, or of the window if that is nil (GT-60).
  open func location(in view: UIView?) -> CGPoint {
    let places = (fingers.isEmpty ? Array(touches.suffix(1)) : fingers).map { $0.location(in: view) }
    return places.middle
  }

  /// The location of one finger, in the coordinate space of `view`, or of the window if that is nil (GT-60).
  ///
  /// - Precondition: `touchIndex` is at least 0 and less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      fingers.indices.contains(touchIndex), "touchIndex is \(touchIndex), but numberOfTouches is \(fingers.count)")
    return fingers[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  // A recognizer is not a responder: these methods do not forward touches (RC-27).

  /// Fingers went down in the view or its descendants.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved, or their force changed.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches were cancelled. An override ends the attempt.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Estimated properties of the touches were corrected.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// A button went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force on a button changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// A button came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after a terminal state. An override resets what the recognizer has stored about the attempt (GR-07).
  open func reset() {}

  /// Whether this recognizer, once it recognizes, makes `preventedGestureRecognizer` fail (GR-34).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer`, once it recognizes, makes this recognizer fail (GR-34).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other recognizer must fail before this one may recognize (GR-32).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this recognizer must fail before the other may recognize (GR-32).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer receives the event. Called once per event, before its touches (GR-22).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Makes the recognizer ignore a touch: it receives no more of it, and the view keeps it (GR-27).
  open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch) }

  /// Makes the recognizer ignore a press: it receives no more of it, and the responder keeps it (PM-03).
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { letGo(of: button) }

  /// Makes this recognizer wait until `otherGestureRecognizer` has failed (GR-46).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(Weak(otherGestureRecognizer))
  }
  // MARK: For the environment

  /// Called when the bid is granted. If the recognizer has ended meanwhile, `.ended` follows at once (GR-46, GR-47).
  func grant() {
    guard let bid = life.bid else { return }
    move(to: bid.opening, because: .granted)
    if bid.opening == .began && bid.latest == .ended { move(to: .ended, because: .analysis) }
  }
}

extension UIGestureRecognizer {

  /// The fingers of the gesture that are down, in order of arrival.
  final var fingers: [UITouch] {
    // By index: a loop over the elements retains each.
    let touches = touches
    for index in touches.indices where !touches[index].isDown { return touches.filter(\.isDown) }
    return touches
  }
}
