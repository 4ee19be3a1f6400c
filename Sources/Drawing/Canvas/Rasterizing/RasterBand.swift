/// The rows of a picture whose coverage is computed together: their cells, of which each sums up the edges in one pixel.
///
/// All is in a structure of constants, and loops are plain: in a debug build, in which test suites run, that is several times as fast.
struct RasterBand {
  let cells: UnsafeMutablePointer<Int32>
  let touched: UnsafeMutablePointer<UInt64>
  /// The place of the first cell in the picture, in pixels.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// Cells from a row to the next.
  let stride: Int

  // MARK: - Edges

  /// Adds the edges of a path.
  func add(_ path: FixedPath) {
    let originX = left << FixedPoint.bits
    let originY = top << FixedPoint.bits
    path.points.withUnsafeBufferPointer { points in
      var start = 0
      for end in path.ends where end > start {
        var previous = points[end - 1]
        var index = start
        while index < end {
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
          index &+= 1
        }
        start = end
      }
    }
  }

  /// Adds an edge whose second point is below its first, in 1/256 pixel from the band's corner.
  @inline(__always)
  private func add(fromX x0: Int, y y0: Int, toX x1: Int, y y1: Int, direction: Int) {
    let bottom = min(y1, height << FixedPoint.bits)
    var y = max(y0, 0)
    guard y < bottom, min(x0, x1) < width << FixedPoint.bits else { return }
    // Most edges of round shapes lie in one row.
    if y0 >= 0, y0 >> FixedPoint.bits == (y1 &- 1) >> FixedPoint.bits {
      return addInRow(y0 >> FixedPoint.bits, fromX: x0, toX: x1, height: y1 &- y0, direction: direction)
    }
    let run = x1 - x0
    let fall = y1 - y0
    if run == 0 { return addVertical(x0, fromY: y, toY: bottom, direction: direction) }
    // Computed from the edge's start and not from the clip, so that an edge gives the same pixels in any clip.
    var x = x0 + (y - y0) * run / fall
    while y < bottom {
      let row = y >> FixedPoint.bits
      let nextY = min((row + 1) << FixedPoint.bits, bottom)
      let nextX = x0 + (nextY - y0) * run / fall
      addInRow(row, fromX: x, toX: nextX, height: nextY - y, direction: direction)
      y = nextY
      x = nextX
    }
  }

  /// Adds an upright edge inside the band's rows, left of its right border. Each row gets the same.
  private func addVertical(_ x: Int, fromY top: Int, toY bottom: Int, direction: Int) {
    let cell = max(x, 0) >> FixedPoint.bits, twiceX = x < 0 ? 0 : 2 &* (x & (FixedPoint.one &- 1))
    var y = top, index = (top >> FixedPoint.bits) &* stride &+ cell
    while y < bottom {
      let next = min((y | (FixedPoint.one &- 1)) &+ 1, bottom)
      addCell(index, height: next &- y, twiceX: twiceX, direction: direction)
      y = next
      index &+= stride
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
    let right = direction &* height &* twiceX
    let inside = direction &* height &* (2 &* FixedPoint.one) &- right
    let next = index &+ 1
    cells[index] &+= Int32(truncatingIfNeeded: inside)
    cells[next] &+= Int32(truncatingIfNeeded: right)
    touched[index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63)
    touched[next >> 6] |= 1 << UInt64(truncatingIfNeeded: next & 63)
  }

  // MARK: - Rows

  /// Sends the coverage of each pixel of some rows to `sink`, and clears their cells.
  func sweep(_ rows: Range<Int>, isEvenOdd: Bool, into sink: inout some CoverageSink) {
    let words = stride >> 6
    var row = rows.lowerBound
    while row < rows.upperBound {
      sweep(row, cells + row &* stride, touched + row &* words, words, isEvenOdd, &sink)
      row &+= 1
    }
  }

  @inline(__always)
  private func sweep(
    _ row: Int, _ cells: UnsafeMutablePointer<Int32>, _ touched: UnsafeMutablePointer<UInt64>, _ words: Int,
    _ isEvenOdd: Bool, _ sink: inout some CoverageSink
  ) {
    let y = top &+ row
    var sum: Int32 = 0
    var coverage: UInt32 = 0
    var runStart = 0
    var word = 0
    while word < words {
      var bits = touched[word]
      if bits != 0 { touched[word] = 0 }
      while bits != 0 {
        let cell = word << 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if cell > runStart {
          if coverage != 0 { sink.cover(x: left &+ runStart, y: y, count: cell &- runStart, coverage: coverage) }
          runStart = cell
        }
        sum &+= cells[cell]
        cells[cell] = 0
        coverage = Rasterizer.coverage(ofArea: isEvenOdd ? Rasterizer.evenOdd(sum) : sum)
      }
      word &+= 1
    }
    if coverage != 0, runStart < width {
      sink.cover(x: left &+ runStart, y: y, count: width &- runStart, coverage: coverage)
    }
  }
}
