import Canvas
import Foundation

/// What a display in memory shows: the file in which Xvfb keeps its pixels, an X window dump (X11/XWDFile.h).
struct Framebuffer {
  private let data: Data
  private let bytesPerRow: Int
  private let start: Int

  /// The display as it is now.
  init(_ file: URL) throws {
    let data = try Data(contentsOf: file)
    // Numbers of 32 bits, the highest byte first.
    let header = (0..<25).map { number in data[(number * 4)..<(number * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (headerSize, bitsPerPixel, colors) = (header[0], header[11], header[19])
    guard bitsPerPixel == 32 else { throw TestFailure("\(bitsPerPixel) bits a pixel instead of 32") }
    self.data = data
    bytesPerRow = header[12]
    start = headerSize + colors * 12
  }

  /// Whether the display shows `picture` with its top left corner at `x`, `y`. What is shown at `word`, in pixels of the
  /// picture, may be something else.
  func shows(_ picture: Bitmap, atX x: Int, y: Int, besides word: CGRect) -> Bool {
    picture.withUnsafePixels { wanted in
      data.withUnsafeBytes { shown in
        guard let wanted = wanted.baseAddress, let shown = shown.baseAddress else { return false }
        let (left, right) = (Int(word.minX), Int(word.maxX)), words = Int(word.minY)..<Int(word.maxY)
        return (0..<picture.height).allSatisfy { row in
          let place = shown + start + (y + row) * bytesPerRow + x * 4
          let parts = words.contains(row) ? [0..<left, right..<picture.width] : [0..<picture.width]
          return parts.allSatisfy { columns in
            let first = columns.lowerBound
            return memcmp(wanted + row * picture.width + first, place + first * 4, columns.count * 4) == 0
          }
        }
      }
    }
  }
}
