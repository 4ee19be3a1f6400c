import CZlib
import Foundation

extension String {
  /// The text compressed by zlib, in base 64: what a browser's `DecompressionStream("deflate")` reads.
  package var compressedInBase64: String {
    let bytes = Array(utf8)
    var size = compressBound(UInt(bytes.count))
    var result = Array(repeating: UInt8(0), count: Int(size))
    // It fails only without memory: the buffer is as large as zlib asks for.
    guard compress2(&result, &size, bytes, UInt(bytes.count), 9) == Z_OK else { return "" }
    return Data(result[..<Int(size)]).base64EncodedString()
  }
}
