/// One finger on the screen, from the moment it goes down until it is lifted or cancelled.
///
/// Documented (TE-02): the object is updated in place; read it, do not keep it.
open class UITouch: NSObject {
  /// Where in its life a touch is (TE-01).
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The source of the touch.
  public nonisolated enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What a touch reads as at one moment.
  nonisolated struct Reading: Equatable {
    var phase: Phase
    /// Seconds.
    var timestamp: TimeInterval
    /// Screen points.
    var location: CGPoint
    /// Screen points.
    var previousLocation: CGPoint
  }

  /// Counts the touches of an application, so that no order ever comes from a set.
  let serial: Int
  /// Which finger this is, as the reports name it. Ours, not UIKit's: observers tell touches apart by it.
  public let finger: Int
  /// How the touch began; a view that is told late still sees this (TE-07).
  let beginning: Reading
  /// How the finger is now.
  private(set) var actual: Reading
  /// What a view that is told something else than `actual` sees while it is told.
  var presented: Reading?

  /// 1, 2, 3 … for touches that follow each other at about the same place; 0 after a drift (TE-10, TE-12).
  public internal(set) var tapCount = 1
  /// What touches the screen.
  public internal(set) var type = TouchType.direct
  /// 1 is an average touch; 0 where the device cannot tell (TE-14).
  public private(set) var force: CGFloat = 0
  /// The highest `force`; 0 where the device cannot tell (TE-14).
  public private(set) var maximumPossibleForce: CGFloat = 0
  /// Points (TE-16).
  public private(set) var majorRadius: CGFloat = 0
  /// Points (TE-16).
  public private(set) var majorRadiusTolerance: CGFloat = 0
  /// The window the touch began in (TE-05).
  public internal(set) var window: UIWindow?

  /// The view the touch began in; it stays when the finger leaves it (TE-03).
  var hitView: UIView?
  /// What the finger did in the event under way and views have not been served yet.
  var newPhase: Phase?
  /// The recognizers that follow this touch: those of the hit view in order of addition, then each ancestor's
  /// (TE-17).
  var recognizers: [UIGestureRecognizer] = []
  /// See `ruling(at:)`.
  private var knownRuling: (revision: Int, ruling: TouchDelivery.Ruling)?
  /// What the view has been told; see `TouchDelivery`.
  var delivery = TouchDelivery.withheld(.nothing)
  /// What the view must be told in the event under way.
  var due: DuePhases = []
  /// Whether the view hears of the beginning only now, after the fact.
  var isLate = false
  /// Whether a recognizer took the touch from its view, and the view knows (TE-04).
  var isClaimed = false
  /// What the device is still measuring; nil means nothing (see `touchesEstimatedPropertiesUpdated(_:)`).
  public internal(set) var estimationUpdateIndex: NSNumber?

  init(serial: Int, sample: TouchSample) {
    self.serial = serial
    finger = sample.finger
    type = sample.type
    beginning = Reading(
      phase: .began, timestamp: sample.timestamp, location: sample.location, previousLocation: sample.location)
    actual = beginning
    newPhase = .began
    super.init()
    takeQualities(of: sample)
  }

  // MARK: Reading

  /// Where in its life the touch is, as far as the one who is told knows.
  public var phase: Phase { (presented ?? actual).phase }

  /// Seconds, of the touch's creation or last change (TE-06).
  public var timestamp: TimeInterval { (presented ?? actual).timestamp }

  /// The view the touch began in (TE-03); nil once a recognizer has claimed the touch (TE-04).
  public var view: UIView? {
    let keepsView = window?.application?.options.claimedTouchKeepsView ?? false
    return isClaimed && !keepsView ? nil : hitView
  }

  /// Those that follow this touch (TE-17).
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The place of the touch in the coordinates of `view`; nil means those of its window (TE-08).
  open func location(in view: UIView?) -> CGPoint { place((presented ?? actual).location, in: view) }

  /// The place of the touch in the previous event (TE-08).
  open func previousLocation(in view: UIView?) -> CGPoint { place((presented ?? actual).previousLocation, in: view) }

  /// The place as exactly as the device knows it; not for hit testing (TE-09).
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The precise place in the previous event.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // MARK: Updating

  func update(with sample: TouchSample) {
    actual = Reading(
      phase: sample.phase, timestamp: sample.timestamp, location: sample.location, previousLocation: actual.location)
    newPhase = sample.phase
    takeQualities(of: sample)
  }

  /// The finger is down but did nothing in this event.
  func rest() {
    actual.phase = .stationary
    actual.previousLocation = actual.location
    newPhase = nil
  }

  /// What the device only guessed is known now.
  func correct(force: CGFloat) {
    self.force = force
    estimationUpdateIndex = nil
  }

  private func takeQualities(of sample: TouchSample) {
    force = sample.force
    maximumPossibleForce = sample.maximumPossibleForce
    majorRadius = sample.majorRadius
    majorRadiusTolerance = sample.majorRadiusTolerance
    estimationUpdateIndex = sample.estimationUpdateIndex.map { NSNumber(value: $0) }
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let window else { return point }
    let base = window.placement.local(point)
    return view === window || view == nil ? base : window.convert(base, to: view)
  }
}

extension UITouch {
  /// Whether the finger is still on the screen.
  final var isDown: Bool { actual.phase != .ended && actual.phase != .cancelled }

  /// Screen points.
  final var screenLocation: CGPoint { actual.location }

  /// What recognizers make of the touch, as far as its view is concerned; worked out once a revision.
  final func ruling(at revision: Int) -> TouchDelivery.Ruling {
    if let knownRuling, knownRuling.revision == revision { return knownRuling.ruling }
    let ruling = currentRuling
    knownRuling = (revision, ruling)
    return ruling
  }

  private var currentRuling: TouchDelivery.Ruling {
    var ruling = TouchDelivery.Ruling()
    for recognizer in recognizers {
      if recognizer.claimsTouches { ruling.cancels = true }
      guard recognizer.life.isPossible else { continue }
      if recognizer.delaysTouchesBegan { ruling.withholdsBegan = true }
      if recognizer.delaysTouchesEnded { ruling.withholdsEnded = true }
    }
    return ruling
  }

  final func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    for follower in recognizers where follower === recognizer { return true }
    return false
  }

  /// The recognizer that took the touch from its view.
  final var claimer: UIGestureRecognizer? { recognizers.first(where: \.claimsTouches) }

  /// Reads as it did when `phase` happened while `body` runs; a late view sees the original began, and then one
  /// move from there (TE-07, GR-67).
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

extension UIGestureRecognizer {
  /// Whether its touches are taken from their views: it has recognized in this attempt, whatever came then (GR-60).
  fileprivate var claimsTouches: Bool { cancelsTouchesInView && (life.hasRecognized || life.state == .cancelled) }
}
