/// A button of a remote control while it is down. As Apple's, except: it has no key and no force.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public nonisolated enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The button. As Apple's.
  public nonisolated enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown
  }

  /// The button.
  public let type: PressType
  /// The current phase; inside a `presses…` method of a responder, the phase that the method stands for. The object is
  /// updated in place.
  public var phase: Phase { presented ?? actual }
  /// The time of the last change, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// From 0 to 1. The library always reports 0.
  public internal(set) var force: CGFloat = 0
  /// The responder that receives the press first, in all its phases (PM-01).
  public internal(set) weak var responder: UIResponder?
  /// The window of that responder.
  public internal(set) weak var window: UIWindow?
  /// The recognizers that receive this press (PM-03).
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The last phase of the button.
  var actual = Phase.began
  /// The phase that the responder reads while it receives one other than the current one.
  private var presented: Phase?
  /// The button's phase in the current event; nil once the delivery has taken it in.
  var newPhase: Phase? = .began
  final var recognizers: [UIGestureRecognizer] = []
  /// The state of the delivery to the responder, which follows the rules of a touch.
  private(set) var delivery = TouchDelivery.withheld(.nothing)
  /// The phases that the responder receives in the current event.
  private var due: DuePhases = []

  init(type: PressType) { self.type = type }

  /// Whether the button is down.
  var isDown: Bool { actual != .ended && actual != .cancelled }

  func change(to phase: Phase, at time: TimeInterval) {
    (actual, newPhase, timestamp) = (phase, phase, time)
  }

  /// Moves the delivery forward, under what the recognizers do (GR-60, GR-66, GR-70).
  func decide() {
    due.formUnion(delivery.advance(newPhase.map(\.ofATouch), under: recognizers.ruling))
    newPhase = nil
  }

  /// Whether the responder receives this phase now; it does so once.
  func takes(_ phase: TouchPhase) -> Bool {
    guard due.contains(DuePhases(phase)) else { return false }
    due.remove(DuePhases(phase))
    return true
  }

  func present(_ phase: Phase?) { presented = phase }
}

/// An event of buttons, sent to the first responder (RC-11). As Apple's.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []
  /// Released buttons whose responders have not received the end (GR-70).
  var lingering: [UIPress] = []

  /// An event without presses.
  public override init() { super.init(type: .presses) }

  /// Every button that is down or came up in this event.
  open var allPresses: Set<UIPress> { Set(presses) }

  /// The presses that `gesture` receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }

  /// The windows whose presses changed in this event.
  var changedWindows: [UIWindow] {
    presses.filter { $0.newPhase != nil }.compactMap(\.window).reduce(into: []) { windows, window in
      if !windows.contains(window) { windows.append(window) }
    }
  }

  /// Removes the buttons that came up in this event.
  func finishPresses() {
    guard presses.contains(where: { !$0.isDown }) else { return }
    lingering += presses.filter { !$0.isDown && $0.delivery.isEndWithheld }
    presses.removeAll { !$0.isDown }
  }
}

extension UIPress.Phase {
  /// The same phase of a touch.
  package var ofATouch: TouchPhase {
    switch self {
    case .began: .began
    case .changed: .moved
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  /// The same phase of a press; nil for phases that buttons do not have.
  package init?(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .changed
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .regionEntered, .regionMoved, .regionExited: return nil
    }
  }
}
