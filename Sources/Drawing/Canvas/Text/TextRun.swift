import CSDL2
import Foundation

/// A part of a text that is drawn with one font file.
struct TextRun: Equatable {
  let face: FontLibrary.Face
  var text: String
}

extension FontLibrary {
  /// Returns `string` split where the font changes. `missing` is called with each character that no font has; the first font
  /// draws a box for it.
  func runs(of string: String, _ font: Font, scale: Int, missing: (Unicode.Scalar) -> Void) -> [TextRun] {
    let faces = font.files.map {
      Face(file: $0, size: (font.isLegible ? max(font.size, $0.smallestSize) : font.size) * scale)
    }
    guard let first = faces.first else { return [] }
    // Every font has ASCII, and most texts are ASCII.
    if string.utf8.allSatisfy(Self.isPrintableASCII) {
      return string.isEmpty ? [] : [TextRun(face: first, text: string)]
    }
    var runs: [TextRun] = []
    for scalar in Self.visible(string) {
      let owner = scalar.isASCII ? first : faces.first { has(scalar, in: $0) }
      if owner == nil { missing(scalar) }
      let face = owner ?? first
      if let last = runs.indices.last, runs[last].face == face {
        runs[last].text.unicodeScalars.append(scalar)
      } else {
        runs.append(TextRun(face: face, text: String(scalar)))
      }
    }
    return runs
  }

  private func has(_ scalar: Unicode.Scalar, in face: Face) -> Bool {
    with(face) { TTF_GlyphIsProvided32($0, scalar.value) != 0 } ?? false
  }

  private static func isPrintableASCII(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  /// Returns the visible characters: control characters become spaces; joiners and variation selectors are removed.
  private static func visible(_ string: String) -> [Unicode.Scalar] {
    string.unicodeScalars.compactMap { scalar in
      if scalar.value < 0x20 || scalar.value == 0x7F { return " " }
      return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
    }
  }

  // MARK: - Measuring and drawing

  /// Returns the width of a run in device pixels: the sum of its advances with kerning, not rounded.
  func advance(of run: TextRun) -> CGFloat {
    let large = Face(file: run.face.file, size: Face.measuringSize)
    let thousandths = with(large) { font in
      var width: Int32 = 0
      guard TTF_SizeUTF8(font, run.text, &width, nil) == 0 else { return 0 }
      return Int(width) + Self.left(of: run, font)
    }
    return CGFloat((thousandths ?? 0) * run.face.size) / CGFloat(Face.measuringSize)
  }

  /// Returns the run's glyphs, with their left edge and their baseline.
  func glyphs(of run: TextRun) -> TextCoverage? {
    with(run.face) { font in
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard let surface = TTF_RenderUTF8_Blended(font, run.text, white) else { return nil }
      defer { SDL_FreeSurface(surface) }
      return TextCoverage(surface, left: Self.left(of: run, font), ascent: Self.ascent(of: run, font))
    } ?? nil
  }

  /// Returns how far left of its origin the first glyph begins, 0 or less. SDL2_ttf moves the surface right by as much.
  private static func left(of run: TextRun, _ font: OpaquePointer) -> Int {
    guard let first = run.text.unicodeScalars.first else { return 0 }
    var left: Int32 = 0
    TTF_GlyphMetrics32(font, first.value, &left, nil, nil, nil, nil)
    return min(Int(left), 0)
  }

  /// Returns the number of rows above the baseline. SDL2_ttf makes the surface taller for glyphs higher than the font's ascent.
  private static func ascent(of run: TextRun, _ font: OpaquePointer) -> Int {
    run.text.unicodeScalars.reduce(Int(TTF_FontAscent(font))) { highest, scalar in
      var top: Int32 = 0
      TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil)
      return max(highest, Int(top))
    }
  }
}
