import CZlib
import Foundation

extension [UInt8] {
  /// The bytes, compressed by zlib: what browsers call `deflate`.
  var compressed: [UInt8] {
    var size = compressBound(UInt(count))
    var result = Array(repeating: 0, count: Int(size))
    // It fails only without memory: the buffer is as large as zlib asks for.
    guard compress2(&result, &size, self, UInt(count), 9) == Z_OK else { return [] }
    return Array(result[..<Int(size)])
  }
}

extension String {
  /// The text in UTF-8, compressed by zlib.
  package var compressed: [UInt8] { Array(utf8).compressed }

  /// The same in base 64: what a browser's `DecompressionStream("deflate")` reads.
  package var compressedInBase64: String { Data(compressed).base64EncodedString() }
}
