import CSDL2
import Foundation

extension Bitmap {
  /// The largest number of pixels that is read: that of an 8K display at scale 2. A small file can claim any number.
  static let mostPixelsRead = 150_000_000

  /// Returns the size of the PNG at `url`, in pixels, without decoding it.
  /// - Throws: `PictureError`.
  package static func size(ofPNGAt url: URL) throws -> (width: Int, height: Int) {
    try PNGFile.size(of: PNGFile.read(url), path: url.path)
  }

  /// Reads a PNG of any kind. Transparent pixels are blended with white.
  ///
  /// ```swift
  /// let expected = try Bitmap(pngAt: URL(filePath: "Pictures/chart.png"))
  /// ```
  /// - Throws: `PictureError`, which names the file and the reason.
  public convenience init(pngAt url: URL) throws {
    let data = try PNGFile.read(url)
    let size = try PNGFile.size(of: data, path: url.path)
    guard Self.canHave(width: size.width, height: size.height), size.width * size.height <= Self.mostPixelsRead else {
      throw PictureError.tooLarge(path: url.path, width: size.width, height: size.height)
    }
    self.init(width: size.width, height: size.height)
    try decode(data, path: url.path)
    layOnWhite()
  }

  // This API of libpng catches its own errors and returns their text; the one for writing rows does not (see `PNGWriter`).
  private func decode(_ data: Data, path: String) throws {
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

/// The chunks of a PNG file, which are read without decoding it.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The largest file that is read, in bytes.
  private static let largest = 1_000_000_000

  /// Returns the bytes of a file; of a file that is not a PNG, only the first 64.
  static func read(_ url: URL) throws -> Data {
    guard FileManager.default.fileExists(atPath: url.path) else { throw PictureError.missing(path: url.path) }
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let head = try file.read(upToCount: 64) ?? Data()
      guard head.starts(with: signature) else { return head }
      return try head + (file.read(upToCount: largest) ?? Data())
    } catch {
      throw PictureError.unreadable(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Returns the picture's size in pixels, if its chunks are complete.
  static func size(of data: Data, path: String) throws -> (width: Int, height: Int) {
    if data.starts(with: Data("version https://git-lfs".utf8)) { throw PictureError.gitLFSPointer(path: path) }
    guard !data.isEmpty, data.starts(with: signature.prefix(data.count)) else { throw PictureError.notPNG(path: path) }
    guard data.count >= 33 else { throw PictureError.truncated(path: path) }
    guard name(of: data, at: 8) == "IHDR" else {
      throw PictureError.damaged(path: path, reason: "its first chunk is not the header")
    }
    try checkParts(of: data, path: path)
    return (number(in: data, at: 16), number(in: data, at: 20))
  }

  /// Returns the text in the file with this `keyword`; nil when there is none.
  static func note(_ keyword: String, of data: Data) -> String? {
    parts(of: data).lazy.filter { name(of: data, at: $0.lowerBound) == PNGNote.chunkName }
      .compactMap { PNGNote(keyword: keyword, body: data[($0.lowerBound + 8)..<($0.upperBound - 4)])?.text }.first
  }

  private static func checkParts(of data: Data, path: String) throws {
    guard let last = parts(of: data).last, name(of: data, at: last.lowerBound) == "IEND" else {
      throw PictureError.truncated(path: path)
    }
  }

  /// Returns the ranges of the complete chunks. A chunk is a length, a name, that many bytes and a checksum; the last is IEND.
  private static func parts(of data: Data) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var offset = signature.count
    while offset + 12 <= data.count {
      let next = offset + 12 + number(in: data, at: offset)
      guard next <= data.count else { break }
      parts.append(offset..<next)
      if name(of: data, at: offset) == "IEND" { break }
      offset = next
    }
    return parts
  }

  private static func number(in data: Data, at offset: Int) -> Int {
    data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(of data: Data, at offset: Int) -> String {
    String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self)
  }
}
