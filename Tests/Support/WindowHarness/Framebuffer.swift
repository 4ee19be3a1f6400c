import Canvas
import Foundation

/// The pixels of a display in memory, from Xvfb's file: an X window dump (X11/XWDFile.h).
package struct Framebuffer {
  private let data: Data
  private let bytesPerRow: Int
  private let start: Int

  /// Reads the present pixels of the display.
  package init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    // 32-bit numbers, big-endian.
    let header = (0..<25).map { number in data[(number * 4)..<(number * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (headerSize, bitsPerPixel, colors) = (header[0], header[11], header[19])
    guard bitsPerPixel == 32 else { throw TestFailure("\(bitsPerPixel) bits a pixel instead of 32") }
    self.data = data
    bytesPerRow = header[12]
    start = headerSize + colors * 12
  }

  /// Returns whether the display shows `picture` with its top left corner at `x`, `y`.
  /// - Parameter others: areas to ignore, in pixels of the picture.
  package func shows(_ picture: Bitmap, atX x: Int, y: Int, besides others: [CGRect]) -> Bool {
    picture.withUnsafePixels { wanted in
      data.withUnsafeBytes { shown in
        guard let wanted = wanted.baseAddress, let shown = shown.baseAddress else { return false }
        return (0..<picture.height).allSatisfy { row in
          let place = shown + start + (y + row) * bytesPerRow + x * 4
          // The highest byte is not used.
          return columns(ofRow: row, width: picture.width, besides: others).joined().allSatisfy { column in
            let pixel = place.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
            return (pixel ^ wanted[row * picture.width + column]) & 0xFF_FFFF == 0
          }
        }
      }
    }
  }

  /// Returns the columns of a row that are outside the rectangles.
  private func columns(ofRow row: Int, width: Int, besides others: [CGRect]) -> [Range<Int>] {
    var left = 0, parts: [Range<Int>] = []
    for other in others.sorted(by: { $0.minX < $1.minX }) where Int(other.minY)..<Int(other.maxY) ~= row {
      if left < Int(other.minX) { parts.append(left..<Int(other.minX)) }
      left = max(left, Int(other.maxX))
    }
    return left < width ? parts + [left..<width] : parts
  }
}
