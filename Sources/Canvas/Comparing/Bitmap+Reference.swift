import Foundation

extension Bitmap {
  private static let keyword = "Drawn with"

  /// The picture as a small PNG that says which libraries drew its texts.
  package func referenceData(drawnWith libraries: String) -> Data {
    pngData(level: 9, note: PNGNote(keyword: Self.keyword, text: libraries))
  }

  /// Which libraries drew the texts of the reference at `url`; nil when it does not say.
  ///
  /// Throws `PictureError` when the file cannot be read.
  package static func librariesNamed(inReferenceAt url: URL) throws -> String? {
    try PNGFile.note(keyword, of: PNGFile.read(url))
  }
}
