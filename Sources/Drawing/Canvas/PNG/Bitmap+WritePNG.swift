import Files
import Foundation

extension Bitmap {
  /// Returns the picture as a PNG, without a date, and without any text but `note`: with a palette if the picture has at most
  /// 256 colours, else with 8 bits for each of red, green and blue.
  /// - Parameters:
  ///   - level: the compression level of zlib, 1 to 9.
  ///   - checksum: that of the pixels, to write into the file.
  func pngData(level: Int32, note: PNGNote? = nil, checksum: PNGChecksum? = nil) throws(PictureError) -> Data {
    let palette = BitmapPalette(of: self)
    let writer = try PNGWriter(
      width: width, height: height, level: level, palette: palette?.colors ?? [], note: note)
    if let palette {
      try write(with: palette, to: writer)
    } else {
      for y in 0..<height { try writer.write(pixels: pixels + y * width) }
    }
    return try writer.end(checksum)
  }

  private func write(with palette: BitmapPalette, to writer: PNGWriter) throws(PictureError) {
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      let pixels = self.row(y)
      if y == 0 || !pixels.isEqual(to: self.row(y - 1)) {
        row.withUnsafeMutableBufferPointer { palette.write(pixels, to: $0) }
      }
      try writer.write(row)
    }
  }

  /// Returns the picture as a PNG without a date or any text.
  package func pngData() throws(PictureError) -> Data { try pngData(level: 3) }

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
