/// Recognizes a quick stroke in one direction, while the fingers are still down (GT-30).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

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

  /// The directions that count (GN-14).
  open var direction = Direction.right
  /// How many fingers swipe together (GN-14).
  open var numberOfTouchesRequired = 1

  private var drag = Drag()
  private var start: [CGPoint] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    start += touches.inOrderOfArrival.map(\.screenLocation)
    if start.count > numberOfTouchesRequired { return state = .failed }
    let limit = environment?.options.swipe.longestDuration ?? 0
    if fingers.count == touches.count { setTimer(after: limit) { self.state = .failed } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress == .possible else { return }
    drag.add(fingers, at: event.timestamp)
    guard fingers.count == numberOfTouchesRequired, let began = fingers.first?.beginning.timestamp else { return }
    let stroke = Stroke(moved: drag.moved, duration: event.timestamp - began)
    if stroke.isSwipe(in: direction, with: environment?.options.swipe ?? .init()) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { (drag, start) = (Drag(), []) }

  /// Where the stroke started (GT-30).
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = touches.first?.window else { return super.location(in: view) }
    return window.convert(window.placement.local(start.middle), to: view ?? window)
  }
}

/// A movement as a swipe sees it.
struct Stroke {
  /// Points.
  var moved: CGVector
  /// Seconds.
  var duration: TimeInterval

  /// Documented (GT-31): slow strokes may be short but must be straight, fast ones are long and may be bent.
  /// Chosen: the allowed drift grows with the speed.
  func isSwipe(in directions: UISwipeGestureRecognizer.Direction, with numbers: SwipeNumbers) -> Bool {
    let ways: [(UISwipeGestureRecognizer.Direction, along: CGFloat, across: CGFloat)] = [
      (.right, moved.dx, moved.dy), (.left, -moved.dx, moved.dy), (.up, -moved.dy, moved.dx),
      (.down, moved.dy, moved.dx),
    ]
    return ways.contains { way in
      let speed = way.along / CGFloat(max(duration, 0.001))
      let drift = min(numbers.largestDrift, max(numbers.smallestDrift, speed / 5))
      return directions.contains(way.0) && way.along >= numbers.shortestStroke && abs(way.across) <= drift
    }
  }
}

/// The numbers of a swipe, which Apple does not publish (UN-03).
public nonisolated struct SwipeNumbers: Equatable, Sendable {
  /// Seconds (GN-11).
  public var longestDuration: TimeInterval = 0.5
  /// Points along the direction (GN-12; others say 30 or 40).
  public var shortestStroke: CGFloat = 50
  /// Points across the direction at high speed (GN-13).
  public var largestDrift: CGFloat = 200
  /// Points across the direction at low speed (GN-13).
  public var smallestDrift: CGFloat = 20

  public init() {}
}
