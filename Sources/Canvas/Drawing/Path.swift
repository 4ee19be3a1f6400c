import Foundation

/// A shape made of straight edges: contours of points, in pixels at scale 1, y downwards.
///
/// A fill closes every contour. Winding is non-zero: a contour that turns the other way than the one around it cuts a hole.
/// Round shapes are flattened finely enough to be smooth at scale 3.
package struct Path: Equatable, Sendable {
  /// One run of points joined by straight edges.
  package struct Contour: Equatable, Sendable {
    /// The corners, in the order they are walked.
    package var points: [CGPoint]
    /// Whether an edge leads back from the last point to the first.
    var isClosed: Bool

    /// A run of `points`.
    package init(_ points: [CGPoint], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// All runs of the shape; together they are filled as one.
  package var contours: [Contour]

  /// A shape of these runs; without any it is empty.
  package init(_ contours: [Contour] = []) {
    self.contours = contours
  }

  /// The smallest rectangle around all points; `nil` when there are none.
  package var bounds: CGRect? {
    guard let first = contours.first(where: { !$0.points.isEmpty })?.points.first else { return nil }
    var low = first
    var high = first
    for contour in contours {
      for point in contour.points {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  // MARK: - Made from others

  /// The path with every point replaced.
  package func transformed(_ move: (CGPoint) -> CGPoint) -> Path {
    Path(contours.map { Contour($0.points.map(move), isClosed: $0.isClosed) })
  }

  /// The path moved by `x` and `y` pixels.
  package func offset(x: CGFloat, y: CGFloat) -> Path {
    transformed { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  /// Every contour walked in the opposite direction: what was solid becomes a hole beside an unreversed path.
  var reversed: Path {
    Path(contours.map { Contour($0.points.reversed(), isClosed: $0.isClosed) })
  }

  /// Both paths as one shape.
  package static func + (left: Path, right: Path) -> Path {
    Path(left.contours + right.contours)
  }
}
