import Foundation

extension Stroke {
  /// Returns the area that the line covers, as one path to fill: parts of a line that overlap are drawn once.
  func outline(of path: Path) -> Path {
    guard width > 0, width.isFinite else { return Path() }
    var outline = Path()
    for contour in path.contours {
      for line in dashed(contour) { outline.contours += self.outline(of: line) }
    }
    return outline
  }

  private func outline(of line: Path.Contour) -> [Path.Contour] {
    let edges = StrokeSide.edges(of: line)
    guard let first = edges.first, let last = edges.last else { return dot(at: line.points.first) }
    let forward = StrokeSide(edges: edges, isClosed: line.isClosed, stroke: self).points
    let backEdges = edges.reversed().compactMap { Edge(from: $0.end, to: $0.start) }
    let back = StrokeSide(edges: backEdges, isClosed: line.isClosed, stroke: self).points
    if line.isClosed {
      return [Path.Contour(forward, isClosed: true), Path.Contour(back, isClosed: true)]
    }
    var ring = forward
    addCap(to: &ring, at: last.end, along: last.along)
    ring += back
    addCap(to: &ring, at: first.start, along: first.back)
    return [Path.Contour(ring, isClosed: true)]
  }

  /// Appends the round cap between the two sides of a line that ends at `end`.
  private func addCap(to ring: inout [CGPoint], at end: CGPoint, along: CGPoint) {
    guard cap == .round else { return }
    let left = CGPoint(x: along.y, y: -along.x)
    let right = CGPoint(x: -along.y, y: along.x)
    Arc.add(to: &ring, center: end, radius: width / 2, from: left, to: along)
    Arc.add(to: &ring, center: end, radius: width / 2, from: along, to: right)
  }

  private func dot(at point: CGPoint?) -> [Path.Contour] {
    guard cap == .round, let point else { return [] }
    return Path.circle(center: point, radius: width / 2).contours
  }
}

/// One side of a line: the curve at half a width to the left of its edges.
struct StrokeSide {
  private(set) var points: [CGPoint] = []
  private let half: CGFloat
  private let join: Stroke.Join

  init(edges: [Edge], isClosed: Bool, stroke: Stroke) {
    half = stroke.width / 2
    join = stroke.join
    guard let first = edges.first, let last = edges.last else { return }
    points.reserveCapacity(2 * edges.count + 2)
    if isClosed { turn(from: last, to: first) } else { points.append(beside(first.start, first)) }
    var index = 1
    while index < edges.count {
      turn(from: edges[index - 1], to: edges[index])
      index += 1
    }
    if !isClosed { points.append(beside(last.end, last)) }
  }

  /// Returns the edges of a contour that have a length.
  static func edges(of contour: Path.Contour) -> [Edge] {
    guard var from = contour.points.first else { return [] }
    var edges: [Edge] = []
    edges.reserveCapacity(contour.points.count)
    let points = contour.points, count = contour.isClosed ? points.count + 1 : points.count
    var index = 1
    while index < count {
      let point = index < points.count ? points[index] : points[0]
      index += 1
      guard let edge = Edge(from: from, to: point) else { continue }
      edges.append(edge)
      from = point
    }
    return edges
  }

  private func beside(_ point: CGPoint, _ edge: Edge) -> CGPoint {
    CGPoint(x: point.x + edge.along.y * half, y: point.y - edge.along.x * half)
  }

  private mutating func turn(from edge: Edge, to next: Edge) {
    let corner = edge.end
    let cosine = edge.along.x * next.along.x + edge.along.y * next.along.y
    let sine = edge.along.x * next.along.y - edge.along.y * next.along.x
    if cosine > 0.999_999 {
      points.append(beside(corner, edge))
    } else if sine >= 0 {
      turnOutside(around: corner, from: edge, to: next, cosine: cosine)
    } else {
      turnInside(around: corner, from: edge, to: next, cosine: cosine)
    }
  }

  /// Appends the outer side of a bend: a point, an arc, or a straight cut.
  private mutating func turnOutside(around corner: CGPoint, from edge: Edge, to next: Edge, cosine: CGFloat) {
    switch join {
    case .round where cosine > -0.999_999:
      Arc.add(to: &points, center: corner, radius: half, from: edge.left, to: next.left)
    case .round:
      Arc.add(to: &points, center: corner, radius: half, from: edge.left, to: edge.along)
      Arc.add(to: &points, center: corner, radius: half, from: edge.along, to: next.left)
    case .miter where cosine > Self.sharpestMiter:
      points.append(meeting(of: edge, and: next, at: corner, cosine: cosine))
    case .miter:
      points += [beside(corner, edge), beside(corner, next)]
    }
  }

  /// Appends the inner side of a bend. If the edges are long enough, both sides meet in one point; otherwise the side passes
  /// through the corner itself, so that every part of the line has the same winding.
  private mutating func turnInside(around corner: CGPoint, from edge: Edge, to next: Edge, cosine: CGFloat) {
    let trim = half * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
    if trim <= min(edge.length, next.length) / 2 {
      points.append(meeting(of: edge, and: next, at: corner, cosine: cosine))
    } else {
      points += [beside(corner, edge), corner, beside(corner, next)]
    }
  }

  private func meeting(of edge: Edge, and next: Edge, at corner: CGPoint, cosine: CGFloat) -> CGPoint {
    let reach = half / (1 + cosine)
    return CGPoint(
      x: corner.x + (edge.along.y + next.along.y) * reach, y: corner.y - (edge.along.x + next.along.x) * reach)
  }

  /// Below this cosine of the bend a miter would be longer than four half widths (as in SVG).
  private static let sharpestMiter: CGFloat = -0.875
}

extension Edge {
  /// The unit vector 90° to the left of the edge.
  var left: CGPoint { CGPoint(x: along.y, y: -along.x) }
  /// The unit vector from end to start.
  var back: CGPoint { CGPoint(x: -along.x, y: -along.y) }
}
