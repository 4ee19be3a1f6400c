/// Computes `UITouch.tapCount`: counts touch-downs in quick succession at about the same point (TE-10, TE-11).
///
/// Apple publishes no limits; these are the working values of TE-13.
package struct TapCounter: Equatable, Sendable {
  /// The longest time from a lift to the next touch-down, in seconds (GN-02).
  package static let longestGap: TimeInterval = 0.35
  /// The largest distance between the touch-downs, in points (GN-03).
  package static let largestDistance: CGFloat = 45

  private struct Tap: Equatable {
    var finger: Int
    var location: CGPoint
    /// Nil while the finger is down.
    var liftedAt: TimeInterval?
    var count: Int
  }

  private var taps: [Tap] = []

  package init() {}

  /// Returns the tap count of a new touch. Each finger is counted separately.
  package mutating func began(_ sample: TouchSample) -> Int {
    taps.removeAll { $0.finger == sample.finger && $0.liftedAt == nil }
    taps.removeAll { $0.liftedAt.map { sample.timestamp - $0 > TapCounter.longestGap } ?? false }
    let earlier = taps.firstIndex {
      $0.liftedAt != nil && $0.location.distance(to: sample.location) <= Self.largestDistance
    }
    let count = earlier.map { taps.remove(at: $0).count + 1 } ?? 1
    taps.append(Tap(finger: sample.finger, location: sample.location, liftedAt: nil, count: count))
    return count
  }

  /// Returns whether the touch still counts as a tap; false after a drift of more than `largestDistance` (TE-12).
  package mutating func moved(_ sample: TouchSample) -> Bool {
    guard let index = taps.firstIndex(where: { $0.finger == sample.finger && $0.liftedAt == nil }) else { return false }
    guard taps[index].location.distance(to: sample.location) > Self.largestDistance else { return true }
    taps.remove(at: index)
    return false
  }

  package mutating func ended(_ sample: TouchSample) {
    guard let index = taps.firstIndex(where: { $0.finger == sample.finger && $0.liftedAt == nil }) else { return }
    taps[index].liftedAt = sample.timestamp
  }

  package mutating func cancelled(_ sample: TouchSample) { forget(sample.finger) }

  /// Removes the finger's touch-down: it was cancelled, or the touch went to no view.
  package mutating func forget(_ finger: Int) {
    taps.removeAll { $0.finger == finger && $0.liftedAt == nil }
  }
}

extension CGPoint {
  /// The distance to `other`, in points.
  package func distance(to other: CGPoint) -> CGFloat {
    let (across, down) = (x - other.x, y - other.y)
    return (across * across + down * down).squareRoot()
  }
}
