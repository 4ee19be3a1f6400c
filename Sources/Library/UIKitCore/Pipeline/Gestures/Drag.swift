/// The common movement of some fingers and its velocity. A finger that joins or leaves does not count as movement.
struct Drag {
  /// The movement since the first finger went down, in points.
  private(set) var moved = CGVector.zero
  /// `moved`, or the value set by `restart(from:)` and the movement since then, in points.
  private(set) var translation = CGVector.zero
  /// In points per second.
  private(set) var velocity = CGVector.zero
  private var lastTime: TimeInterval?

  /// The time without movement, in seconds, after which the velocity of a lift is zero.
  private static let longestRest: TimeInterval = 0.1

  /// Adds the movement of one event: the mean of the fingers' movements since the last event. `time` is in seconds.
  mutating func add(_ fingers: [UITouch], at time: TimeInterval) {
    var step = CGVector.zero, start = lastTime ?? 0
    for finger in fingers {
      let (now, before) = (finger.actual.location, finger.actual.previousLocation)
      step = step + CGVector(dx: now.x - before.x, dy: now.y - before.y)
      if lastTime == nil { start = max(start, finger.beginning.timestamp) }
    }
    guard !fingers.isEmpty else { return }
    step = CGVector(dx: step.dx / CGFloat(fingers.count), dy: step.dy / CGFloat(fingers.count))
    moved = moved + step
    translation = translation + step
    if time > start { velocity = CGVector(dx: step.dx / (time - start), dy: step.dy / (time - start)) }
    lastTime = time
  }

  /// Sets the velocity to zero if the fingers rested before the lift at `time` (seconds).
  mutating func rest(until time: TimeInterval) {
    if let lastTime, time - lastTime > Drag.longestRest { velocity = .zero }
  }

  /// Counts from `translation`, unless it is not finite.
  mutating func restart(from translation: CGVector) {
    guard translation.dx.isFinite, translation.dy.isFinite else { return }
    self.translation = translation
    velocity = .zero
  }

}

extension CGVector {
  nonisolated static func + (one: CGVector, two: CGVector) -> CGVector {
    CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy)
  }
}
