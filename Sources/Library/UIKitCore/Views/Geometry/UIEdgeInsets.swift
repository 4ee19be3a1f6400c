@_exported import CoreGraphics
@_exported import TouchRules

/// The distances by which the edges of a rectangle move inwards, in points; negative values move them outwards. As
/// Apple's.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The inset of one edge, in points.
  public var top, left, bottom, right: CGFloat

  /// Insets of the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// Insets in reading direction, in points. As Apple's, except: leading is always left.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of one edge, in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Insets of the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

nonisolated extension CGRect {
  /// Returns the rectangle with its edges moved by `insets`. Its width and height are at least 0.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}
