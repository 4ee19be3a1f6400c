/// A direction with a length, in points or points per second.
public nonisolated struct CGVector: Hashable, Sendable {
  /// To the right and down.
  public var dx, dy: CGFloat

  /// From its parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No direction and no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// No direction and no length.
  public static var zero: CGVector { CGVector() }
}
