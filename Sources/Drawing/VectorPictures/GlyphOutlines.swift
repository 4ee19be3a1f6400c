import CHarfBuzz
import Foundation

/// A glyph of a shaped text: its number in the font, and where it is drawn, in pixels from the start of the text.
struct PlacedGlyph: Equatable {
  var number: UInt32
  var x: CGFloat
  var y: CGFloat
}

/// The outlines of the glyphs of one font file, through HarfBuzz: the library with which SDL2_ttf shapes texts, so that
/// letters stand where the bitmap has them.
final class GlyphOutlines {
  private let font: OpaquePointer
  private let functions: OpaquePointer
  /// The font's units for each em.
  private let unitsPerEm: CGFloat

  /// - Returns: nil if the file cannot be read as a font.
  init?(file: URL) {
    let blob = hb_blob_create_from_file(file.path)
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face), let functions = hb_draw_funcs_create() else { return nil }
    (self.font, self.functions) = (font, functions)
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    OutlinePen.install(in: functions)
  }

  deinit {
    hb_draw_funcs_destroy(functions)
    hb_font_destroy(font)
  }

  /// Shapes a text with ligatures and kerning.
  func glyphs(of text: String, size: CGFloat) -> [PlacedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let scale = size / unitsPerEm
    var x: CGFloat = 0
    return (0..<Int(count)).map { index in
      let position = positions[index]
      defer { x += CGFloat(position.x_advance) * scale }
      return PlacedGlyph(
        number: infos[index].codepoint, x: x + CGFloat(position.x_offset) * scale,
        y: -CGFloat(position.y_offset) * scale)
    }
  }

  /// Returns the outline of a glyph as the data of an SVG path, with 1,000 units for each em; y points down. Empty for a
  /// space.
  func path(of glyph: UInt32) -> String {
    let pen = OutlinePen(scale: 1000 / unitsPerEm)
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return pen.data
  }
}

/// Collects the outline that HarfBuzz draws.
private final class OutlinePen {
  private(set) var data = ""
  private let scale: CGFloat

  init(scale: CGFloat) { self.scale = scale }

  private func add(_ command: String, _ coordinates: Float...) {
    data += command
    for (index, coordinate) in coordinates.enumerated() {
      let value = Int((CGFloat(coordinate) * scale * (index % 2 == 0 ? 1 : -1)).rounded())
      data += index > 0 && value >= 0 ? " \(value)" : "\(value)"
    }
  }

  static func install(in functions: OpaquePointer) {
    hb_draw_funcs_set_move_to_func(functions, { _, pen, _, x, y, _ in OutlinePen.of(pen)?.add("M", x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(functions, { _, pen, _, x, y, _ in OutlinePen.of(pen)?.add("L", x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, pen, _, cx, cy, x, y, _ in OutlinePen.of(pen)?.add("Q", cx, cy, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, c1x, c1y, c2x, c2y, x, y, _ in OutlinePen.of(pen)?.add("C", c1x, c1y, c2x, c2y, x, y) }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in OutlinePen.of(pen)?.add("Z") }, nil, nil)
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen? {
    pointer.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }
}
