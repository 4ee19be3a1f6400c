import Foundation

/// The pixels of a display in memory as they change: Xvfb's file, mapped into this process.
package final class LivePixels {
  private let pixels: UnsafeMutableRawPointer
  private let start: Int
  private let bytesPerRow: Int

  /// - Parameter path: of the file; see `Framebuffer`.
  package init(_ path: String) throws {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var status = stat()
    fstat(file, &status)
    guard file >= 0, let pixels = mmap(nil, Int(status.st_size), PROT_READ, MAP_SHARED, file, 0), pixels != MAP_FAILED
    else { throw TestFailure("\(path) cannot be read") }
    self.pixels = pixels
    // An X window dump: 32-bit numbers, big-endian.
    func header(_ index: Int) -> Int {
      Int(UInt32(bigEndian: pixels.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    (start, bytesPerRow) = (header(0) + header(19) * 12, header(12))
  }

  /// Returns the present colour of a pixel.
  package func color(_ x: Int, _ y: Int) -> UInt32 {
    pixels.load(fromByteOffset: start + y * bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
  }

  /// Waits until a pixel no longer has the colour `old`, for at most 5 seconds. Returns the milliseconds since `began`.
  ///
  /// It looks about every tenth of a millisecond. Without pauses it would take one of two processor cores from what it measures.
  @discardableResult
  package func wait(at x: Int, _ y: Int, while old: UInt32, since began: ContinuousClock.Instant) -> Double {
    while color(x, y) == old, began.duration(to: .now) < .seconds(5) { usleep(50) }
    return began.duration(to: .now) / .milliseconds(1)
  }
}
