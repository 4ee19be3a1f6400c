import CPNG
import Foundation

extension PNGFile {
  /// Decodes the pixels, as `0xAARRGGBB`, row by row from the top.
  /// - Parameter pixels: room for the width times the height of the header.
  package func decode(into pixels: UnsafeMutablePointer<UInt32>) throws(PictureError) {
    var reason = [CChar](repeating: 0, count: 80)
    let isRead = data.withUnsafeBytes { bytes in
      cpng_decode(bytes.baseAddress, bytes.count, pixels, &reason, reason.count)
    }
    guard isRead else {
      throw .damaged(path: path, reason: String(decoding: reason.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    }
  }

  /// The decoded pixels, as `0xAARRGGBB`.
  package func pixels() throws(PictureError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    var problem: PictureError?
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      do throws(PictureError) { try decode(into: start) } catch { problem = error }
    }
    if let problem { throw problem }
    return pixels
  }
}
