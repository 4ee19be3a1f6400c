import Foundation

/// The smallest rectangle with all pixels that differ from the picture before; one pixel if none differs.
struct GIFChange: Equatable {
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>

  /// - Parameter last: the picture before, of the same size; nil for the first, which changes everything.
  init(from last: UnsafePointer<UInt32>?, to pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    (columns, rows) = (0..<width, 0..<height)
    guard let last else { return }
    let changed = rows.filter { memcmp(last + $0 * width, pixels + $0 * width, width * 4) != 0 }
    guard let top = changed.first, let bottom = changed.last else {
      (columns, rows) = (0..<1, 0..<1)
      return
    }
    rows = top..<bottom + 1
    var left = width - 1, right = 0
    for y in changed {
      let before = last + y * width, after = pixels + y * width
      var x = 0
      while x < left, before[x] == after[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right, before[x] == after[x] { x -= 1 }
      right = max(right, x)
    }
    columns = left..<right + 1
  }
}

/// Neighbors of the same colour in a row, all of which the picture before had already, or none.
struct GIFRun {
  var columns: Range<Int>
  var color: UInt32
  var isKept: Bool

  /// Calls `body` with the runs of a part of a row.
  static func forEach(
    in columns: Range<Int>, of row: UnsafePointer<UInt32>, after last: UnsafePointer<UInt32>?, _ body: (GIFRun) -> Void
  ) {
    var start = columns.lowerBound
    while start < columns.upperBound {
      let color = row[start], isKept = last.map { $0[start] == color } ?? false
      var end = start + 1
      if let last {
        while end < columns.upperBound, row[end] == color, (last[end] == color) == isKept { end += 1 }
      } else {
        while end < columns.upperBound, row[end] == color { end += 1 }
      }
      body(GIFRun(columns: start..<end, color: color, isKept: isKept))
      start = end
    }
  }
}
