import Canvas
import Foundation

/// Rectangles that may be rotated, as their corners: top left, top right, bottom right and bottom left before the
/// rotation.
extension [CGPoint] {
  /// Returns the rectangle with every side moved outwards by `distance`.
  func outset(by distance: CGFloat) -> [CGPoint] {
    guard count == 4, let right = Path.direction(from: self[0], to: self[1]),
      let down = Path.direction(from: self[0], to: self[3])
    else { return self }
    let signs: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    return zip(self, signs).map { point, sign in
      CGPoint(
        x: point.x + distance * (sign.0 * right.x + sign.1 * down.x),
        y: point.y + distance * (sign.0 * right.y + sign.1 * down.y))
    }
  }

  // MARK: Edges

  /// The right end of the shape at a height.
  func rightEdge(at y: CGFloat) -> CGFloat { across(y, \.y, \.x).max() ?? CGRect(around: self).maxX }

  /// The left end of the shape at a height.
  func leftEdge(at y: CGFloat) -> CGFloat { across(y, \.y, \.x).min() ?? CGRect(around: self).minX }

  /// The upper end of the shape at an x coordinate.
  func topEdge(at x: CGFloat) -> CGFloat { across(x, \.x, \.y).min() ?? CGRect(around: self).minY }

  /// Returns the places where a line across the shape meets its edges.
  private func across(_ place: CGFloat, _ along: KeyPath<CGPoint, CGFloat>, _ across: KeyPath<CGPoint, CGFloat>)
    -> [CGFloat]
  {
    guard let last else { return [] }
    return zip([last] + self, self).compactMap { start, end in
      let (from, to) = (start[keyPath: along], end[keyPath: along])
      guard from != to, Swift.min(from, to) <= place, place <= Swift.max(from, to) else { return nil }
      let share = (place - from) / (to - from)
      return start[keyPath: across] + (end[keyPath: across] - start[keyPath: across]) * share
    }
  }
}
