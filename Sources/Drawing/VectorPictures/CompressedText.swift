import CZlib
import Foundation

extension String {
  /// The text in UTF-8, compressed by zlib: what browsers call `deflate`.
  package var compressed: [UInt8] {
    let bytes = Array(utf8)
    var size = compressBound(UInt(bytes.count))
    var result = Array(repeating: UInt8(0), count: Int(size))
    // It fails only without memory: the buffer is as large as zlib asks for.
    guard compress2(&result, &size, bytes, UInt(bytes.count), 9) == Z_OK else { return [] }
    return Array(result[..<Int(size)])
  }

  /// The same in base 64: what a browser's `DecompressionStream("deflate")` reads.
  package var compressedInBase64: String { Data(compressed).base64EncodedString() }
}
