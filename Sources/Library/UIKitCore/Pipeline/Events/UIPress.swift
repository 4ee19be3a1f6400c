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
  /// The current phase; the object is updated in place.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// From 0 to 1. The library always reports 0.
  public internal(set) var force: CGFloat = 0
  /// The responder that received the press first.
  public internal(set) weak var responder: UIResponder?

  init(type: PressType) { self.type = type }
}

/// An event of buttons, sent to the first responder (RC-11). As Apple's.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []
  /// The press that changed in this event.
  var changed: UIPress?

  /// An event without presses.
  public override init() { super.init(type: .presses) }

  /// Every button that is down or came up in this event.
  open var allPresses: Set<UIPress> { Set(presses) }
}
