/// One finger on the screen, from touch-down until it is lifted or cancelled. As Apple's, except: it never comes from a
/// pencil or a pointer, and a precise location is the location.
///
/// Documented (TE-02): the object is updated in place; do not keep it.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch (TE-01). As Apple's.
  public typealias Phase = TouchPhase

  /// The source of the touch. As Apple's.
  public typealias TouchType = TouchSource

  /// The values of a touch at one point in time.
  nonisolated struct Reading: Equatable {
    var phase: Phase
    /// In seconds.
    var timestamp: TimeInterval
    /// In screen points.
    var location: CGPoint
    /// In screen points.
    var previousLocation: CGPoint
  }

  /// The number of the touch in its application. Touches are sorted by it, because a set has no order.
  package let serial: Int
  /// The finger, as `TouchSample.finger` identifies it. Not in UIKit.
  public let finger: Int
  /// The values at touch-down; a view that receives `began` late reads them (TE-07).
  let beginning: Reading
  /// The current values.
  private(set) var actual: Reading
  /// The last report of the hardware. Stored as a whole because each store of a property costs a check.
  private(set) var report: TouchSample
  /// The values that a view reads while it receives a phase other than the current one.
  var presented: Reading?

  /// 1, 2, 3 … for touches in quick succession at about the same point; 0 after a drift (TE-10, TE-12).
  open internal(set) var tapCount = 1
  /// The source of the touch.
  public internal(set) var type = TouchType.direct
  /// 1 is an average touch; 0 if the device does not measure force (TE-14).
  public var force: CGFloat { report.force }
  /// The largest `force`; 0 if the device does not measure force (TE-14).
  public var maximumPossibleForce: CGFloat { report.maximumPossibleForce }
  /// The radius of the contact, in points (TE-16).
  public var majorRadius: CGFloat { report.majorRadius }
  /// The tolerance of `majorRadius`, in points (TE-16).
  public var majorRadiusTolerance: CGFloat { report.majorRadiusTolerance }
  /// The window in which the touch began (TE-05).
  public internal(set) var window: UIWindow?

  /// The view that the hit test found; it does not change when the finger leaves the view (TE-03).
  package var hitView: UIView?
  /// The finger's phase in the current event; nil if it did nothing, or once the view's delivery has taken it in.
  var newPhase: Phase?
  /// The recognizers that receive this touch: those of the hit view in order of addition, then each ancestor's
  /// (TE-17).
  final var recognizers: [UIGestureRecognizer] = []
  /// The result of `ruling(at:)` for a revision.
  private var knownRuling: (revision: Int, ruling: TouchDelivery.Ruling)?
  /// The state of the delivery to the view.
  final var delivery = TouchDelivery.withheld(.nothing)
  /// The phases that the view receives in the current event.
  var due: DuePhases = []
  /// Whether the view receives `began` in a later event than the touch-down.
  var isLate = false
  /// Whether the touch was cancelled after its lift, while the end was withheld (RE-15).
  var isAbandoned = false
  /// Whether a recognizer has claimed the touch and the view has received the cancellation (TE-04).
  var isClaimed = false
  /// The list that keeps the touch for itself.
  package final weak var keeper: (any TouchKeeper)?
  /// Whether the estimated force of the last report was corrected.
  private(set) var isCorrected = false
  /// Identifies the last report if its force is an estimate, or was one until `touchesEstimatedPropertiesUpdated(_:)`
  /// (TE-41); nil if not.
  public var estimationUpdateIndex: NSNumber? { report.estimationUpdateIndex.map { NSNumber(value: $0) } }

  init(serial: Int, sample: TouchSample) {
    self.serial = serial
    finger = sample.finger
    type = sample.type
    beginning = Reading(
      phase: .began, timestamp: sample.timestamp, location: sample.location, previousLocation: sample.location)
    actual = beginning
    report = sample
    newPhase = .began
    super.init()
  }

  // Explicit, because the synthesized deinit checks the executor each time.
  deinit {}

  /// Its number, and not its address: where hashes are the same in each run, so is the order of a set of touches.
  open nonisolated override var hash: Int { serial }

  /// A touch of no application: it began at zero, has no view and no window, and is never delivered.
  public override init() {
    (serial, finger, tapCount) = (0, 0, 0)
    beginning = Reading(phase: .began, timestamp: 0, location: .zero, previousLocation: .zero)
    actual = beginning
    report = TouchSample(phase: .began, location: .zero, timestamp: 0)
    super.init()
  }

  // MARK: Reading

  /// The current phase; inside a `touches…` method of a view, the phase that the method stands for.
  open var phase: Phase { (presented ?? actual).phase }

  /// The time of the touch-down or the last change, in seconds (TE-06).
  open var timestamp: TimeInterval { (presented ?? actual).timestamp }

  /// The view in which the touch began (TE-03); nil once a recognizer has claimed the touch (TE-04).
  open var view: UIView? { isClaimed ? nil : hitView }

  /// The recognizers that receive this touch (TE-17).
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The location in the coordinate space of `view`, or of the touch's window if that is nil (TE-08).
  open func location(in view: UIView?) -> CGPoint { place((presented ?? actual).location, in: view) }

  /// The location in the previous event, in the coordinate space of `view` (TE-08).
  open func previousLocation(in view: UIView?) -> CGPoint { place((presented ?? actual).previousLocation, in: view) }

  /// The location with the device's full precision; not for hit testing (TE-09). Here the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The precise location in the previous event.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // MARK: Updating

  func update(with sample: TouchSample) {
    actual = Reading(
      phase: sample.phase, timestamp: sample.timestamp, location: sample.location, previousLocation: actual.location)
    newPhase = sample.phase
    report = sample
    isCorrected = false
  }

  /// Makes the touch stationary: the finger is down but did nothing in this event.
  func rest() {
    guard isDown else { return }
    actual.phase = .stationary
    actual.previousLocation = actual.location
    newPhase = nil
  }

  /// Replaces an estimated force.
  func correct(force: CGFloat) {
    report.force = force
    isCorrected = true
  }

  /// Lets go of the views and the recognizers, because the application is freed (ME-01).
  func leaveApplication() {
    recognizers = []
    window = nil
    hitView = nil
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window else { return point }
    let base = window.placement.local(point)
    return view === window || view == nil ? base : window.convert(base, to: view)
  }
}

