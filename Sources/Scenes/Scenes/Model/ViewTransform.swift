/// A rotation about the centre, followed by a scale that is the same in both directions.
package struct ViewTransform: Equatable, Sendable {
  /// Clockwise, in degrees.
  package var degrees: Double
  package var scale: Double

  package init(degrees: Double = 0, scale: Double = 1) {
    self.degrees = degrees
    self.scale = scale
  }
}
