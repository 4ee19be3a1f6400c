/// The common movement of some fingers and its velocity. A finger that joins or leaves does not count as movement.
package struct Drag {
  /// The movement of one finger in one event.
  package struct Step {
    /// In screen points, now and at the event before.
    var location, previousLocation: CGPoint
    /// The time of the touch-down, in seconds.
    var beganAt: TimeInterval

    package init(from previousLocation: CGPoint, to location: CGPoint, beganAt: TimeInterval) {
      (self.previousLocation, self.location, self.beganAt) = (previousLocation, location, beganAt)
    }
  }

  /// The movement since the first finger went down, in points.
  package private(set) var moved = CGVector.zero
  /// `moved`, or the value set by `restart(from:)` and the movement since then, in points.
  package private(set) var translation = CGVector.zero
  /// In points per second.
  package private(set) var velocity = CGVector.zero
  private var lastTime: TimeInterval?

  package init() {}

  /// The time without movement, in seconds, after which the velocity of a lift is zero.
  private static let longestRest: TimeInterval = 0.1

  /// Adds the movement of one event: the mean of the fingers' movements since the last event. `time` is in seconds.
  package mutating func add(_ fingers: [Step], at time: TimeInterval) {
    var step = CGVector.zero, start = lastTime ?? 0
    for finger in fingers {
      let (now, before) = (finger.location, finger.previousLocation)
      step = step + CGVector(dx: now.x - before.x, dy: now.y - before.y)
      if lastTime == nil { start = max(start, finger.beganAt) }
    }
    guard !fingers.isEmpty else { return }
    step = CGVector(dx: step.dx / CGFloat(fingers.count), dy: step.dy / CGFloat(fingers.count))
    moved = moved + step
    translation = translation + step
    if time > start { velocity = CGVector(dx: step.dx / (time - start), dy: step.dy / (time - start)) }
    lastTime = time
  }

  /// Sets the velocity to zero if the fingers rested before the lift at `time` (seconds).
  package mutating func rest(until time: TimeInterval) {
    if let lastTime, time - lastTime > Drag.longestRest { velocity = .zero }
  }

  /// Counts from `translation`, unless it is not finite. The velocity stays (GT-22).
  package mutating func restart(from translation: CGVector) {
    guard translation.dx.isFinite, translation.dy.isFinite else { return }
    self.translation = translation
  }
}

extension CGVector {
  package static func + (one: CGVector, two: CGVector) -> CGVector {
    CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy)
  }
}
