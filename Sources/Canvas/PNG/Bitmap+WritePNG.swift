import Files
import Foundation

extension Bitmap {
  /// The picture as a PNG: 8-bit RGB, without a date, and without any text but `note`.
  /// - Parameter level: how hard to try to make it small, 1 to 9.
  func pngData(level: Int32 = 1, note: PNGNote? = nil) -> Data {
    var writer = PNGWriter(width: width, height: height, level: level, note: note)
    for y in 0..<height { writer.write(pixels: pixels + y * width) }
    return writer.end()
  }

  /// The picture as a PNG: 8-bit RGB, without a date or any other text.
  package func pngData() -> Data { pngData(level: 1) }

  /// Writes the picture as a PNG file. It is written beside `url` and then renamed, so that nobody ever sees half a picture.
  ///
  /// Throws `PictureError.notWritten`.
  package func writePNG(to url: URL) throws {
    do {
      try FileReplacement.write(pngData(), to: url, makesFolders: false)
    } catch {
      throw PictureError.notWritten(path: url.path, reason: error.reason)
    }
  }
}
