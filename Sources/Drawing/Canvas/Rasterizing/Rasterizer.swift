import ElementMaps

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

  private static let cellCount = 1 << 16
  private let cells = UnsafeMutablePointer<Int32>.zeroed(count: cellCount)
  /// One bit for each cell that is not 0, so that empty cells are skipped.
  private let touched = UnsafeMutablePointer<UInt64>.zeroed(count: cellCount / 64)

  /// The first of rows that are alike, while it is repeated. A member, so that its memory is used again.
  private var row = UniformRow()

  deinit {
    cells.freeZeroed()
    touched.freeZeroed()
  }

  /// Sends the coverage of `path` inside `clip` to `sink`. The clip is at most `Bitmap.maximumSide` wide.
  func rasterize(_ path: FixedPath, clip: DeviceRect, into sink: inout some CoverageSink) {
    let area = path.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    // The rows above the uniform ones and the first uniform one are computed; the others repeat that one.
    let first = max(path.uniformRows.lowerBound, area.top), last = min(path.uniformRows.upperBound, area.bottom)
    guard last > first + 1 else { return rasterize(path, area, into: &sink) }
    let most = rowCount(ofWidth: area.width), start = max(area.top, first + 1 - most)
    rasterize(path, area.rows(from: area.top, to: start), into: &sink)
    let band = band(area.rows(from: start, to: first + 1))
    band.add(path)
    band.sweep(0..<first - start, isEvenOdd: path.isEvenOdd, into: &sink)
    row.spans.removeAll(keepingCapacity: true)
    band.sweep(first - start..<first + 1 - start, isEvenOdd: path.isEvenOdd, into: &row)
    for y in first..<last { row.cover(y, of: &sink) }
    rasterize(path, area.rows(from: last, to: area.bottom), into: &sink)
  }

  /// Sends the coverage of `path` inside `area`, which is inside its bounds.
  private func rasterize(_ path: FixedPath, _ area: DeviceRect, into sink: inout some CoverageSink) {
    let rows = rowCount(ofWidth: area.width)
    var top = area.top
    while top < area.bottom {
      let bottom = min(top + rows, area.bottom), band = band(area.rows(from: top, to: bottom))
      band.add(path)
      band.sweep(0..<bottom - top, isEvenOdd: path.isEvenOdd, into: &sink)
      top = bottom
    }
  }

  /// The number of rows whose cells there is memory for.
  private func rowCount(ofWidth width: Int) -> Int { max(Self.cellCount / stride(ofWidth: width), 1) }

  /// One more cell than pixels: an edge in the last pixel also writes to the next cell.
  private func stride(ofWidth width: Int) -> Int { (width + 1 + 63) & ~63 }

  private func band(_ area: DeviceRect) -> RasterBand {
    RasterBand(
      cells: cells, touched: touched, left: area.left, top: area.top, width: area.width, height: area.height,
      stride: stride(ofWidth: area.width))
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
    let size = area < 0 ? 0 &- area : area
    let area = UInt32(truncatingIfNeeded: size < full ? size : full)
    return (area &* 255 &+ UInt32(truncatingIfNeeded: full) / 2) >> 17
  }
}
