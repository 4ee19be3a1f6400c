/// Who has taken each point of a screen. A point belongs to the first who claims it.
nonisolated struct PointClaims {
  let width: Int
  let height: Int
  /// The number of the owner of each point, row by row; 0 for a point without one.
  private(set) var owners: [UInt32]
  /// For each point, and one place behind each row, a point at or after it with nothing free between.
  private var free: [Int32]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    owners = Array(repeating: 0, count: width * height)
    free = (0..<(width + 1) * height).map { Int32($0) }
  }

  /// Gives all points of a region that nobody has to an owner.
  mutating func claim(_ region: PointRegion, for owner: UInt32) {
    for span in region.spans {
      forEachFree(in: span) { owners, index in owners[index] = owner }
    }
  }

  /// Calls `decide` for each point of a region that nobody has. It returns the new owner, or 0 to leave the point free.
  mutating func decide(_ region: PointRegion, _ decide: (_ column: Int, _ row: Int) -> UInt32) {
    for span in region.spans {
      for column in span.columns where owners[span.row * width + column] == 0 {
        let owner = decide(column, span.row)
        guard owner != 0 else { continue }
        forEachFree(in: .init(row: span.row, columns: column..<(column + 1))) { $0[$1] = owner }
      }
    }
  }

  /// Takes the free points of a span, and calls `take` with each one's index in `owners`.
  private mutating func forEachFree(
    in span: PointRegion.Span, take: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void
  ) {
    let rowStart = span.row * (width + 1), cellStart = span.row * width, end = rowStart + span.columns.upperBound
    free.withUnsafeMutableBufferPointer { free in
      owners.withUnsafeMutableBufferPointer { owners in
        var place = PointClaims.firstFree(from: rowStart + span.columns.lowerBound, free)
        while place < end {
          take(owners, cellStart + place - rowStart)
          free[place] = Int32(place + 1)
          place = PointClaims.firstFree(from: place + 1, free)
        }
      }
    }
  }

  /// Follows the list of free places, and shortens it for the next search.
  private static func firstFree(from start: Int, _ free: UnsafeMutableBufferPointer<Int32>) -> Int {
    var place = start
    while Int(free[place]) != place { place = Int(free[place]) }
    var passed = start
    while passed != place {
      let next = Int(free[passed])
      free[passed] = Int32(place)
      passed = next
    }
    return place
  }
}
