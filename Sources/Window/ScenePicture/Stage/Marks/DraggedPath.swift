import Foundation

/// The line of a dragged finger from the ring around its start, and the arrowhead at its end.
struct DraggedPath {
  let points: [CGPoint]

  /// Nil for a finger that hardly moves.
  init?(_ path: [CGPoint], from radius: CGFloat) {
    guard let start = path.first, let end = path.last else { return nil }
    let rest = path.drop { hypot($0.x - start.x, $0.y - start.y) < radius }
    guard rest.count > 1 else { return nil }
    points = rest.last == end ? Array(rest) : rest + [end]
  }

  /// The corners of the arrowhead at the end.
  func head(length: CGFloat) -> [CGPoint] {
    let end = points[points.count - 1]
    let before = points.last { hypot($0.x - end.x, $0.y - end.y) > length / 2 } ?? points[0]
    let distance = max(hypot(end.x - before.x, end.y - before.y), 0.001)
    let (x, y) = ((end.x - before.x) / distance * length, (end.y - before.y) / distance * length)
    let back = CGPoint(x: end.x - x, y: end.y - y)
    return [end, CGPoint(x: back.x - y * 0.5, y: back.y + x * 0.5), CGPoint(x: back.x + y * 0.5, y: back.y - x * 0.5)]
  }
}
