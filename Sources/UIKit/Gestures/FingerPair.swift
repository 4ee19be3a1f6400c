/// Two fingers as pinch and rotation see them.
struct FingerPair {
  /// Points.
  let distance: CGFloat
  /// Radians, from the first finger to the second; clockwise on screen.
  let angle: CGFloat

  /// Nil unless there are exactly two.
  init?(_ fingers: [UITouch]) {
    guard fingers.count == 2 else { return nil }
    let one = fingers[0].screenLocation, two = fingers[1].screenLocation
    distance = one.distance(to: two)
    angle = atan2(two.y - one.y, two.x - one.x)
  }

  /// The turn since `other`, between -π and π.
  func rotation(since other: FingerPair) -> CGFloat {
    let turn = angle - other.angle
    return atan2(sin(turn), cos(turn))
  }
}

/// A value that changes with time, and its speed.
struct Gauge {
  private(set) var value: CGFloat
  /// A second.
  private(set) var velocity: CGFloat = 0
  private var time: TimeInterval?

  init(_ value: CGFloat) { self.value = value }

  mutating func move(to next: CGFloat, at time: TimeInterval) {
    if let last = self.time, time > last { velocity = (next - value) / CGFloat(time - last) }
    value = next
    self.time = time
  }

  /// The user sets it; the speed starts afresh.
  mutating func set(_ value: CGFloat) {
    self.value = value
    velocity = 0
  }
}
