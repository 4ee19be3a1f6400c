import Foundation
import UIKit

/// All conversions of a search in one matrix, and how far its results can be from those of the single conversions.
nonisolated struct Estimate {
  private(set) var transform = CGAffineTransform.identity
  /// No number on the way is larger than this, for every point of the screen.
  private(set) var reach: CGFloat
  /// Whether every conversion is an offset.
  private(set) var isUpright = true
  /// Whether no point of the screen has a place in the space.
  private(set) var isNowhere = false

  init(reach: CGFloat) { self.reach = reach }

  func followed(by conversion: PointConversion) -> Estimate {
    var next = self
    switch conversion {
    case .offset(let offset):
      next.transform.tx += offset.dx
      next.transform.ty += offset.dy
      next.reach += max(abs(offset.dx), abs(offset.dy))
    case .matrix(let matrix, _):
      next.transform = transform.concatenating(matrix)
      let norm = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
      next.reach = norm * reach + max(abs(matrix.tx), abs(matrix.ty))
      next.isUpright = false
    case .none: next.isNowhere = true
    }
    return next
  }

  /// The largest difference between an estimated coordinate and the converted one. A conversion rounds at most five times,
  /// each time by less than 2⁻⁵² of the numbers in it, and multiplies earlier errors by the same norm as `reach`. So the
  /// factor is enough for thousands of views in each other.
  private var error: CGFloat { reach * 1e-11 }

  /// Returns the columns of a row whose points can lie in a rectangle of the space, and those in the middle of them whose
  /// points do. Both are parts of the span; the second may be empty.
  func columns(of span: PointRegion.Span, in area: CGRect) -> (possible: Range<Int>, certain: Range<Int>) {
    let row = CGFloat(span.row), t = transform
    let x = Line(slope: t.a, start: t.c * row + t.tx), y = Line(slope: t.b, start: t.d * row + t.ty)
    var possible = span.columns, certain = span.columns
    for (line, low, high) in [(x, area.minX, area.maxX), (y, area.minY, area.maxY)] {
      possible = possible.clamped(to: line.outer(low - error, high + error, in: span.columns))
      certain = certain.clamped(to: line.inner(low + error, high - error, in: span.columns))
    }
    if possible.isEmpty { return (possible, possible.lowerBound..<possible.lowerBound) }
    certain = certain.clamped(to: possible)
    return (possible, certain)
  }
}

/// A coordinate along a row: `start + slope · column`.
private nonisolated struct Line {
  var slope: CGFloat
  var start: CGFloat

  /// Returns columns with all those at which the coordinate is between two values, and at most two more at each end.
  func outer(_ low: CGFloat, _ high: CGFloat, in columns: Range<Int>) -> Range<Int> {
    guard let ends = ends(low, high) else { return columns }
    let first = column(ends.first.rounded(.down) - 1, in: columns)
    return first..<max(first, column(ends.last.rounded(.up) + 2, in: columns))
  }

  /// Returns columns at which the coordinate is between two values, all but at most two at each end.
  func inner(_ low: CGFloat, _ high: CGFloat, in columns: Range<Int>) -> Range<Int> {
    let none = columns.lowerBound..<columns.lowerBound
    guard low < high else { return none }
    guard let ends = ends(low, high) else { return slope == 0 && start > low && start < high ? columns : none }
    let first = column(ends.first.rounded(.up) + 1, in: columns)
    return first..<max(first, column(ends.last.rounded(.down) - 1, in: columns))
  }

  /// The places at which the coordinate has two values, in ascending order; nil if it is the same everywhere, or if there
  /// is no number for them.
  private func ends(_ low: CGFloat, _ high: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    guard slope != 0 else { return nil }
    let one = (low - start) / slope, two = (high - start) / slope
    guard !one.isNaN, !two.isNaN else { return nil }
    return (min(one, two), max(one, two))
  }

  private func column(_ place: CGFloat, in columns: Range<Int>) -> Int {
    Int(min(max(place, CGFloat(columns.lowerBound)), CGFloat(columns.upperBound)))
  }
}
