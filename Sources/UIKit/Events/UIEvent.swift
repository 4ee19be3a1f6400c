/// One delivery to the application: all that its fingers did at one moment.
///
/// Documented (PL-09): one object serves a whole multi-touch sequence; do not keep it.
open class UIEvent: NSObject {
  /// What an event is about.
  public nonisolated enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  /// Which motion or button.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// What the event is about.
  public let type: EventType
  /// `.none` for touches and presses.
  public let subtype: EventSubtype
  /// Seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// Counts the deliveries that this object was used for.
  var number = 0
  /// In order of arrival.
  var touches: [UITouch] = []
  /// Lifted touches whose views are told only now (GR-70).
  var lateTouches: [UITouch] = []
  /// Every sample of a finger since the last delivery (TE-19).
  var samples: [ObjectIdentifier: [TouchSample]] = [:]
  /// New fingers whose view is still to be searched for (PL-02, the other reading).
  var unsearched: [TouchSample] = []
  private var single: SingleTouch?

  init(type: EventType, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// Every finger that is down or was lifted in this event, also those that rest (TE-18).
  open var allTouches: Set<UITouch>? { Set(touches + lateTouches) }

  /// The touches bound to `view` (TE-18).
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.hitView === view } }

  /// The touches that began in `window` (TE-18).
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that `gesture` follows (TE-18).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Every sample since the last delivery, the last one equal to `touch`; nil if it is not in this event (TE-19).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    guard let samples = samples[ObjectIdentifier(touch)], !samples.isEmpty else { return [touch.copy(of: nil)] }
    return samples.map { touch.copy(of: $0) }
  }

  /// Where the finger will be if it goes on like this; nil if it is not in this event (TE-19).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.phase == .moved else { return [] }
    let (now, before) = (touch.actual.location, touch.actual.previousLocation)
    let next = CGPoint(x: 2 * now.x - before.x, y: 2 * now.y - before.y)
    return [
      touch.copy(of: TouchSample(finger: touch.finger, phase: .moved, location: next, timestamp: touch.timestamp))
    ]
  }

  // What is asked in every event goes through loops: a closure costs more here than what it does.

  /// The fingers of `window` that did something in this event.
  func changedTouches(in window: UIWindow) -> [UITouch] {
    if touches.count == 1 { return touches[0].newPhase != nil && touches[0].window === window ? touches : [] }
    var changed: [UITouch] = []
    for touch in touches where touch.newPhase != nil && touch.window === window { changed.append(touch) }
    return changed
  }

  func touch(of finger: Int) -> UITouch? {
    for touch in touches where touch.finger == finger { return touch }
    return nil
  }

  func hasTouch(of finger: Int) -> Bool {
    for touch in touches where touch.finger == finger { return true }
    return false
  }

  func concerns(_ window: UIWindow) -> Bool {
    for touch in touches where touch.window === window { return true }
    return false
  }

  /// A set of touches; the one of a single finger is made once a life.
  func set(of touches: [UITouch]) -> Set<UITouch> {
    guard touches.count == 1, let touch = touches.first else { return Set(touches) }
    if let single, single.touch === touch { return single.set }
    let single = SingleTouch(touch)
    self.single = single
    return single.set
  }

  /// The touches of a set in order of arrival.
  func order(of touches: Set<UITouch>) -> [UITouch] {
    guard touches.count == 1, let single, touches.first === single.touch else { return touches.inOrderOfArrival }
    return single.array
  }

  /// The fingers that are up are nobody's any more.
  func forgetLifted() {
    if !samples.isEmpty { samples = [:] }
    for touch in touches where !touch.isDown {
      single = nil
      return touches.removeAll { !$0.isDown }
    }
  }
}

/// A single touch in the two shapes in which methods want it. It is asked for at every step of its way, and an object
/// is cheaper to hold than its parts.
private final class SingleTouch {
  let touch: UITouch
  let set: Set<UITouch>
  let array: [UITouch]

  init(_ touch: UITouch) {
    self.touch = touch
    set = [touch]
    array = [touch]
  }
}

extension UITouch {
  /// The same touch as `sample` found it; nil means as it is now.
  fileprivate func copy(of sample: TouchSample?) -> UITouch {
    var start = TouchSample(finger: finger, phase: .began, location: actual.previousLocation, timestamp: timestamp)
    start.type = type
    let copy = UITouch(serial: serial, sample: start)
    copy.update(
      with: sample ?? TouchSample(finger: finger, phase: phase, location: actual.location, timestamp: timestamp))
    (copy.window, copy.hitView, copy.tapCount) = (window, hitView, tapCount)
    return copy
  }
}
