/// A two-dimensional vector, in points or points per second. As Apple's.
public struct CGVector: Hashable, Sendable {
  /// A component; x grows to the right, y downwards.
  public var dx, dy: CGFloat

  /// A vector with these components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// The zero vector.
  public static var zero: CGVector { CGVector() }
}
