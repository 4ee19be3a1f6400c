import Foundation

extension Bitmap {
  private static let keyword = "Drawn with"

  /// Returns the picture as a small PNG that records which libraries drew its texts.
  package func referenceData(drawnWith libraries: String) throws(PictureError) -> Data {
    try pngData(level: 9, note: PNGNote(keyword: Self.keyword, text: libraries))
  }

  /// Returns the libraries that drew the texts of the reference at `url`; nil when the file does not record them.
  /// - Throws: `PictureError` when the file cannot be read.
  package static func librariesNamed(inReferenceAt url: URL) throws -> String? {
    try PNGFile(url).note(keyword)
  }
}
