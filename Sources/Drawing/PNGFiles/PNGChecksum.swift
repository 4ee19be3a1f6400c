import CPNG
import Foundation

/// A checksum of the content of a picture or a map, in a chunk of its file: an equal one is then known without decoding the file.
///
/// The chunk also has a checksum of everything before it in the file. If that is another one, as in a file that a program has
/// changed, the chunk does not count.
package struct PNGChecksum: Equatable {
  /// Private, not needed for showing the picture, and dropped by programs that change the pixels.
  static let chunkName = "tsCS"
  private static let length = 16

  /// XXH64.
  package let value: UInt64

  /// The checksum of the bytes, which depends on the size of the picture.
  package init(of bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
    let size = UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height)
    value = bytes.checksum(seed: size)
  }

  /// The checksum of what has this checksum, and a text.
  package func adding(_ text: String) -> PNGChecksum { PNGChecksum(value: Data(text.utf8).checksum(seed: value)) }

  private init(value: UInt64) { self.value = value }

  /// Reads a chunk; nil unless it was made for the bytes before it.
  init?(body: Data, after file: Data) {
    let bytes = Array(body)
    guard bytes.count == Self.length, Self.bigEndian(bytes[8...]) == file.checksum() else { return nil }
    value = Self.bigEndian(bytes[..<8])
  }

  /// The body of a chunk that follows `file`.
  func body(after file: UnsafeRawBufferPointer) -> [UInt8] {
    [value, file.checksum()].flatMap { sum in (0..<8).map { UInt8(truncatingIfNeeded: sum >> (56 - 8 * $0)) } }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}

extension UnsafeRawBufferPointer {
  func checksum(seed: UInt64 = 0) -> UInt64 { cpng_checksum(baseAddress, count, seed) }
}

extension Data {
  func checksum(seed: UInt64 = 0) -> UInt64 { withUnsafeBytes { $0.checksum(seed: seed) } }
}
