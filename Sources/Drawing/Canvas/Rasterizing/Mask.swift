import ElementMaps
import Foundation

/// The coverage, 0 to 255, of each pixel of a rectangle: the shape of a clip that does not consist of whole pixels.
final class Mask {
  let rect: DeviceRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Makes a mask with a coverage of 0 everywhere.
  init(_ rect: DeviceRect) {
    self.rect = rect
    bytes = .zeroed(count: rect.width * rect.height)
  }

  deinit { bytes.freeZeroed() }

  /// Returns the byte of a pixel in `rect`; the bytes of the rest of its row follow.
  @inline(__always)
  func row(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - rect.top) * rect.width + (x - rect.left)
  }
}

/// Writes a shape into a mask, multiplied with the mask of the outer clip.
struct MaskWriter: CoverageSink {
  let mask: Mask
  let outer: Mask?

  func cover(x: Int, y: Int, count: Int, coverage: UInt32) {
    let row = mask.row(x: x, y: y)
    guard let outer else {
      memset(row, Int32(coverage), count)
      return
    }
    let outerRow = outer.row(x: x, y: y)
    var index = 0
    while index < count {
      row[index] = UInt8(Blend.by255(UInt32(outerRow[index]) &* coverage))
      index &+= 1
    }
  }
}
