import Foundation
import UIKit

/// Where the fingers of one hand lie around a point. All in points of the screen.
enum FingerGeometry {
  /// Between neighbouring fingers of a fan.
  static let fanPitch: CGFloat = 40
  /// From the palm to the tips of a fan.
  private static let fanRadius: CGFloat = 120

  /// Fingertips on an arc, as a hand holds them: `fanPitch` apart, from left to right, the middle one at `point`.
  static func fan(_ count: Int, around point: CGPoint) -> [CGPoint] {
    let turn = 2 * asin(fanPitch / 2 / fanRadius)
    let palm = CGPoint(x: point.x, y: point.y + fanRadius)
    return (0..<count).map { index in
      let angle = (CGFloat(index) - CGFloat(count - 1) / 2) * turn
      return CGPoint(x: palm.x + fanRadius * sin(angle), y: palm.y - fanRadius * cos(angle))
    }
  }

  /// The point on the other side of `pivot`, as far away.
  static func mirror(_ point: CGPoint, about pivot: CGPoint) -> CGPoint {
    CGPoint(x: 2 * pivot.x - point.x, y: 2 * pivot.y - point.y)
  }

  static func middle(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
    CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
  }

  static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

  /// `point` turned about `pivot`; `angle` in radians, clockwise on the screen.
  static func turn(_ point: CGPoint, about pivot: CGPoint, by angle: CGFloat) -> CGPoint {
    let (x, y) = (point.x - pivot.x, point.y - pivot.y)
    return CGPoint(x: pivot.x + x * cos(angle) - y * sin(angle), y: pivot.y + x * sin(angle) + y * cos(angle))
  }

  /// `point` moved away from `pivot` by `amount`, or nearer if it is negative, but never nearer than `nearest`.
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
