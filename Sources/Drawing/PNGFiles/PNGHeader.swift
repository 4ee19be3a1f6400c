import Foundation

/// The first chunk of a PNG: the size and the kind of its pixels.
package struct PNGHeader {
  /// Pixels.
  package let width: Int
  package let height: Int
  /// The length of a row of pixels, not compressed.
  private let bytesPerRow: Int

  /// The longest side of a picture that is read, in pixels.
  package static let maximumSide = 16_384
  /// The largest number of pixels that is read: that of an 8K display at scale 2. A small file can claim any number.
  package static let mostPixels = 150_000_000

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of the signature and of the chunk.
  static let length = 33

  /// - Parameter data: the first `length` bytes of a file, or all if it is shorter.
  /// - Throws: `PictureError` for what is no PNG, and for a picture without pixels.
  init(_ data: Data, path: String) throws(PictureError) {
    if data.starts(with: Data("version https://git-lfs".utf8)) { throw .gitLFSPointer(path: path) }
    let bytes = Array(data)
    guard !bytes.isEmpty, bytes.starts(with: Self.signature.prefix(bytes.count)) else { throw .notPNG(path: path) }
    guard bytes.count >= Self.length else { throw .truncated(path: path) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + "IHDR".utf8) else {
      throw .damaged(path: path, reason: "its first chunk is not the header")
    }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    bytesPerRow = (width * Self.bitsPerPixel(depth: bytes[24], kind: bytes[25]) + 7) / 8
    guard width > 0, height > 0 else {
      throw .damaged(path: path, reason: "its \(width == 0 ? "width" : "height") is 0 pixels")
    }
  }

  /// - Throws: `PictureError.tooLarge` for a size that is not read.
  func checkSize(_ path: String) throws(PictureError) {
    guard max(width, height) <= Self.maximumSide, width * height <= Self.mostPixels else {
      throw .tooLarge(path: path, width: width, height: height)
    }
  }

  /// The largest file that can be a picture of this size, in bytes: twice the pixels that are not compressed, and 16 MB for
  /// texts, profiles and other notes.
  var mostBytes: Int { 2 * height * (bytesPerRow + 1) + 16_000_000 }

  /// - Parameter kind: the colour type: grey, RGB, palette, grey with alpha, RGB with alpha. For another one, which libpng
  ///   refuses, the largest value.
  private static func bitsPerPixel(depth: UInt8, kind: UInt8) -> Int {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 4
    return channels * min(Int(depth), 16)
  }
}
