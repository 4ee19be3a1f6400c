// Comparing as methods, as sources in the style of Objective-C do.

extension CGPoint {
  /// As `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// As `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the standardized rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

/// As `size1 == size2`.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// As `point1 == point2`.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// As `rect1.equalTo(rect2)`.
public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.equalTo(rect2) }
