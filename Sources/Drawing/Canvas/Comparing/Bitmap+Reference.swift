import Foundation

extension Bitmap {
  private static let keyword = "Drawn with"

  /// Returns the picture as a small PNG that records which libraries drew its texts, and the checksum of its pixels.
  package func referenceData(drawnWith libraries: String) throws(PictureError) -> Data {
    try pngData(level: 9, note: PNGNote(keyword: Self.keyword, text: libraries), checksum: checksum)
  }

  /// The checksum of the size and the pixels.
  package var checksum: PNGChecksum {
    withUnsafePixels { PNGChecksum(of: UnsafeRawBufferPointer($0), width: width, height: height) }
  }

  /// Returns the libraries that drew the texts of the reference at `url`; nil when the file does not record them.
  /// - Throws: `PictureError` when the file cannot be read.
  package static func librariesNamed(inReferenceAt url: URL) throws -> String? {
    try PNGFile(url).note(keyword)
  }
}
