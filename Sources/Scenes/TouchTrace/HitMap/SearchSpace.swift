import Foundation
import UIKit

/// The way of a point from the screen into the coordinate space of the view that is asked, one conversion for each view.
///
/// The conversions are done one after the other with the numbers of the hit test itself, so each result is the same to the
/// last bit. Where no view is transformed, that is seldom needed: x then depends on the column alone and y on the row
/// alone, and both grow with them. Under a transform, an estimate with known error decides; the few points whose
/// estimate lies too near an edge are converted.
nonisolated struct SearchSpace {
  private var conversions: [PointConversion] = []
  private var estimates: [Estimate]

  /// The space of the screen.
  /// - Parameter reach: the largest coordinate of a point that will be converted.
  init(reach: Int) { estimates = [Estimate(reach: CGFloat(max(reach, 1)))] }

  mutating func push(_ conversion: PointConversion) {
    conversions.append(conversion)
    estimates.append(estimate.followed(by: conversion))
  }

  mutating func pop() {
    conversions.removeLast()
    estimates.removeLast()
  }

  private var estimate: Estimate { estimates[estimates.count - 1] }

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
    guard !region.isEmpty, !estimate.isNowhere, area.width > 0, area.height > 0 else { return PointRegion() }
    return estimate.isUpright ? uprightPart(of: region, in: area) : slantedPart(of: region, in: area)
  }

  private func uprightPart(of region: PointRegion, in area: CGRect) -> PointRegion {
    let reach = Int(estimates[0].reach), shift = estimate.transform
    let columns = firsts(from: area.minX, to: area.maxX, shift.tx, reach) { localX($0) }
    let rows = firsts(from: area.minY, to: area.maxY, shift.ty, reach) { localY($0) }
    return region.part(columns, rows)
  }

  /// Returns the whole numbers from 0 to `reach` whose value lies between two edges. `value` grows with the number.
  private func firsts(
    from start: CGFloat, to end: CGFloat, _ shift: CGFloat, _ reach: Int, _ value: (Int) -> CGFloat
  ) -> Range<Int> {
    func first(at edge: CGFloat) -> Int {
      let guess = edge - shift
      var number = guess > 0 ? (guess < CGFloat(reach) ? Int(guess.rounded(.up)) : reach + 1) : 0
      while number > 0, value(number - 1) >= edge { number -= 1 }
      while number <= reach, value(number) < edge { number += 1 }
      return number
    }
    let lower = first(at: start)
    return lower..<max(lower, first(at: end))
  }

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
    for span in region.spans {
      let (possible, certain) = estimate.columns(of: span, in: area)
      for column in possible.lowerBound..<certain.lowerBound where contains(area, column, span.row) {
        part.append(column..<(column + 1), row: span.row)
      }
      part.append(certain, row: span.row)
      for column in certain.upperBound..<possible.upperBound where contains(area, column, span.row) {
        part.append(column..<(column + 1), row: span.row)
      }
    }
    return part
  }

  private func contains(_ area: CGRect, _ column: Int, _ row: Int) -> Bool {
    let point = localPoint(column: column, row: row)
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
  }
}
