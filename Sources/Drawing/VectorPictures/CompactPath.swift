import Canvas
import Foundation

/// A path in few bytes: relative to its first point, so that equal shapes at different places have the same data, and
/// without points that lie on the line between their neighbours.
struct CompactPath {
  /// The first point, in hundredths of a pixel.
  private let start: (x: Int, y: Int)
  /// The data of an SVG path that begins at the origin; empty for a path without points.
  let data: String

  /// The distance from the line between its neighbours up to which a point is left out, in pixels.
  private static let tolerance = 0.03

  /// - Parameter isStroke: whether only the contours that say so are closed.
  init(_ path: Path, isStroke: Bool) {
    var data = "", current = (x: 0, y: 0), first: (x: Int, y: Int)?
    for contour in path.contours {
      let isClosed = contour.isClosed || !isStroke
      let points = CompactPath.simplified(contour.points).map { point in
        (x: point.x.hundredths, y: point.y.hundredths)
      }
      guard let begin = points.first else { continue }
      if first == nil { (first, current) = (begin, begin) }
      data += "m" + CompactPath.pair(begin.x - current.x, begin.y - current.y)
      current = begin
      if points.count > 1 { data += "l" }
      for (index, point) in points.dropFirst().enumerated() {
        let pair = CompactPath.pair(point.x - current.x, point.y - current.y)
        data += index > 0 && !pair.hasPrefix("-") ? " " + pair : pair
        current = point
      }
      if isClosed {
        data += "z"
        current = begin
      }
    }
    self.data = data
    start = first ?? (0, 0)
  }

  var x: String { CompactPath.number(start.x) }
  var y: String { CompactPath.number(start.y) }

  /// Two numbers; a sign separates as well as a space.
  private static func pair(_ x: Int, _ y: Int) -> String { number(x) + (y < 0 ? "" : " ") + number(y) }

  /// Hundredths with at most two decimals, without zeros that say nothing.
  private static func number(_ hundredths: Int) -> String {
    let size = hundredths.magnitude, rest = size % 100
    var text = size >= 100 ? "\(size / 100)" : ""
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return (hundredths < 0 ? "-" : "") + (text.isEmpty ? "0" : text)
  }

  /// The points that remain when points nearly on a line between two others are left out (Douglas and Peucker).
  private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > 8 else { return points }
    var stays = Array(repeating: false, count: points.count)
    (stays[0], stays[points.count - 1]) = (true, true)
    var open = [(0, points.count - 1)]
    while let (from, to) = open.popLast() {
      var farthest = from, most: CGFloat = tolerance
      for index in from + 1..<max(to, from + 1) {
        let distance = distance(points[index], points[from], points[to])
        if distance > most { (farthest, most) = (index, distance) }
      }
      guard farthest > from else { continue }
      stays[farthest] = true
      open += [(from, farthest), (farthest, to)]
    }
    return zip(points, stays).filter(\.1).map(\.0)
  }

  /// The distance of a point from the line between two others.
  private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    let line = CGPoint(x: end.x - start.x, y: end.y - start.y), length = hypot(line.x, line.y)
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    return length == 0 ? hypot(way.x, way.y) : abs(way.x * line.y - way.y * line.x) / length
  }
}
