import ElementMaps
import Foundation

/// The owner of each point of a screen. A point belongs to the first owner that claims it.
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
    let spans = region.spans
    // Not by `for`: a debug build spends most of its time in iterators.
    var index = 0
    while index < spans.count {
      claim(spans[index], for: owner)
      index += 1
    }
  }

  /// Calls `decide` for each point of a region that nobody has. It returns the new owner, or 0 to leave the point free.
  mutating func decide(_ region: PointRegion, _ decide: (_ column: Int, _ row: Int) -> UInt32) {
    for span in region.spans {
      for range in free[span.row] {
        for column in range.clamped(to: span.columns) {
          let owner = decide(column, span.row)
          guard owner != 0 else { continue }
          claim(PointRegion.Span(row: span.row, columns: column..<(column + 1)), for: owner)
        }
      }
    }
  }

  private mutating func claim(_ span: PointRegion.Span, for owner: UInt32) {
    let low = span.columns.lowerBound, high = span.columns.upperBound
    let ranges = free[span.row]
    var rest: [Range<Int>] = []
    var index = 0
    while index < ranges.count {
      let start = ranges[index].lowerBound, end = ranges[index].upperBound
      let first = start < low ? low : start, last = high < end ? high : end
      if first < last {
        give(row: span.row, from: first, to: last, owner)
        if start < first { rest.append(start..<first) }
        if last < end { rest.append(last..<end) }
      } else {
        rest.append(ranges[index])
      }
      index += 1
    }
    free[span.row] = rest
  }

  private mutating func give(row: Int, from first: Int, to last: Int, _ owner: UInt32) {
    let start = row * width + first
    owners.withUnsafeMutableBufferPointer { owners in
      if let base = owners.baseAddress { (base + start).fill(with: owner, count: last - first) }
    }
  }
}
