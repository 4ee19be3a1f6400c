/// One event of the application: the changes of all fingers at one point in time, or a motion, a press or a remote
/// control command. As Apple's, except: there are no events of keyboards and pointers.
///
/// Documented (PL-09): one object is reused for a whole multi-touch sequence; do not keep it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of input.
  public nonisolated enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    /// Kinds of a pointer, which the library has not.
    case scroll = 10, hover, transform = 14
  }

  /// The motion or the remote control command. As Apple's.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The kind of input.
  public let type: EventType
  /// `.none` for touches and presses.
  public let subtype: EventSubtype
  /// In seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// Incremented for each event that reuses this object.
  var number = 0
  /// The application that delivers the event. Unowned, as `UIGestureRecognizer.host` is: the application's
  /// `deinit` clears it.
  final unowned(unsafe) var application: UIApplication?
  /// The application's observation. Stored here because every delivery of a touch to a responder reads it.
  final var observation: PipelineObservation?
  /// In order of arrival.
  final var touches: [UITouch] = []
  /// The number of `touches` that were lifted or cancelled in this event.
  private var liftedCount = 0
  /// Touches lifted in an earlier event whose views receive the end in this one (GR-70).
  var lateTouches: [UITouch] = []
  /// All samples of a touch since the last event (TE-19).
  final var samples: [ObjectIdentifier: [TouchSample]] = [:]
  /// New fingers that are hit-tested inside `sendEvent` (PL-02, the other reading).
  final var unsearched: [TouchSample] = []
  private var single: SingleTouch?

  /// An event of no application: it has no touches and is never delivered.
  public override init() {
    (type, subtype) = (.touches, .none)
    super.init()
  }

  init(type: EventType, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
    super.init()
  }

  /// Every touch that is down or was lifted in this event, stationary ones included (TE-18).
  open var allTouches: Set<UITouch>? { Set(touches + lateTouches) }

  /// The touches bound to `view` (TE-18).
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.hitView === view } }

  /// The touches that began in `window` (TE-18).
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that `gesture` receives (TE-18).
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Every sample of `touch` since the last event, each with its own force, radius and type, the last one equal to
  /// `touch`; nil if it is not in this event (TE-19, TE-40).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard (touches + lateTouches).contains(touch) else { return nil }
    let samples = touch.presented == nil ? samples[ObjectIdentifier(touch)] ?? [] : []
    return samples.isEmpty ? [touch.copy(of: touch.sample)] : samples.map(touch.copy)
  }

  /// One touch at the place that the finger reaches if it repeats its last move; empty unless it moved, nil if it is
  /// not in this event (TE-19).
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard (touches + lateTouches).contains(touch) else { return nil }
    guard touch.phase == .moved else { return [] }
    let (now, before) = (touch.actual.location, touch.actual.previousLocation)
    var next = touch.sample
    next.location = CGPoint(x: 2 * now.x - before.x, y: 2 * now.y - before.y)
    next.estimationUpdateIndex = nil
    return [touch.copy(of: next)]
  }

  // Loops by index instead of closures: these run in every event, where a closure costs more than its body, and a loop over
  // the elements retains each.

  /// The touches of `window` that changed in this event.
  func changedTouches(in window: UIWindow) -> [UITouch] {
    var changed: [UITouch] = []
    for touch in touches where touch.newPhase != nil && touch.window === window { changed.append(touch) }
    return changed
  }

  func touch(of finger: Int) -> UITouch? {
    let touches = touches
    for index in touches.indices where touches[index].finger == finger { return touches[index] }
    return nil
  }

  func hasTouch(of finger: Int) -> Bool {
    let touches = touches
    for index in touches.indices where touches[index].finger == finger { return true }
    return false
  }

  /// Whether the views of all windows have received this event.
  var isServed: Bool {
    let touches = touches
    for index in touches.indices where touches[index].newPhase != nil { return false }
    return true
  }

  func concerns(_ window: UIWindow) -> Bool {
    for touch in touches where touch.window === window { return true }
    return false
  }

  /// Returns the touches as a set.
  func set(of touches: [UITouch]) -> Set<UITouch> { touches.count == 1 ? single(touches[0]).set : Set(touches) }

  /// The only touch of the event; nil if there are more, or none.
  var onlyTouch: SingleTouch? { touches.count == 1 ? single(touches[0]) : nil }

  /// Returns a touch that is handled alone. It is made once and reused.
  func single(_ touch: UITouch) -> SingleTouch {
    if let single, single.touch === touch { return single }
    let single = SingleTouch(touch)
    self.single = single
    return single
  }

  /// The touches of a set in order of arrival.
  func order(of touches: Set<UITouch>) -> [UITouch] {
    // Nearly always the same set is passed on from responder to responder. To compare its place in memory is one
    // instruction; to find its first element are a hundred, for each report.
    guard let single, single.isStored(in: touches) else { return touches.inOrderOfArrival }
    return single.array
  }

  /// Ends the delivery of the event: its samples are gone, and its lifted touches are removed. Returns those of them
  /// whose views have not received the end (GR-70).
  func finish() -> [UITouch] {
    if !samples.isEmpty { samples = [:] }
    guard liftedCount > 0 else { return [] }
    liftedCount = 0
    single = nil
    let lifted = touches.filter { !$0.isDown }
    touches.removeAll { !$0.isDown }
    return lifted.filter(\.delivery.isEndWithheld)
  }

  /// Whether a finger is on the screen.
  var hasFingerDown: Bool { touches.count > liftedCount }

  /// Makes all touches stationary, before the reports of the next event.
  func rest() {
    let touches = touches
    for index in touches.indices { touches[index].rest() }
  }

  /// Takes in what a finger of the event has done.
  func update(_ touch: UITouch, with sample: TouchSample) {
    touch.update(with: sample)
    if !touch.isDown { liftedCount += 1 }
  }

  /// Removes all touches, because the application is freed (ME-01).
  func forgetTouches() {
    touches = []
    lateTouches = []
    single = nil
  }

  /// Removes a touch that began in this event.
  func remove(_ touch: UITouch) {
    single = nil
    touches.removeAll { $0 === touch }
  }
}

/// A single touch as a set and as an array. Every step of the delivery needs one of them, and retaining this object is
/// cheaper than retaining its parts.
final class SingleTouch {
  let touch: UITouch
  let set: Set<UITouch>
  let array: [UITouch]

  init(_ touch: UITouch) {
    self.touch = touch
    set = [touch]
    array = [touch]
  }

  // Explicit, because the synthesized deinit checks the executor each time.
  deinit {}

  /// Whether `touches` is `set` itself, and not an equal set that was made elsewhere.
  func isStored(in touches: Set<UITouch>) -> Bool {
    unsafeBitCast(touches, to: UnsafeRawPointer.self) == unsafeBitCast(set, to: UnsafeRawPointer.self)
  }
}
