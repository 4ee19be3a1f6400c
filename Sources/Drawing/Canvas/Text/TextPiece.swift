import Foundation

/// A part of a line of text that one font file draws.
package struct TextPiece: Equatable {
  /// The file of the font.
  package var file: URL
  /// In pixels at scale 1.
  package var size: CGFloat
  package var text: String
  /// From the start of the line, in pixels at scale 1.
  package var offset: CGFloat
}

extension Typesetter {
  /// Returns the parts of one line of text at scale 1, from left to right, as they are drawn.
  package func pieces(of string: String, _ font: Font) -> [TextPiece] {
    var offset: CGFloat = 0
    return runs(of: string, font, scale: 1).map { run in
      defer { offset += advance(of: run) }
      let file = fontFolder.appendingPathComponent(run.face.file.rawValue)
      return TextPiece(file: file, size: CGFloat(run.face.size), text: run.text, offset: offset)
    }
  }
}
