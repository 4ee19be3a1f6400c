/// Directions of a swipe. UIKit calls them `UISwipeGestureRecognizer.Direction`.
public struct SwipeDirections: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the right.
  public static var right: SwipeDirections { SwipeDirections(rawValue: 1 << 0) }
  /// To the left.
  public static var left: SwipeDirections { SwipeDirections(rawValue: 1 << 1) }
  /// Upwards.
  public static var up: SwipeDirections { SwipeDirections(rawValue: 1 << 2) }
  /// Downwards.
  public static var down: SwipeDirections { SwipeDirections(rawValue: 1 << 3) }
}

/// A movement that may be a swipe.
package struct SwipeStroke {
  /// In points.
  package var moved: CGVector
  /// In seconds.
  package var duration: TimeInterval

  package init(moved: CGVector, duration: TimeInterval) { (self.moved, self.duration) = (moved, duration) }

  /// Whether the stroke is a swipe in one of `directions`.
  ///
  /// Documented (GT-31): slow strokes may be short but must be straight; fast ones are long and may deviate.
  /// Chosen: the allowed deviation grows with the speed.
  package func isSwipe(in directions: SwipeDirections, with numbers: SwipeNumbers) -> Bool {
    let candidates: [(SwipeDirections, along: CGFloat, across: CGFloat)] = [
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
public struct SwipeNumbers: Equatable, Sendable {
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
