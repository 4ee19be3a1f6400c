import Foundation

/// A straight line from one point to another.
struct LineSegment: Equatable {
  var start: CGPoint
  var end: CGPoint

  /// The upright rectangle around the line, at least two pixels wide.
  var area: CGRect { CGRect(from: start, to: end).outset(by: 1) }

  /// Returns the parts of the line outside of some rectangles, from its start to its end.
  func parts(outside rects: [CGRect]) -> [LineSegment] {
    let covered = rects.compactMap { part(inside: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    var parts: [LineSegment] = [], reached = 0.0
    for range in covered {
      if range.lowerBound > reached {
        parts.append(LineSegment(start: point(at: reached), end: point(at: range.lowerBound)))
      }
      reached = max(reached, range.upperBound)
    }
    if reached < 1 { parts.append(LineSegment(start: point(at: reached), end: end)) }
    return parts
  }

  /// Returns the point at a share of the line, from 0 at the start to 1 at the end.
  private func point(at share: Double) -> CGPoint {
    CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// Returns the part of the line inside a rectangle, as shares of its length. Clips the line at one edge after the
  /// other.
  func part(inside rect: CGRect) -> ClosedRange<Double>? {
    var low = 0.0, high = 1.0
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for (speed, distance) in [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY), (dy, rect.maxY - start.y),
    ] {
      if speed == 0 {
        if distance < 0 { return nil }
      } else if speed < 0 {
        low = max(low, distance / speed)
      } else {
        high = min(high, distance / speed)
      }
    }
    return low < high ? low...high : nil
  }
}
