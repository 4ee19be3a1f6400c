import Foundation

/// The corners of rectangles.
enum RoundedCorners {
  /// Returns the points along a rectangle with round corners; its four corners if the radius is 0.
  static func points(of rect: CGRect, radius: CGFloat) -> [CGPoint] {
    guard radius > 0 else {
      return [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
    }
    let inner = rect.insetBy(dx: radius, dy: radius)
    let quarter = Arc.quarter(radius: radius)
    var points: [CGPoint] = []
    points.reserveCapacity(quarter.count * 4)
    for offset in quarter { points.append(CGPoint(x: inner.maxX + offset.x, y: inner.maxY + offset.y)) }
    for offset in quarter { points.append(CGPoint(x: inner.minX - offset.y, y: inner.maxY + offset.x)) }
    for offset in quarter { points.append(CGPoint(x: inner.minX - offset.x, y: inner.minY - offset.y)) }
    for offset in quarter { points.append(CGPoint(x: inner.maxX + offset.y, y: inner.minY - offset.x)) }
    return points
  }
}
