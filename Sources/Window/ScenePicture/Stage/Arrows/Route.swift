import Foundation

/// A line of horizontal and vertical runs, in window pixels.
struct Route: Equatable {
  var points: [CGPoint]

  init(_ points: [CGPoint]) {
    // Runs without length are left out.
    self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  var bends: Int { max(0, points.count - 2) }

  var runs: [(start: CGPoint, end: CGPoint)] { zip(points, points.dropFirst()).map { ($0, $1) } }

  var length: CGFloat { runs.reduce(0) { $0 + abs($1.end.x - $1.start.x) + abs($1.end.y - $1.start.y) } }

  var lastRun: CGFloat { runs.last.map { abs($0.end.x - $0.start.x) + abs($0.end.y - $0.start.y) } ?? 0 }

  /// The area of each run, a few pixels wide.
  var areas: [CGRect] { runs.map { CGRect(from: $0.start, to: $0.end).outset(by: 3) } }

  /// Returns the length of the line inside `rect`.
  func length(within rect: CGRect) -> CGFloat {
    runs.reduce(0) { length, run in
      let box = CGRect(from: run.start, to: run.end)
      let left = max(box.minX, rect.minX), right = min(box.maxX, rect.maxX)
      let top = max(box.minY, rect.minY), bottom = min(box.maxY, rect.maxY)
      return left <= right && top <= bottom ? length + (right - left) + (bottom - top) : length
    }
  }

  /// Returns whether the line, with `margin` on both sides, overlaps `rect`.
  func meets(_ rect: CGRect, margin: CGFloat) -> Bool {
    runs.contains { CGRect(from: $0.start, to: $0.end).outset(by: margin).overlaps(rect) }
  }

  /// Returns the route without its last `distance` pixels.
  func shortened(by distance: CGFloat) -> Route {
    guard let run = runs.last else { return self }
    let length = max(lastRun, 0.001)
    let end = CGPoint(
      x: run.end.x - (run.end.x - run.start.x) * min(distance / length, 1),
      y: run.end.y - (run.end.y - run.start.y) * min(distance / length, 1))
    return Route(points.dropLast() + [end])
  }
}
