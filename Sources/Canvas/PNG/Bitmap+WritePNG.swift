import Files
import Foundation

extension Bitmap {
  /// Returns the picture as a PNG: 8-bit RGB, without a date, and without any text but `note`.
  /// - Parameter level: the compression level of zlib, 1 to 9.
  func pngData(level: Int32, note: PNGNote? = nil) throws(PictureError) -> Data {
    let writer = try PNGWriter(width: width, height: height, level: level, note: note)
    for y in 0..<height { try writer.write(pixels: pixels + y * width) }
    return try writer.end()
  }

  /// Returns the picture as a PNG: 8-bit RGB, without a date or any text.
  package func pngData() throws(PictureError) -> Data { try pngData(level: 1) }

  /// Writes the picture as a PNG file. The file is written beside `url` and then renamed, so that a reader never finds
  /// a part of it.
  /// - Throws: `PictureError.notWritten`, or `PictureError.notEncoded`.
  package func writePNG(to url: URL) throws(PictureError) {
    let data = try pngData()
    do {
      try FileReplacement.write(data, to: url, makesFolders: false)
    } catch {
      throw .notWritten(path: url.path, reason: error.reason)
    }
  }
}
