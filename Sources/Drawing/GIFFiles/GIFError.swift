import CGIF

/// An animation cannot be encoded.
package struct GIFError: Error, Equatable, CustomStringConvertible {
  /// giflib's words.
  package let reason: String

  init(_ code: Int32) {
    reason = GifErrorString(code).map { String(cString: $0) } ?? "giflib reports error \(code)"
  }

  package var description: String { "The animation cannot be encoded: \(reason)" }
}
