import Canvas
import Foundation

/// The bundled fonts under the names that a page has for them.
struct EmbeddedFont: Hashable, Comparable {
  /// The name of the family in the page's style.
  var family: String
  /// 400 to 600. Chinese has two weights; the heavier one stands for 600.
  var weight: Int

  /// - Parameter file: a file of the bundled fonts.
  init(of file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    family = name.hasPrefix("Inter") ? "TS" : name.hasPrefix("Noto") ? "TC" : "TM"
    weight = name.hasSuffix("SemiBold") || name.hasSuffix("Bold") ? 600 : name.hasSuffix("Medium") ? 500 : 400
  }

  /// The classes of texts in this font.
  var classes: String { weight == 400 ? family : "\(family) w\(weight)" }

  static func < (one: EmbeddedFont, other: EmbeddedFont) -> Bool {
    (one.family, one.weight) < (other.family, other.weight)
  }
}

extension Typesetter {
  /// Returns the rules that embed the glyphs of texts in a style.
  ///
  /// The families are `TS` (letters), `TM` (code) and `TC` (Chinese). A reader's own fonts draw all else.
  /// - Parameters:
  ///   - characters: those of each font file.
  package func fontRules(_ characters: [URL: Set<Unicode.Scalar>]) -> String {
    characters.sorted { $0.key.path < $1.key.path }.compactMap { file, scalars in
      FontSubset.font(from: file, characters: scalars).flatMap(WebFont.data).map { bytes in
        let font = EmbeddedFont(of: file)
        return "@font-face{font-family:\(font.family);font-weight:\(font.weight);"
          + "src:url(data:font/woff;base64,\(bytes.base64EncodedString()))}\n"
      }
    }.joined()
  }

  /// Adds the characters of a text to those of the fonts that draw it.
  package func note(_ text: String, _ font: Font, in characters: inout [URL: Set<Unicode.Scalar>]) {
    for piece in pieces(of: text, font) { characters[piece.file, default: []].formUnion(piece.text.unicodeScalars) }
  }
}