extension UITouch {
  /// The last report, with the phase, time and place that the touch reads now.
  var sample: TouchSample {
    let reading = presented ?? actual
    var sample = report
    (sample.phase, sample.timestamp, sample.location) = (reading.phase, reading.timestamp, reading.location)
    return sample
  }

  /// Returns a copy of the touch with the values of `sample` (TE-40).
  func copy(of sample: TouchSample) -> UITouch {
    var start = sample
    start.location = (presented ?? actual).previousLocation
    let copy = UITouch(serial: serial, sample: start)
    copy.update(with: sample)
    (copy.window, copy.hitView, copy.tapCount, copy.isClaimed) = (window, hitView, tapCount, isClaimed)
    return copy
  }

  /// Whether the finger is on the screen.
  final var isDown: Bool { actual.phase != .ended && actual.phase != .cancelled }

  /// In screen points.
  final var screenLocation: CGPoint { actual.location }

  /// The effect of the recognizers on the touch's view. It is computed once for each revision of the environment.
  final func ruling(at revision: Int) -> TouchDelivery.Ruling {
    if let knownRuling, knownRuling.revision == revision { return knownRuling.ruling }
    let ruling = currentRuling
    knownRuling = (revision, ruling)
    return ruling
  }

  private var currentRuling: TouchDelivery.Ruling {
    var ruling = recognizers.ruling
    if isAbandoned { ruling.cancels = true }
    return ruling
  }

  final func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    for follower in recognizers where follower === recognizer { return true }
    return false
  }

  /// The recognizer that has claimed the touch.
  final var claimer: UIGestureRecognizer? { recognizers.first(where: \.claimsTouches) }

  /// Makes the touch return the values it had at `phase`, until `presented` is set to nil. A view that receives `began`
  /// late reads the values of the touch-down, and then one move from there (TE-07, GR-67).
  final func present(_ phase: Phase) {
    guard phase != actual.phase || isLate else { return }
    switch phase {
    case .began: presented = beginning
    case .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited:
      var reading = actual
      reading.phase = phase
      if isLate && phase == .moved { reading.previousLocation = beginning.location }
      presented = reading
    }
  }
}

extension [UIGestureRecognizer] {
  /// The effect of the recognizers of a touch or a press on its responder.
  var ruling: TouchDelivery.Ruling {
    var ruling = TouchDelivery.Ruling()
    for recognizer in self {
      if recognizer.claimsTouches { ruling.cancels = true }
      guard recognizer.life.isPossible else { continue }
      if recognizer.delaysTouchesBegan { ruling.withholdsBegan = true }
      if recognizer.delaysTouchesEnded { ruling.withholdsEnded = true }
    }
    return ruling
  }
}

extension UIGestureRecognizer {
  /// Whether it has recognized in this attempt and cancels its touches in their views (GR-60).
  fileprivate var claimsTouches: Bool { cancelsTouchesInView && (life.hasRecognized || life.state == .cancelled) }
}
