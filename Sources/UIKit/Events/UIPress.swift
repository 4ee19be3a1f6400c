/// A button of a remote control or a key that is held.
open class UIPress: NSObject {
  /// Where in its life a press is.
  public nonisolated enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// Which button.
  public nonisolated enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown
  }

  /// Which button it is.
  public let type: PressType
  /// Updated in place.
  public internal(set) var phase = Phase.began
  /// Seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// 0 to 1.
  public internal(set) var force: CGFloat = 0
  /// Who got the press first.
  public internal(set) weak var responder: UIResponder?

  init(type: PressType) { self.type = type }
}

/// What the buttons did at one moment.
open class UIPressesEvent: UIEvent {
  var presses: [UIPress] = []
  /// The one this event is about.
  var changed: UIPress?

  init() { super.init(type: .presses) }

  /// Every button that is held.
  open var allPresses: Set<UIPress> { Set(presses) }
}
