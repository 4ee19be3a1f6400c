/// The distance and the direction between two fingers, for pinch and rotation.
package struct FingerPair {
  /// In points.
  package let distance: CGFloat
  /// The direction from the first finger to the second, in radians, clockwise on screen.
  package let angle: CGFloat

  /// - Parameter fingers: the places of the fingers, in screen points. Nil unless there are exactly two.
  package init?(_ fingers: [CGPoint]) {
    guard fingers.count == 2 else { return nil }
    let one = fingers[0], two = fingers[1]
    distance = one.distance(to: two)
    angle = atan2(two.y - one.y, two.x - one.x)
  }

  /// The rotation since `other`, in radians between -π and π.
  package func rotation(since other: FingerPair) -> CGFloat {
    let turn = angle - other.angle
    return atan2(sin(turn), cos(turn))
  }
}

/// A value that changes with time, and its velocity. A new value that is not finite is refused.
package struct Gauge {
  package private(set) var value: CGFloat
  /// The change of the value per second.
  package private(set) var velocity: CGFloat = 0
  private var time: TimeInterval?

  package init(_ value: CGFloat) { self.value = value }

  package mutating func move(to next: CGFloat, at time: TimeInterval) {
    guard next.isFinite else { return }
    if let last = self.time, time > last { velocity = (next - value) / CGFloat(time - last) }
    value = next
    self.time = time
  }

  /// Sets the value and resets the velocity to zero.
  package mutating func set(_ value: CGFloat) {
    guard value.isFinite else { return }
    self.value = value
    velocity = 0
  }
}
