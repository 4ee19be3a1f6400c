import Foundation

/// A shape of straight edges: contours of points, in pixels at scale 1; y points down.
///
/// A fill closes every contour. The usual fill rule is non-zero winding: a contour in the opposite direction of the one
/// around it cuts a hole. Round shapes are flattened finely enough for scale 3.
package struct Path: Equatable, Sendable {
  /// A sequence of points joined by straight edges.
  package struct Contour: Equatable, Sendable {
    /// The corners in order.
    package var points: [CGPoint]
    /// Whether an edge joins the last point and the first.
    package var isClosed: Bool

    /// Makes a contour of `points`.
    package init(_ points: [CGPoint], isClosed: Bool) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  /// A rounded rectangle has more than a hundred points, and most shapes of a picture are some. They are made only to be drawn.
  private enum Shape: Sendable {
    case contours([Contour])
    /// With a radius of at most half the shorter side; 0 for the four sides of the rectangle.
    case rectangle(CGRect, radius: CGFloat)
  }

  private var shape: Shape
  /// Whether the fill rule is even-odd: every contour inside another one cuts a hole, whatever its direction.
  package var isEvenOdd = false

  /// Makes a shape of these contours; empty without any.
  package init(_ contours: [Contour] = []) {
    shape = .contours(contours)
  }

  /// Makes a rectangle with round corners. The radius is at most half the shorter side.
  init(_ rect: CGRect, radius: CGFloat) {
    shape = .rectangle(rect, radius: max(0, min(radius, min(rect.width, rect.height) / 2)))
  }

  /// The contours, which are filled as one shape.
  package var contours: [Contour] {
    get {
      switch shape {
      case .contours(let contours): contours
      case .rectangle(let rect, let radius): [Contour(RoundedCorners.points(of: rect, radius: radius), isClosed: true)]
      }
    }
    set { shape = .contours(newValue) }
  }

  /// The rectangle and the radius of its corners, if the path was made as one and only moved since; nil for any other path.
  package var rectangle: (rect: CGRect, radius: CGFloat)? {
    if case .rectangle(let rect, let radius) = shape { (rect, radius) } else { nil }
  }

  /// The smallest rectangle around all points; nil when there are none.
  package var bounds: CGRect? {
    if case .rectangle(let rect, _) = shape { return rect.standardized }
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

  /// Returns whether both have the same points, however they were made.
  package static func == (left: Path, right: Path) -> Bool {
    guard left.isEvenOdd == right.isEvenOdd else { return false }
    if let one = left.rectangle, let other = right.rectangle { return one == other }
    return left.contours == right.contours
  }

  // MARK: - Transforming

  /// Returns the path with every point replaced by `move`.
  package func transformed(_ move: (CGPoint) -> CGPoint) -> Path {
    var path = Path(contours.map { Contour($0.points.map(move), isClosed: $0.isClosed) })
    path.isEvenOdd = isEvenOdd
    return path
  }

  /// Returns the path moved by `x` and `y` pixels.
  package func offset(x: CGFloat, y: CGFloat) -> Path {
    guard case .rectangle(let rect, let radius) = shape else {
      return transformed { CGPoint(x: $0.x + x, y: $0.y + y) }
    }
    var path = self
    path.shape = .rectangle(rect.offsetBy(dx: x, dy: y), radius: radius)
    return path
  }

  /// The path with every contour in the opposite direction: added to another path, it cuts a hole.
  var reversed: Path {
    Path(contours.map { Contour($0.points.reversed(), isClosed: $0.isClosed) })
  }

  /// Returns both paths as one shape.
  package static func + (left: Path, right: Path) -> Path {
    Path(left.contours + right.contours)
  }
}
