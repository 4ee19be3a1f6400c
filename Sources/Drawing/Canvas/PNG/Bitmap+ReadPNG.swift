import Foundation
import PNGFiles

extension Bitmap {
  /// Returns the size of the PNG at `url`, in pixels. Only the header and the end are read.
  /// - Throws: `PictureError`.
  package static func size(ofPNGAt url: URL) throws -> (width: Int, height: Int) {
    let header = try PNGFile.header(of: url)
    return (header.width, header.height)
  }

  /// Reads a PNG of any kind. Transparent pixels are blended with white.
  ///
  /// ```swift
  /// let expected = try Bitmap(pngAt: URL(filePath: "Pictures/chart.png"))
  /// ```
  /// - Throws: `PictureError`, which names the file and the reason.
  public convenience init(pngAt url: URL) throws {
    try self.init(PNGFile(url))
  }

  /// Decodes a file. Transparent pixels are blended with white.
  package convenience init(_ file: PNGFile) throws(PictureError) {
    self.init(width: file.header.width, height: file.header.height)
    try file.decode(into: pixels)
    layOnWhite()
  }

  private func layOnWhite() {
    for index in 0..<(width * height) {
      let pixel = pixels[index]
      pixels[index] =
        pixel >> 24 == 255 ? pixel & 0xFF_FFFF : Blend.over(pixel & 0xFF_FFFF, 0xFF_FFFF, alpha: pixel >> 24)
    }
  }
}
