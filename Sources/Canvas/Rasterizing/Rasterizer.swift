/// Receives the covered pixels of a shape, row by row.
protocol CoverageSink {
  /// Called for `count` pixels of row `y`, from column `x`, that are covered by `coverage` of 255, which is not 0.
  mutating func cover(x: Int, y: Int, count: Int, coverage: UInt32)
}

/// Converts shapes into coverage: the exact share of each pixel that lies inside.
///
/// An edge adds to each pixel that it crosses the area between itself and the pixel's right border, and to the next pixel the
/// rest of its height. The sum along a row is then the covered area of each pixel, in units of 1/131072. All values are integers.
final class Rasterizer {
  /// The sum of a fully covered pixel: 256 rows × 256 columns × 2.
  static let full: Int32 = 1 << 17

  private let cellCount = 1 << 16
  private let cells: UnsafeMutablePointer<Int32>
  /// One bit for each cell that is not 0, so that empty cells are skipped.
  private let touched: UnsafeMutablePointer<UInt64>

  // The current part of the picture: `bandHeight` rows of `stride` cells, relative to the clip's top left corner.
  private var width = 0
  private var bandTop = 0
  private var bandHeight = 0
  private var stride = 0

  init() {
    cells = .allocate(capacity: cellCount)
    cells.initialize(repeating: 0, count: cellCount)
    touched = .allocate(capacity: cellCount / 64)
    touched.initialize(repeating: 0, count: cellCount / 64)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
  }

  /// Sends the coverage of `path` inside `clip` to `sink`. The clip is at most `Bitmap.maximumSide` wide.
  func rasterize(_ path: FixedPath, clip: DeviceRect, into sink: inout some CoverageSink) {
    let area = path.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    width = area.width
    // One more cell than pixels: an edge in the last pixel also writes to the next cell.
    stride = (width + 1 + 63) & ~63
    let rows = max(cellCount / stride, 1)
    for top in Swift.stride(from: area.top, to: area.bottom, by: rows) {
      bandTop = top
      bandHeight = min(rows, area.bottom - top)
      accumulate(path, left: area.left)
      sweep(left: area.left, isEvenOdd: path.isEvenOdd, into: &sink)
    }
  }

  // MARK: - Edges

  private func accumulate(_ path: FixedPath, left: Int) {
    let originX = left << FixedPoint.bits
    let originY = bandTop << FixedPoint.bits
    path.points.withUnsafeBufferPointer { points in
      var start = 0
      for end in path.ends where end > start {
        var previous = points[end - 1]
        for index in start..<end {
          let point = points[index]
          if previous.y < point.y {
            add(
              fromX: previous.x - originX, y: previous.y - originY, toX: point.x - originX, y: point.y - originY,
              direction: 1)
          } else if previous.y > point.y {
            add(
              fromX: point.x - originX, y: point.y - originY, toX: previous.x - originX, y: previous.y - originY,
              direction: -1)
          }
          previous = point
        }
        start = end
      }
    }
  }

  /// Adds an edge whose second point is below its first, in 1/256 pixel from the band's corner.
  @inline(__always)
  private func add(fromX x0: Int, y y0: Int, toX x1: Int, y y1: Int, direction: Int) {
    let bottom = min(y1, bandHeight << FixedPoint.bits)
    var y = max(y0, 0)
    guard y < bottom, min(x0, x1) < width << FixedPoint.bits else { return }
    let run = x1 - x0
    let fall = y1 - y0
    // Computed from the edge's start and not from the clip, so that an edge gives the same pixels in any clip.
    var x = x0 + (y - y0) * run / fall
    while y < bottom {
      let row = y >> FixedPoint.bits
      let nextY = min((row + 1) << FixedPoint.bits, bottom)
      let nextX = run == 0 ? x : x0 + (nextY - y0) * run / fall
      addInRow(row, fromX: x, toX: nextX, height: nextY - y, direction: direction)
      y = nextY
      x = nextX
    }
  }

