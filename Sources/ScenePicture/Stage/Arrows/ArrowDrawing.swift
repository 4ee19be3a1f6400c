import Canvas
import Foundation

extension DrawingList {
  /// A solid arrow with a filled head, on a casing that makes it a bridge over what it crosses.
  mutating func arrow(_ route: Route, _ measures: StageMeasures, _ color: Color, on ground: Ground) {
    let isShort = route.lastRun < 13 * measures.scale
    let head = isShort ? CGSize(width: measures.head.width * 7 / 9, height: measures.head.height * 0.8) : measures.head
    let line = route.shortened(by: head.width - 1)
    ground.drawCasing(line.points, width: measures.arrow + 4 * measures.scale, &self)
    let path = Path.polyline(line.points, bendRadius: 8 * measures.scale)
    stroke(path, Stroke(measures.arrow), color)
    if let last = route.runs.last { fill(.arrowHead(at: last.end, from: last.start, size: head), color) }
  }

  /// Two strokes that meet in a point: the head of an open arrow.
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
  /// A triangle whose point is at `tip`; `size.width` is its length along the way from `start`.
  static func arrowHead(at tip: CGPoint, from start: CGPoint, size: CGSize) -> Path {
    guard let along = direction(from: start, to: tip) else { return Path() }
    let back = CGPoint(x: tip.x - along.x * size.width, y: tip.y - along.y * size.width)
    let half = size.height / 2
    return .polygon([
      tip, CGPoint(x: back.x - along.y * half, y: back.y + along.x * half),
      CGPoint(x: back.x + along.y * half, y: back.y - along.x * half),
    ])
  }

  /// The unit vector from one point to another; nil when they are the same.
  static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
  }
}
