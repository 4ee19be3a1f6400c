import CPNG
import Foundation

/// Encodes a PNG into memory, row by row.
///
/// Each method throws `PictureError.notEncoded` with libpng's reason.
package final class PNGWriter {
  private let encoder: OpaquePointer
  /// A row of pixels as bytes: red, green, blue. One more byte follows the last pixel.
  private var bytes: [UInt8]

  /// Writes everything that precedes the first row.
  /// - Parameters:
  ///   - level: the compression level of zlib, 1 to 9.
  ///   - palette: colours `0xRRGGBB` for the bytes of a row, at most 256; without any, rows are pixels.
  package init(
    width: Int, height: Int, level: Int32, palette: [UInt32] = [], note: PNGNote? = nil
  ) throws(PictureError) {
    guard let encoder = cpng_create() else { throw .notEncoded(reason: "Out of memory") }
    self.encoder = encoder
    bytes = [UInt8](repeating: 0, count: width * 3 + 1)
    var header = cpng_header()
    (header.width, header.height, header.level) = (UInt32(width), UInt32(height), level)
    let chunk = note?.bytes ?? []
    let isWritten = palette.withUnsafeBufferPointer { colors in
      chunk.withUnsafeBufferPointer { chunk in
        PNGNote.chunkName.withCString { name in
          (header.palette, header.palette_count) = (colors.baseAddress, colors.count)
          (header.chunk_name, header.chunk, header.chunk_count) = (
            note.map { _ in name }, chunk.baseAddress, chunk.count
          )
          return cpng_write_header(encoder, &header)
        }
      }
    }
    try check(isWritten)
  }

  deinit { cpng_destroy(encoder) }

  /// Writes a row of pixels `0x00RRGGBB`.
  package func write(pixels: UnsafePointer<UInt32>) throws(PictureError) {
    // libpng would convert pixels into bytes in two passes, which take longer. Four bytes are stored at once; the next
    // pixel overwrites the fourth.
    bytes.withUnsafeMutableBytes { bytes in
      for x in 0..<bytes.count / 3 {
        bytes.storeBytes(of: (pixels[x].byteSwapped >> 8).littleEndian, toByteOffset: x * 3, as: UInt32.self)
      }
    }
    try check(cpng_write_row(encoder, bytes))
  }

  /// Writes a row of indices of colours in the palette.
  package func write(_ row: UnsafePointer<UInt8>) throws(PictureError) {
    try check(cpng_write_row(encoder, row))
  }

  /// Returns the file's bytes. Called once, after the last row.
  /// - Parameter checksum: that of the content, to write into the file; see `PNGFile.has(_:)`.
  package func end(_ checksum: PNGChecksum? = nil) throws(PictureError) -> Data {
    if let checksum { try write(checksum) }
    try check(cpng_end(encoder))
    var count = 0
    guard let bytes = cpng_take_bytes(encoder, &count) else { return Data() }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }

  private func write(_ checksum: PNGChecksum) throws(PictureError) {
    var count = 0
    let written = UnsafeRawBufferPointer(start: cpng_bytes(encoder, &count), count: count)
    let body = checksum.body(after: written)
    try check(cpng_write_chunk(encoder, PNGChecksum.chunkName, body, body.count))
  }

  private func check(_ isDone: Bool) throws(PictureError) {
    guard !isDone else { return }
    throw .notEncoded(reason: String(cString: cpng_error(encoder)))
  }
}
