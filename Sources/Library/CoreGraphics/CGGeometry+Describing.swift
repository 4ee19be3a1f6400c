// Texts of points, sizes and rectangles, as on Apple's platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As Apple's, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// As Apple's, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// As Apple's, such as `(0.0, 0.0, 1.0, 2.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
