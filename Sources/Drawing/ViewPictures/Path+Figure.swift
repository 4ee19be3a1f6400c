import Canvas
import CoreGraphics

extension Path {
  /// A figure at its place, in pixels. Curves become straight lines.
  init(_ figure: PathValue, _ place: CGAffineTransform, isEvenOdd: Bool = false) {
    var contours: [Contour] = [], points: [CGPoint] = []
    func end(isClosed: Bool) {
      if !points.isEmpty { contours.append(Contour(points, isClosed: isClosed)) }
      points = []
    }
    for element in figure.applying(place).elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let last, let control):
        let start = points.last ?? control
        Path.addCurve(
          from: start, start.between(control, 2.0 / 3), last.between(control, 2.0 / 3), to: last, &points)
      case .curve(let last, let one, let two): Path.addCurve(from: points.last ?? one, one, two, to: last, &points)
      case .close:
        let first = points.first
        end(isClosed: true)
        points = first.map { [$0] } ?? []
      }
    }
    // After a closed contour, only its first point remains.
    if points.count > 1 || contours.isEmpty { end(isClosed: false) }
    self.init(contours.filter { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    self.isEvenOdd = isEvenOdd
  }

  /// Appends a curve in pieces of about two pixels.
  private static func addCurve(
    from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint, _ points: inout [CGPoint]
  ) {
    let length = start.distance(to: one) + one.distance(to: two) + two.distance(to: end)
    guard length.isFinite else { return }
    let pieces = Int(min(max(length / 2, 4), 64))
    for piece in 1...pieces {
      let t = CGFloat(piece) / CGFloat(pieces)
      let (a, b, c) = (start.between(one, t), one.between(two, t), two.between(end, t))
      points.append(a.between(b, t).between(b.between(c, t), t))
    }
  }
}

extension CGPoint {
  func between(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow, on the average of both directions.
  package var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether horizontal lines stay horizontal, and left stays left.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
