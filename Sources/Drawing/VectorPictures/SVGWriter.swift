import Canvas
import Files
import Foundation

/// Writes drawings as elements of SVG, and collects the glyphs and clips that they refer to.
struct SVGWriter {
  private let typesetter: Typesetter
  private var body = ""
  private var clips = ""
  private var clipCount = 0
  private var fonts: [URL: GlyphOutlines?] = [:]
  /// The ids of the glyphs that were used, and their outlines in the order of their first use.
  private var glyphs: [Glyph: String] = [:]
  private var outlines = ""
  private var images = SVGImages(link: "xlink:href")
  /// The element of the open group; nil outside of groups.
  private var element: String?
  private var openClips = 0

  private struct Glyph: Hashable {
    let file: URL
    let number: UInt32
  }

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// The glyphs, images and clips that the elements refer to.
  var definitions: String { "<defs>\n" + outlines + images.definitions.joined() + clips + "</defs>\n" }

  /// All elements. Groups that are open end.
  func finished() -> String {
    body + (element == nil ? "" : "</g>\n") + String(repeating: "</g>\n", count: openClips)
  }

  mutating func add(_ drawing: Drawing) {
    switch drawing.content {
    case .pushClip(let rect, let radius): beginClip(rect, radius)
    case .pushPathClip(let path): beginClip("<path d=\"\(path.svgData(isStroke: false))\"\(path.rule("clip-rule"))/>")
    case .popClip: endClip()
    case .fill(let path, let color):
      begin(drawing.element)
      add(path, paint(color, "fill") + path.rule("fill-rule"))
    case .stroke(let path, let stroke, let color):
      begin(drawing.element)
      add(path, "fill=\"none\" " + paint(color, "stroke") + stroke.svgAttributes(), isStroke: true)
    case .hatch(let path, let hatch, let color):
      begin(drawing.element)
      guard let bounds = path.bounds else { return }
      let clip = define("<path d=\"\(path.svgData(isStroke: false))\"/>")
      body += "<g clip-path=\"url(#\(clip))\">"
      add(hatch.lines(over: bounds), paint(color, "fill"))
      body += "</g>\n"
    case .text(let string, let font, let point, let color):
      begin(drawing.element)
      add(string, font, at: point, color)
    case .picture(let picture, let place, let style):
      begin(drawing.element)
      body += images.use(picture, place, style).text + "\n"
    }
  }

  // MARK: Groups

  /// Drawings of one element stand in one group, which has its name.
  private mutating func begin(_ name: String) {
    guard name != element else { return }
    endGroup()
    body += "<g data-element=\"\(name.escapedForMarkup)\">\n"
    element = name
  }

  private mutating func endGroup() {
    if element != nil { body += "</g>\n" }
    element = nil
  }

  private mutating func beginClip(_ rect: CGRect, _ radius: CGFloat) {
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    beginClip(
      "<rect x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(max(rect.width, 0).svg)\" "
        + "height=\"\(max(rect.height, 0).svg)\"\(corner)/>")
  }

  private mutating func beginClip(_ shape: String) {
    endGroup()
    let clip = define(shape)
    body += "<g clip-path=\"url(#\(clip))\">\n"
    openClips += 1
  }

  private mutating func endClip() {
    endGroup()
    guard openClips > 0 else { return }
    body += "</g>\n"
    openClips -= 1
  }

  private mutating func define(_ shape: String) -> String {
    clipCount += 1
    clips += "<clipPath id=\"c\(clipCount)\">\(shape)</clipPath>\n"
    return "c\(clipCount)"
  }

  // MARK: Shapes

  private mutating func add(_ path: Path, _ attributes: String, isStroke: Bool = false) {
    let data = path.svgData(isStroke: isStroke)
    if !data.isEmpty { body += "<path d=\"\(data)\" \(attributes)/>\n" }
  }

  private func paint(_ color: Color, _ property: String) -> String {
    let opacity = color.alpha == 255 ? "" : " \(property)-opacity=\"\((CGFloat(color.alpha) / 255).svg)\""
    return "\(property)=\"\(color.description.prefix(7))\"\(opacity)"
  }

  // MARK: Text

  private mutating func add(_ string: String, _ font: Font, at point: CGPoint, _ color: Color) {
    let origin = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    body += "<g \(paint(color, "fill")) aria-hidden=\"true\">"
    for piece in typesetter.pieces(of: string, font) { add(piece, at: origin) }
    body += "</g>\n"
    let width = typesetter.width(of: string, font)
    let family = font.isMono ? "monospace" : "sans-serif"
    body +=
      "<text x=\"\(origin.x.svg)\" y=\"\(origin.y.svg)\" font-family=\"\(family)\" font-size=\"\(font.size)\" "
      + "textLength=\"\(width.svg)\" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\" xml:space=\"preserve\">"
      + "\(string.escapedForMarkup)</text>\n"
  }

  private mutating func add(_ piece: TextPiece, at origin: CGPoint) {
    guard let font = outlines(of: piece.file) else { return }
    let scale = piece.size / 1000, left = origin.x + piece.offset.rounded()
    for glyph in font.glyphs(of: piece.text, size: piece.size) {
      guard let id = id(of: glyph.number, in: piece.file, font) else { continue }
      let place = "translate(\((left + glyph.x).svg) \((origin.y + glyph.y).svg)) scale(\(scale))"
      body += "<use xlink:href=\"#\(id)\" transform=\"\(place)\"/>"
    }
  }

  private mutating func outlines(of file: URL) -> GlyphOutlines? {
    if let known = fonts[file] { return known }
    let font = GlyphOutlines(file: file)
    fonts[file] = .some(font)
    return font
  }

  /// Returns the id of a glyph's outline; nil for a space.
  private mutating func id(of number: UInt32, in file: URL, _ font: GlyphOutlines) -> String? {
    let glyph = Glyph(file: file, number: number)
    if let known = glyphs[glyph] { return known.isEmpty ? nil : known }
    let path = font.path(of: number), id = path.isEmpty ? "" : "g\(glyphs.count)"
    glyphs[glyph] = id
    if !path.isEmpty { outlines += "<path id=\"\(id)\" d=\"\(path)\"/>\n" }
    return id.isEmpty ? nil : id
  }
}
