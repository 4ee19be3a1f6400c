/// One delivery to the application: all that its fingers did at one moment.
///
/// Documented (PL-09): one object serves a whole multi-touch sequence; do not keep it.
open class UIEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  public nonisolated enum EventSubtype: Int, Sendable { case none, motionShake }

  public let type: EventType
  public let subtype: EventSubtype
  /// Seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// In order of arrival.
  var touches: [UITouch] = []

  init(type: EventType, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// Every finger that is down or was lifted in this event, also those that rest (TE-18).
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches bound to `view` (TE-18).
  open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  /// The touches that began in `window` (TE-18).
  open func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }
}
