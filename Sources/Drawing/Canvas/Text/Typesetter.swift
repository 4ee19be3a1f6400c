import BundledFiles
import Foundation

/// Measures texts and makes their glyphs, with the bundled fonts only.
///
/// Texts are measured at scale 1, whatever scale they are drawn at, so that a layout is the same at every scale.
/// A typesetter must be used by one thread at a time.
package final class Typesetter {
  /// Longer texts are cut, because no bitmap is wide enough for them.
  static let longestText = 2_000

  private struct Key: Hashable {
    let string: String
    let font: Font
    let scale: Int
  }

  private struct LinesKey: Hashable {
    let string: String
    let font: Font
    let width: CGFloat
    let maximum: Int
  }

  private let library: FontLibrary
  /// The folder of the font files.
  let fontFolder: URL
  private var coverages = BoundedCache<Key, TextCoverage>(capacity: 4_096)
  private var widths = BoundedCache<Key, CGFloat>(capacity: 16_384)
  private var lines = BoundedCache<LinesKey, [String]>(capacity: 1_024)
  private var boxed: Set<Unicode.Scalar> = []

  /// Opens the fonts in `folder`, or the bundled ones.
  /// - Throws: `MissingFile` with the missing path.
  package init(fontsIn folder: URL? = nil) throws {
    fontFolder = try folder ?? BundledFiles.fonts()
    library = try FontLibrary(folder: fontFolder)
  }

  /// The versions of the libraries that draw the glyphs, such as `SDL2_ttf 2.20.1, FreeType 2.12.1, HarfBuzz 6.0.0`.
  ///
  /// Other versions may draw the same text a step of grey different, so a reference picture records them.
  package var libraryVersions: String { library.versions() }

  /// Returns the width of one line of text in pixels at scale 1. It is not rounded, so the widths of parts of a line add up.
  package func width(of string: String, _ font: Font) -> CGFloat {
    let key = Key(string: string, font: font, scale: 1)
    if let width = widths[key] { return width }
    let width = runs(of: string, font, scale: 1).reduce(0) { $0 + library.advance(of: $1) }
    widths[key] = width
    return width
  }

  /// Returns the kept lines of a text that was broken lately, else the lines of `make`.
  func keptLines(
    of string: String, _ font: Font, width: CGFloat, maximum: Int, make: () -> [String]
  ) -> [String] {
    let key = LinesKey(string: string, font: font, width: width, maximum: maximum)
    if let known = lines[key] { return known }
    let made = make()
    lines[key] = made
    return made
  }

  /// Returns the glyphs of one line of text in device pixels.
  func coverage(of string: String, _ font: Font, scale: Int) -> TextCoverage {
    let key = Key(string: string, font: font, scale: scale)
    if let coverage = coverages[key] { return coverage }
    var pieces: [(origin: Int, coverage: TextCoverage)] = []
    var origin: CGFloat = 0
    let runs = runs(of: string, font, scale: scale)
    for (index, run) in runs.enumerated() {
      if let glyphs = library.glyphs(of: run) { pieces.append((Int(origin.rounded()), glyphs)) }
      // Most texts have one run, and the last run need not be measured.
      if index + 1 < runs.count { origin += library.advance(of: run) }
    }
    let coverage = pieces.count == 1 ? pieces[0].coverage : TextCoverage(pieces)
    coverages[key] = coverage
    return coverage
  }

  /// Returns the width of a run in pixels at its size.
  func advance(of run: TextRun) -> CGFloat { library.advance(of: run) }

  func runs(of string: String, _ font: Font, scale: Int) -> [TextRun] {
    library.runs(of: String(string.prefix(Self.longestText)), font, scale: scale) { scalar in
      guard boxed.insert(scalar).inserted else { return }
      let code = String(scalar.value, radix: 16, uppercase: true)
      FileHandle.standardError.write(Data("no bundled font has U+\(code); a box is drawn instead\n".utf8))
    }
  }
}
