import Foundation

extension Path {
  /// Returns the four sides of `rect`.
  package static func rect(_ rect: CGRect) -> Path { Path(rect, radius: 0) }

  /// Returns a rectangle with round corners. The radius is at most half the shorter side.
  package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> Path { Path(rect, radius: radius) }

  /// Returns a circle.
  package static func circle(center: CGPoint, radius: CGFloat) -> Path {
    roundedRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Returns a closed shape with straight edges.
  package static func polygon(_ points: [CGPoint]) -> Path {
    Path([Contour(points, isClosed: true)])
  }

  /// Returns one straight edge.
  package static func line(from start: CGPoint, to end: CGPoint) -> Path {
    polyline([start, end])
  }

  /// Returns straight edges from point to point, and back to the first if `closed`.
  package static func polyline(_ points: [CGPoint], closed: Bool = false) -> Path {
    Path([Contour(points, isClosed: closed)])
  }

  /// Returns a polyline with corners rounded by `bendRadius`, or by less where the edges beside a corner are too short.
  package static func polyline(_ points: [CGPoint], closed: Bool = false, bendRadius: CGFloat) -> Path {
    let count = points.count
    guard bendRadius > 0, count > 2 else { return polyline(points, closed: closed) }
    var bent: [CGPoint] = []
    for index in points.indices {
      if !closed && (index == 0 || index == count - 1) {
        bent.append(points[index])
      } else {
        bent += Arc.bend(
          from: points[(index + count - 1) % count], around: points[index], to: points[(index + 1) % count],
          radius: bendRadius)
      }
    }
    return polyline(bent, closed: closed)
  }

  /// Returns an open arc from angle `start` to angle `end` in degrees: 0 points right, 90 down.
  package static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> Path {
    let pieces = max(1, Int((abs(end - start) / 90).rounded(.up)))
    var points: [CGPoint] = []
    for piece in 0..<min(pieces, 8) {
      let share = (end - start) / CGFloat(pieces)
      let first = Arc.direction(degrees: start + share * CGFloat(piece))
      let last = Arc.direction(degrees: start + share * CGFloat(piece + 1))
      let curve = Arc.points(center: center, radius: radius, from: first, to: last)
      points += points.isEmpty ? curve : Array(curve.dropFirst())
    }
    return polyline(points)
  }
}
