import Canvas
import Foundation

extension DrawingList {
  /// Draws a solid arrow with a filled head. Its casing interrupts the lines that it crosses, like a bridge.
  mutating func arrow(_ route: Route, _ measures: StageMeasures, _ color: Color, on ground: Ground) {
    let isShort = route.lastRun < 13 * measures.scale
    let head = isShort ? CGSize(width: measures.head.width * 7 / 9, height: measures.head.height * 0.8) : measures.head
    let line = route.shortened(by: head.width - 1)
    ground.drawCasing(line.points, width: measures.arrow + 4 * measures.scale, &self)
    let path = Path.polyline(line.points, bendRadius: 8 * measures.scale)
    stroke(path, Stroke(measures.arrow), color)
    if let last = route.runs.last { fill(.arrowHead(at: last.end, from: last.start, size: head), color) }
  }

  /// Draws the head of an open arrow: two strokes that meet in a point.
  mutating func chevron(at tip: CGPoint, from start: CGPoint, reach: CGFloat, width: CGFloat, _ color: Color) {
    guard let along = Path.direction(from: start, to: tip) else { return }
    let back = CGPoint(x: tip.x - along.x * reach, y: tip.y - along.y * reach)
    let path = Path.polyline([
      CGPoint(x: back.x - along.y * reach, y: back.y + along.x * reach), tip,
      CGPoint(x: back.x + along.y * reach, y: back.y - along.x * reach),
    ])
    stroke(path, Stroke(width, cap: .round, join: .round), color)
  }
}

extension Path {
  /// A triangle whose point is at `tip`; `size.width` is its length along the direction from `start`.
  static func arrowHead(at tip: CGPoint, from start: CGPoint, size: CGSize) -> Path {
    guard let along = direction(from: start, to: tip) else { return Path() }
    let back = CGPoint(x: tip.x - along.x * size.width, y: tip.y - along.y * size.width)
    let half = size.height / 2
    return .polygon([
      tip, CGPoint(x: back.x - along.y * half, y: back.y + along.x * half),
      CGPoint(x: back.x + along.y * half, y: back.y - along.x * half),
    ])
  }

  /// Returns the unit vector from one point to another; nil if they are equal.
  static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
  }
}
