/// Counts touch-downs that follow each other at about the same place (TE-10, TE-11).
///
/// Apple publishes no numbers; these are the working values of TE-13.
nonisolated struct TapCounter {
  /// Seconds from one touch-down to the next (GN-02).
  static let longestGap: TimeInterval = 0.35
  /// Points (GN-03).
  static let largestDistance: CGFloat = 45

  private var last: (location: CGPoint, time: TimeInterval, count: Int)?

  /// The tap count of a touch that goes down now.
  mutating func count(_ sample: TouchSample) -> Int {
    var count = 1
    if let last, follows(sample, last.location, last.time) { count = last.count + 1 }
    last = (sample.location, sample.timestamp, count)
    return count
  }

  /// The finger drifted: what follows is no second tap.
  mutating func interrupt() { last = nil }

  private func follows(_ sample: TouchSample, _ location: CGPoint, _ time: TimeInterval) -> Bool {
    sample.timestamp - time <= TapCounter.longestGap
      && hypot(sample.location.x - location.x, sample.location.y - location.y) <= TapCounter.largestDistance
  }
}
