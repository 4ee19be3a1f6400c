import Foundation

/// Flattening of round parts into straight edges.
///
/// Arcs are halved with square roots only, which round the same on every machine. Sine and cosine differ in the last digit
/// between mathematics libraries and are used only for the ends of an explicit angle.
enum Arc {
  /// The largest distance of an edge from the true curve, in pixels at scale 1: less than a step of grey, also at scale 3.
  static let tolerance: CGFloat = 0.005

  /// Returns the points of a quarter circle around the origin, from right to down, including both ends.
  static func quarter(radius: CGFloat) -> [CGPoint] {
    points(center: .zero, radius: radius, from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: 1))
  }

  /// Returns the points of an arc of less than 180° between two unit vectors, including both ends.
  static func points(center: CGPoint, radius: CGFloat, from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    var points: [CGPoint] = []
    add(to: &points, center: center, radius: radius, from: start, to: end)
    return points
  }

  /// Appends the points of an arc of less than 180° between two unit vectors, including both ends.
  static func add(
    to line: inout [CGPoint], center: CGPoint, radius: CGFloat, from start: CGPoint, to end: CGPoint
  ) {
    let circle = Circle(center: center, radius: radius)
    let halvings = circle.halvings(cosine: start.x * end.x + start.y * end.y)
    if line.isEmpty { line.reserveCapacity(1 << halvings + 1) }
    circle.addBeginning(to: &line, from: start, to: end, halvings: halvings)
    line.append(circle.point(end))
  }

  /// Returns the rounded corner at `corner` of a line from `start` to `end`.
  static func bend(from start: CGPoint, around corner: CGPoint, to end: CGPoint, radius: CGFloat) -> [CGPoint] {
    let back = Edge(from: corner, to: start)
    let ahead = Edge(from: corner, to: end)
    guard let back, let ahead else { return [corner] }
    let cosine = back.along.x * ahead.along.x + back.along.y * ahead.along.y
    // A straight line, or one that turns back, has no corner to round.
    guard abs(cosine) < 0.9999 else { return [corner] }
    let tangentOfHalf = ((1 - cosine) / (1 + cosine)).squareRoot()
    let reach = min(radius / tangentOfHalf, min(back.length, ahead.length) / 2)
    let radius = reach * tangentOfHalf
    let first = CGPoint(x: corner.x + back.along.x * reach, y: corner.y + back.along.y * reach)
    let last = CGPoint(x: corner.x + ahead.along.x * reach, y: corner.y + ahead.along.y * reach)
    // The centre lies on the line that halves the corner: reach × (back + ahead) ÷ (1 + cosine) away from it.
    let center = CGPoint(
      x: corner.x + (back.along.x + ahead.along.x) * reach / (1 + cosine),
      y: corner.y + (back.along.y + ahead.along.y) * reach / (1 + cosine))
    let startDirection = CGPoint(x: (first.x - center.x) / radius, y: (first.y - center.y) / radius)
    let endDirection = CGPoint(x: (last.x - center.x) / radius, y: (last.y - center.y) / radius)
    return points(center: center, radius: radius, from: startDirection, to: endDirection)
  }

  /// Returns the unit vector at an angle: 0 points right, 90 down.
  static func direction(degrees: CGFloat) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: cos(angle), y: sin(angle))
  }
}

/// The circle of an arc.
private struct Circle {
  let center: CGPoint
  let radius: CGFloat

  /// The limit for huge circles.
  private static let mostHalvings = 8

  func point(_ direction: CGPoint) -> CGPoint {
    CGPoint(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }

  /// Returns how often to halve an arc, given the cosine between its ends, until its edges are within `Arc.tolerance`.
  func halvings(cosine: CGFloat) -> Int {
    var cosine = cosine
    for halvings in 0..<Self.mostHalvings {
      let halfCosine = ((1 + cosine) / 2).squareRoot()
      // The distance between an edge and its arc is radius × (1 − cos(half the edge's angle)).
      if radius * (1 - halfCosine) <= Arc.tolerance { return halvings }
      cosine = halfCosine
    }
    return Self.mostHalvings
  }

  /// Appends all points of an arc but the last, by recursion into its halves.
  func addBeginning(to line: inout [CGPoint], from start: CGPoint, to end: CGPoint, halvings: Int) {
    guard halvings > 0 else { return line.append(point(start)) }
    let sum = CGPoint(x: start.x + end.x, y: start.y + end.y)
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    let middle = CGPoint(x: sum.x / length, y: sum.y / length)
    addBeginning(to: &line, from: start, to: middle, halvings: halvings - 1)
    addBeginning(to: &line, from: middle, to: end, halvings: halvings - 1)
  }
}

/// A straight edge with its length and direction.
struct Edge {
  let start: CGPoint
  let end: CGPoint
  let length: CGFloat
  /// The unit vector from start to end.
  let along: CGPoint

  /// Nil when both points are the same, or not finite.
  init?(from start: CGPoint, to end: CGPoint) {
    let x = end.x - start.x
    let y = end.y - start.y
    let length = (x * x + y * y).squareRoot()
    guard length > 1e-9, length.isFinite else { return nil }
    self.start = start
    self.end = end
    self.length = length
    along = CGPoint(x: x / length, y: y / length)
  }
}
