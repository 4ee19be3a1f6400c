import ElementMaps
import Foundation

/// Who has taken each point of a screen. A point belongs to the first who claims it.
///
/// The free points of a row are kept as ranges of columns, so that a claim costs as much as the ranges that it takes, not as its
/// points.
nonisolated struct PointClaims {
  let width: Int
  let height: Int
  /// The number of the owner of each point, row by row; 0 for a point without one.
  private(set) var owners: [UInt32]
  /// The columns of each row that nobody has, from left to right. They neither overlap nor touch.
  private var free: [[Range<Int>]]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    owners = Array(unsafeUninitializedCapacity: width * height) { owners, count in
      if let start = owners.baseAddress { memset(start, 0, width * height * MemoryLayout<UInt32>.stride) }
      count = width * height
    }
    free = Array(repeating: width == 0 ? [] : [0..<width], count: height)
  }

  /// Gives all points of a region that nobody has to an owner.
  mutating func claim(_ region: PointRegion, for owner: UInt32) {
    for span in region.spans {
      for columns in freeColumns(in: span) { give(columns, row: span.row, to: owner) }
      take(span.columns, row: span.row)
    }
  }

  /// Calls `decide` for each point of a region that nobody has. It returns the new owner, or 0 to leave the point free.
  mutating func decide(_ region: PointRegion, _ decide: (_ column: Int, _ row: Int) -> UInt32) {
    for span in region.spans {
      for column in freeColumns(in: span).joined() {
        let owner = decide(column, span.row)
        guard owner != 0 else { continue }
        give(column..<(column + 1), row: span.row, to: owner)
        take(column..<(column + 1), row: span.row)
      }
    }
  }

  private func freeColumns(in span: PointRegion.Span) -> [Range<Int>] {
    free[span.row].map { $0.clamped(to: span.columns) }.filter { !$0.isEmpty }
  }

  private mutating func give(_ columns: Range<Int>, row: Int, to owner: UInt32) {
    let start = row * width + columns.lowerBound
    owners.withUnsafeMutableBufferPointer { owners in
      if let base = owners.baseAddress { (base + start).fill(with: owner, count: columns.count) }
    }
  }

  /// Removes columns from the free ones of a row.
  private mutating func take(_ columns: Range<Int>, row: Int) {
    // Most spans take all that is free.
    if let only = free[row].first, free[row].count == 1, only == columns { return free[row].removeAll() }
    free[row] = free[row].flatMap { range -> [Range<Int>] in
      guard range.overlaps(columns) else { return [range] }
      let rests = [
        range.lowerBound..<max(range.lowerBound, columns.lowerBound),
        min(range.upperBound, columns.upperBound)..<range.upperBound,
      ]
      return rests.filter { !$0.isEmpty }
    }
  }
}
