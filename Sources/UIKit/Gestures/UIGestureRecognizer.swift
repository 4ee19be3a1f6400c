/// Watches the touches of a view and of everything in it, and says when they make up a gesture.
///
/// It sees each touch before the view does (GR-23). It never recognizes on its own: a state other than `.failed`
/// that leaves `.possible` is a bid, which `UIGestureEnvironment` settles once all recognizers have seen the event.
open class UIGestureRecognizer: NSObject {
  /// Where in its life an attempt is (GR-01, GR-02).
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete gesture ends in (GR-01).
    public static var recognized: State { .ended }
  }

  /// `target` is held weakly; without one nothing is sent (RC-26).
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// There are no archives here; an iOS class that has this initializer compiles.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Settings

  /// Answers the recognizer's questions.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view whose touches, and those of everything in it, are watched.
  open var view: UIView? { host }

  /// Not weak, because that would make each retain of the view slow; the view clears it.
  final unowned(unsafe) var host: UIView?

  /// False: the recognizer gets no new touches. In the middle of a gesture it is cancelled or fails (GR-49).
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon(because: .disabled) } }
  }

  /// Whether recognition cancels the gesture's touches in their views (GR-60).
  open var cancelsTouchesInView = true { didSet { environment?.changed() } }

  /// Whether views see nothing of a touch while this recognizer is possible (GR-66).
  open var delaysTouchesBegan = false { didSet { environment?.changed() } }

  /// Whether views are told of a lift only when this recognizer is no longer possible (GR-70).
  open var delaysTouchesEnded = true { didSet { environment?.changed() } }

  /// Raw values of `UITouch.TouchType` that are watched (GR-22).
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Raw values of `UIPress.PressType` that are watched.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of another type than those under way are refused (GR-22).
  open var requiresExclusiveTouchType = true

  /// For traces.
  open var name: String?

  // MARK: State

  final var life = GestureLife()
  /// The state that an action under way was sent for.
  final var presentedState: State?
  /// The environment that settles the bids while the recognizer takes part in touches.
  /// Set while the environment holds it; not weak, because that would make each retain of the environment slow.
  final unowned(unsafe) var environment: UIGestureEnvironment?

  /// Settable by subclasses, in their `touches…` methods or later. While a bid to leave `.possible` waits for
  /// another recognizer's failure, `.possible` is read (GR-46).
  open var state: State {
    get { presentedState ?? readableState }
    set { ask(for: newValue) }
  }

  // MARK: Touches

  /// All touches of this attempt that are not ignored, in order of arrival; lifted ones stay until the reset.
  final var touches: [UITouch] = []
  final var requiredFailures: [Weak<UIGestureRecognizer>] = []
  /// What delegates and subclasses asked for in this attempt (GR-32).
  final var dynamicRequirements: [UIGestureRecognizer] = []
  final var targets: [GestureTarget] = []
  final var timer: DeadlineList.Token?
  /// How far from the root its view was when the attempt began (GR-41).
  final var depth = 0
  /// Its place among the recognizers of its view when the attempt began (GR-42).
  final var rank = 0
  final var answeredEvent: (number: Int, isWanted: Bool)?

  /// How many fingers are in the gesture (GT-60).
  open var numberOfTouches: Int { fingers.count }

  /// The middle of the gesture's fingers, in the coordinates of `view`; nil means the window (GT-60).
  open func location(in view: UIView?) -> CGPoint {
    let places = (fingers.isEmpty ? Array(touches.suffix(1)) : fingers).map { $0.location(in: view) }
    return places.middle
  }

  /// The place of one finger, counted from 0, in the coordinates of `view`; nil means the window (GT-60).
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(fingers.indices.contains(touchIndex), "touch \(touchIndex) of \(fingers.count)")
    return fingers[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  // A recognizer's methods do not forward anything: it is no responder (RC-27).

  /// Fingers went down in the view or in something in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved, or pressed harder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches were taken away; end the attempt.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// What the device had estimated is known now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// A button went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// A button is pressed harder or less hard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// A button came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The press was taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called after the gesture has ended, was cancelled or failed: forget everything (GR-07).
  open func reset() {}

  /// Whether this recognizer's success makes `preventedGestureRecognizer` fail (GR-34).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `preventingGestureRecognizer`'s success makes this one fail (GR-34).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other must fail before this one may recognize (GR-32).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this one must fail before the other may recognize (GR-32).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Asked once an event, before the touches in it (GR-22).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Lets go of a touch: no more updates, and the view keeps it (GR-27).
  open func ignore(_ touch: UITouch, for event: UIEvent) { letGo(of: touch) }

  /// Lets go of a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  // MARK: For the environment

  /// The environment lets the bid through. What the recognizer has asked for since follows at once (GR-46, GR-47).
  func grant() {
    guard let bid = life.bid else { return }
    move(to: bid.opening, because: .granted)
    if bid.opening == .began && bid.latest == .ended { move(to: .ended, because: .analysis) }
  }
}

extension UIGestureRecognizer {
  /// This recognizer does not recognize before `otherGestureRecognizer` has failed (GR-46).
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(Weak(otherGestureRecognizer))
  }

  /// The fingers of the gesture that are down, in order of arrival.
  final var fingers: [UITouch] {
    for touch in touches where !touch.isDown { return touches.filter(\.isDown) }
    return touches
  }
}

extension [CGPoint] {
  /// The centroid; zero where there are no points.
  nonisolated var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
