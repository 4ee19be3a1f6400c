import Algorithms
import UIKit

/// The way of a point from the screen into the coordinate space of the view that is asked, one conversion for each view.
///
/// The conversions are done one after the other with the numbers of the hit test itself, so each result is the same to the
/// last bit. Where no view is transformed, few are needed: x then depends on the column alone and y on the row alone, and
/// both grow with them. Under a transform, one matrix for all conversions tells which points are far from the edges of the
/// rectangle; the others are converted.
nonisolated struct SearchSpace {
  private var conversions: [PointConversion] = []
  /// The largest column or row of the screen.
  private let reach: Int

  init(reach: Int) { self.reach = max(reach, 1) }

  mutating func push(_ conversion: PointConversion) { conversions.append(conversion) }

  mutating func pop() { conversions.removeLast() }

  /// Converts a point of the screen, as the hit test does.
  func localPoint(column: Int, row: Int) -> CGPoint {
    var point = CGPoint(x: column, y: row)
    for conversion in conversions {
      switch conversion {
      case .offset(let offset): point = CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
      case .matrix(let matrix, let isChecked):
        let moved = point.applying(matrix)
        if !isChecked || moved.x.isFinite && moved.y.isFinite { point = moved }
      case .none: point = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
      }
    }
    return point
  }

  // MARK: Areas

  /// Returns the points of a region that lie in a rectangle of the space, without its right and bottom edges.
  func part(of region: PointRegion, in area: CGRect) -> PointRegion {
    // As `CGRect.contains`, which the overrides use. The bounds of a view have no negative size.
    guard !region.isEmpty, !isNowhere, area.width > 0, area.height > 0 else { return PointRegion() }
    return isUpright ? uprightPart(of: region, in: area) : slantedPart(of: region, in: area)
  }

  /// Whether no point has a place in the space.
  private var isNowhere: Bool {
    conversions.contains { conversion in
      if case .none = conversion { true } else { false }
    }
  }

  private var isUpright: Bool {
    conversions.allSatisfy { conversion in
      if case .offset = conversion { true } else { false }
    }
  }

  private func uprightPart(of region: PointRegion, in area: CGRect) -> PointRegion {
    region.part(
      numbers(from: area.minX, to: area.maxX) { localX($0) }, numbers(from: area.minY, to: area.maxY) { localY($0) })
  }

  /// Returns the whole numbers from 0 to `reach` whose value lies between two edges. `value` grows with the number.
  private func numbers(from start: CGFloat, to end: CGFloat, _ value: (Int) -> CGFloat) -> Range<Int> {
    let lower = all.partitioningIndex { value($0) >= start }
    return lower..<max(lower, all.partitioningIndex { value($0) >= end })
  }

  /// All columns and all rows.
  private var all: Range<Int> { 0..<(reach + 1) }

  private func localX(_ column: Int) -> CGFloat {
    conversions.reduce(CGFloat(column)) { x, conversion in
      if case .offset(let offset) = conversion { x + offset.dx } else { x }
    }
  }

  private func localY(_ row: Int) -> CGFloat {
    conversions.reduce(CGFloat(row)) { y, conversion in
      if case .offset(let offset) = conversion { y + offset.dy } else { y }
    }
  }

  private func slantedPart(of region: PointRegion, in area: CGRect) -> PointRegion {
    var part = PointRegion()
    // A border of one or two points is much wider than what conversions with moderate numbers round.
    let matrix = moderateMatrix, inner = area.insetBy(dx: 1, dy: 1)
    let near = matrix.map { self.part(of: region, near: area, $0) } ?? region
    for span in near.spans {
      for column in span.columns {
        let isFarInside = matrix.map { inner.contains(CGPoint(x: column, y: span.row).applying($0)) } ?? false
        if isFarInside || contains(area, column, span.row) { part.append(column..<(column + 1), row: span.row) }
      }
    }
    return part
  }

  /// All conversions in one matrix; nil if it, or one on the way, has numbers that are not moderate.
  private var moderateMatrix: CGAffineTransform? {
    var matrix = CGAffineTransform.identity
    for conversion in conversions {
      switch conversion {
      case .offset(let offset): matrix = matrix.concatenating(CGAffineTransform(translationX: offset.dx, y: offset.dy))
      case .matrix(let next, _): matrix = matrix.concatenating(next)
      case .none: return nil
      }
      guard matrix.isModerate else { return nil }
    }
    return matrix
  }

  /// Returns the points of a region in the box around a rectangle of the space; all, if the rectangle is too large.
  private func part(of region: PointRegion, near area: CGRect, _ matrix: CGAffineTransform) -> PointRegion {
    let box = area.applying(matrix.inverted()).insetBy(dx: -2, dy: -2)
    guard [box.minX, box.maxX, box.minY, box.maxY].allSatisfy({ abs($0) < 1e9 }) else { return region }
    return region.part(
      all.clamped(to: Int(box.minX)..<Int(box.maxX) + 1), all.clamped(to: Int(box.minY)..<Int(box.maxY) + 1))
  }

  private func contains(_ area: CGRect, _ column: Int, _ row: Int) -> Bool {
    let point = localPoint(column: column, row: row)
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
  }
}

nonisolated extension CGAffineTransform {
  /// Whether a point of a screen can be converted with the matrix, and back, with an error far below a point.
  fileprivate var isModerate: Bool {
    [a, b, c, d].allSatisfy { abs($0) < 100 } && abs(a * d - b * c) > 0.01 && max(abs(tx), abs(ty)) < 100_000
  }
}
