import CSDL2
import Foundation

extension Bitmap {
  /// The largest number of pixels that is read: that of an 8K display at scale 2. A small file can claim any number.
  static let mostPixelsRead = 150_000_000

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

  /// Decodes a file.
  convenience init(_ file: PNGFile) throws(PictureError) {
    self.init(width: file.header.width, height: file.header.height)
    try decode(file.data, path: file.path)
    layOnWhite()
  }

  // This API of libpng catches its own errors and returns their text; the one for writing rows does not (see `PNGWriter`).
  private func decode(_ data: Data, path: String) throws(PictureError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let isRead = data.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return false }
      // Blue, green, red, alpha: the order of a pixel's bytes in memory.
      image.format = UInt32(PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      return png_image_finish_read(&image, nil, pixels, 0, nil) != 0
    }
    guard isRead else {
      let reason = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw PictureError.damaged(path: path, reason: reason)
    }
  }

  private func layOnWhite() {
    for index in 0..<(width * height) {
      let pixel = pixels[index]
      pixels[index] =
        pixel >> 24 == 255 ? pixel & 0xFF_FFFF : Blend.over(pixel & 0xFF_FFFF, 0xFF_FFFF, alpha: pixel >> 24)
    }
  }
}
