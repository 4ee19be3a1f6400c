import UIKit

/// Positions of several fingers around a point, in screen points.
enum FingerGeometry {
  /// The distance between neighbouring fingers of a fan.
  static let fanPitch: CGFloat = 40
  /// The radius of the arc on which the fingers of a fan lie.
  private static let fanRadius: CGFloat = 120

  /// Returns points on an arc, `fanPitch` apart, from left to right, with the middle one at `point`.
  static func fan(_ count: Int, around point: CGPoint) -> [CGPoint] {
    let turn = 2 * asin(fanPitch / 2 / fanRadius)
    let palm = CGPoint(x: point.x, y: point.y + fanRadius)
    return (0..<count).map { index in
      let angle = (CGFloat(index) - CGFloat(count - 1) / 2) * turn
      return CGPoint(x: palm.x + fanRadius * sin(angle), y: palm.y - fanRadius * cos(angle))
    }
  }

  /// Returns the mirror image of a point about `pivot`.
  static func mirror(_ point: CGPoint, about pivot: CGPoint) -> CGPoint {
    CGPoint(x: 2 * pivot.x - point.x, y: 2 * pivot.y - point.y)
  }

  static func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
    CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }

  static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

  /// Rotates a point about `pivot`.
  /// - Parameter angle: in radians, clockwise on the screen.
  static func rotate(_ point: CGPoint, about pivot: CGPoint, by angle: CGFloat) -> CGPoint {
    let (x, y) = (point.x - pivot.x, point.y - pivot.y)
    return CGPoint(x: pivot.x + x * cos(angle) - y * sin(angle), y: pivot.y + x * sin(angle) + y * cos(angle))
  }

  /// Moves a point away from `pivot` by `amount`, or towards it for a negative amount, but not nearer than `nearest`.
  static func push(_ point: CGPoint, from pivot: CGPoint, by amount: CGFloat, nearest: CGFloat) -> CGPoint {
    let length = distance(point, pivot)
    guard length > 0 else { return point }
    let share = max(length + amount, min(nearest, length)) / length
    return CGPoint(x: pivot.x + (point.x - pivot.x) * share, y: pivot.y + (point.y - pivot.y) * share)
  }
}

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }
}
