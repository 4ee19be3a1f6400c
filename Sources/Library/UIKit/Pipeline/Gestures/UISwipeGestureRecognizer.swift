/// Recognizes a quick stroke in one direction. Discrete; recognized while the fingers are still down (GT-30). As
/// Apple's, with thresholds that are in `PipelineOptions.swipe`.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  /// The directions that are recognized (GN-14).
  open var direction = Direction.right
  /// The number of fingers (GN-14).
  open var numberOfTouchesRequired = 1

  private var drag = Drag()
  private var start: [CGPoint] = []

  /// Fails with more fingers than `numberOfTouchesRequired`; starts the longest time of a stroke.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    start += touches.inOrderOfArrival.map(\.screenLocation)
    if start.count > numberOfTouchesRequired { return state = .failed }
    let limit = environment?.options.swipe.longestDuration ?? 0
    if fingers.count == touches.count { setTimer(after: limit) { self.state = .failed } }
  }

  /// Recognizes a stroke that is long, straight and quick enough (GT-30).
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    drag.add(fingers, at: event.timestamp)
    guard fingers.count == numberOfTouchesRequired, let began = fingers.first?.beginning.timestamp else { return }
    let stroke = Stroke(moved: drag.moved, duration: event.timestamp - began)
    if stroke.isSwipe(in: direction, with: environment?.options.swipe ?? .init()) { state = .ended }
  }

  /// Fails: the fingers were lifted before the stroke was recognized.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Forgets the stroke.
  open override func reset() { (drag, start) = (Drag(), []) }

  /// The location where the stroke started: the centroid of its fingers (GT-30).
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = touches.first?.window else { return super.location(in: view) }
    return window.convert(window.placement.local(start.middle), to: view ?? window)
  }
}

/// A movement that may be a swipe.
struct Stroke {
  /// In points.
  var moved: CGVector
  /// In seconds.
  var duration: TimeInterval

  /// Whether the stroke is a swipe in one of `directions`.
  ///
  /// Documented (GT-31): slow strokes may be short but must be straight; fast ones are long and may deviate.
  /// Chosen: the allowed deviation grows with the speed.
  func isSwipe(in directions: UISwipeGestureRecognizer.Direction, with numbers: SwipeNumbers) -> Bool {
    let candidates: [(UISwipeGestureRecognizer.Direction, along: CGFloat, across: CGFloat)] = [
      (.right, moved.dx, moved.dy), (.left, -moved.dx, moved.dy), (.up, -moved.dy, moved.dx),
      (.down, moved.dy, moved.dx),
    ]
    return candidates.contains { candidate in
      let speed = candidate.along / CGFloat(max(duration, 0.001))
      let drift = min(numbers.largestDrift, max(numbers.smallestDrift, speed / 5))
      return directions.contains(candidate.0) && candidate.along >= numbers.shortestStroke
        && abs(candidate.across) <= drift
    }
  }
}

/// The thresholds of a swipe, which Apple does not publish (UN-03).
public nonisolated struct SwipeNumbers: Equatable, Sendable {
  /// The longest time from touch-down to recognition, in seconds (GN-11).
  public var longestDuration: TimeInterval = 0.5
  /// The shortest movement in the swipe's direction, in points (GN-12; other sources: 30 or 40).
  public var shortestStroke: CGFloat = 50
  /// The largest movement across the direction at high speed, in points (GN-13).
  public var largestDrift: CGFloat = 200
  /// The largest movement across the direction at low speed, in points (GN-13).
  public var smallestDrift: CGFloat = 20

  /// The preferred readings.
  public init() {}
}
