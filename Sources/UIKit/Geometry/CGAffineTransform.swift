@_exported import Foundation

/// A 2 × 3 matrix that moves, scales, turns and shears points, as in Core Graphics.
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
public nonisolated struct CGAffineTransform: Equatable, Sendable {
  /// The matrix.
  public var a, b, c, d, tx, ty: CGFloat

  /// From the six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A move by `x` and `y` points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// A scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A turn by `angle` radians, clockwise on screen because y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Leaves every point where it is.
  public static var identity: CGAffineTransform { CGAffineTransform() }

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// `self` first, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A move first, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scale first, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// `angle` is in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The way back; `self` where there is none, as in Core Graphics.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The way back, nil when the matrix flattens the plane (a scale of 0).
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension CGPoint {
  /// Where the transform takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

nonisolated extension CGSize {
  /// The size without the move.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around the mapped corners (HT-42).
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = self.corners.map { $0.applying(t) }
    let xs = corners.map(\.x), ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Top left, top right, bottom right, bottom left.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
