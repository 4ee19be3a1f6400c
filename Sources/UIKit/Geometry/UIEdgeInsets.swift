/// How far each edge of a rectangle lies inside it, in points; negative values reach outside.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// Points.
  public var top, left, bottom, right: CGFloat

  /// From its four parts, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

nonisolated extension CGRect {
  /// Positive insets shrink the rectangle, negative ones grow it. It may end up with no area.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}
