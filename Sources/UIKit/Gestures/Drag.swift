/// How far and how fast some fingers have moved together. Fingers that come and go do not count as movement.
struct Drag {
  /// Since the first finger went down, in points.
  private(set) var moved = CGVector.zero
  /// What is reported: `moved`, unless the user set it.
  private(set) var translation = CGVector.zero
  /// Points a second.
  private(set) var velocity = CGVector.zero
  /// What had been moved when the gesture began (UN-11).
  private(set) var threshold = CGVector.zero
  private var lastTime: TimeInterval?

  /// Seconds without movement after which a lift has no speed.
  private static let longestRest: TimeInterval = 0.1

  /// One event: the middle of the fingers now against the middle of the same fingers before.
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

  /// The fingers are up; they may have stood still before.
  mutating func rest(until time: TimeInterval) {
    if let lastTime, time - lastTime > Drag.longestRest { velocity = .zero }
  }

  mutating func restart(from translation: CGVector) {
    self.translation = translation
    velocity = .zero
    threshold = .zero
  }

  mutating func markThreshold() { threshold = translation }
}

extension CGVector {
  nonisolated static func + (one: CGVector, two: CGVector) -> CGVector {
    CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy)
  }
}