  /// Adds the part of an edge inside one row.
  @inline(__always)
  private func addInRow(_ row: Int, fromX: Int, toX: Int, height: Int, direction: Int) {
    let left = min(fromX, toX)
    let right = max(fromX, toX)
    let firstCell = left >> FixedPoint.bits
    let lastCell = right >> FixedPoint.bits
    let base = row * stride
    guard firstCell < width else { return }
    guard lastCell >= 0 else { return addWhole(base, height: height, direction: direction) }
    if firstCell == lastCell {
      let fraction = FixedPoint.one - 1
      addCell(base + firstCell, height: height, twiceX: (left & fraction) + (right & fraction), direction: direction)
      return
    }
    // The edge crosses several pixels: its height is divided where it crosses their borders.
    let run = right - left
    var done = 0
    var cell = firstCell
    var x = left
    if firstCell < 0 {
      cell = 0
      x = 0
      done = -left * height / run
      addWhole(base, height: done, direction: direction)
    }
    while x < right, cell < width {
      let border = cell << FixedPoint.bits
      let nextX = min(border + FixedPoint.one, right)
      let reached = nextX == right ? height : (nextX - left) * height / run
      addCell(base + cell, height: reached - done, twiceX: x + nextX - 2 * border, direction: direction)
      done = reached
      x = nextX
      cell += 1
    }
  }

  /// Adds an edge left of the clip, which covers the row from the first pixel.
  @inline(__always)
  private func addWhole(_ index: Int, height: Int, direction: Int) {
    addCell(index, height: height, twiceX: 0, direction: direction)
  }

  /// Adds an edge inside one pixel. `twiceX` is the sum of the distances from the pixel's left border at which it enters and leaves.
  @inline(__always)
  private func addCell(_ index: Int, height: Int, twiceX: Int, direction: Int) {
    let right = direction * height * twiceX
    let inside = direction * height * 2 * FixedPoint.one - right
    cells[index] &+= Int32(truncatingIfNeeded: inside)
    cells[index + 1] &+= Int32(truncatingIfNeeded: right)
    touched[index >> 6] |= 1 << UInt64(index & 63)
    touched[(index + 1) >> 6] |= 1 << UInt64((index + 1) & 63)
  }

  // MARK: - Rows

  private func sweep(left: Int, isEvenOdd: Bool, into sink: inout some CoverageSink) {
    let words = stride >> 6
    for row in 0..<bandHeight {
      let rowCells = cells + row * stride
      let rowTouched = touched + row * words
      let y = bandTop + row
      var sum: Int32 = 0
      var coverage: UInt32 = 0
      var runStart = 0
      for word in 0..<words where rowTouched[word] != 0 {
        var bits = rowTouched[word]
        rowTouched[word] = 0
        while bits != 0 {
          let cell = word << 6 + bits.trailingZeroBitCount
          bits &= bits &- 1
          if cell > runStart {
            if coverage != 0 { sink.cover(x: left + runStart, y: y, count: cell - runStart, coverage: coverage) }
            runStart = cell
          }
          sum &+= rowCells[cell]
          rowCells[cell] = 0
          coverage = Rasterizer.coverage(ofArea: isEvenOdd ? Rasterizer.evenOdd(sum) : sum)
        }
      }
      if coverage != 0, runStart < width {
        sink.cover(x: left + runStart, y: y, count: width - runStart, coverage: coverage)
      }
    }
  }

  /// Returns the covered area where every second layer cuts a hole.
  @inline(__always)
  static func evenOdd(_ area: Int32) -> Int32 {
    let rest = area.magnitude % UInt32(2 * full)
    return Int32(rest > UInt32(full) ? UInt32(2 * full) - rest : rest)
  }

  /// Returns the coverage, 0 to 255, of a summed area: rounded, and the same for both directions of winding.
  @inline(__always)
  static func coverage(ofArea area: Int32) -> UInt32 {
    let area = min(area.magnitude, UInt32(full))
    return (area &* 255 &+ UInt32(full) / 2) >> 17
  }
}
