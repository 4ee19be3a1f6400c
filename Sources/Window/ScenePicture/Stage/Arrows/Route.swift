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
  var areas: [CGRect] { lines.map { $0.outset(by: 3) } }

  /// The area of each run, without width.
  var lines: [CGRect] { runs.map { CGRect(from: $0.start, to: $0.end) } }

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

extension [CGRect] {
  /// Returns the length of these lines inside `rect`.
  func length(within rect: CGRect) -> CGFloat {
    reduce(0) { length, line in
      let left = Swift.max(line.minX, rect.minX), right = Swift.min(line.maxX, rect.maxX)
      let top = Swift.max(line.minY, rect.minY), bottom = Swift.min(line.maxY, rect.maxY)
      return left <= right && top <= bottom ? length + (right - left) + (bottom - top) : length
    }
  }
}
