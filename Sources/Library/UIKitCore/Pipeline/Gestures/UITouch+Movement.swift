extension UITouch {
  /// The movement in the present event, for `Drag`.
  final var step: Drag.Step {
    Drag.Step(from: actual.previousLocation, to: actual.location, beganAt: beginning.timestamp)
  }
}

extension Set<UITouch> {
  /// The touches that are more than `distance` points away from their touch-down. A single one is not retained to find out.
  func drifted(beyond distance: CGFloat) -> [UITouch] {
    if count == 1 && self[startIndex].drift <= distance { return [] }
    return filter { $0.drift > distance }.map { $0 }
  }
}

extension UITouch {
  /// The distance from the touch-down, in points.
  final var drift: CGFloat { screenLocation.distance(to: beginning.location) }
}
