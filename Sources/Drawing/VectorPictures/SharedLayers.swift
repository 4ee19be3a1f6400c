import Canvas
import Files
import Foundation

/// Pictures that share what they have in common: each group of drawings of one element is a *layer*, which is written once.
///
/// A page keeps the layers and puts them together to pictures. Colours are classes with a value for light and one for
/// dark; letters are text in embedded fonts.
///
///     var layers = SharedLayers(typesetter)
///     let first = layers.add(light: lightDrawings, dark: darkDrawings)   // [0, 1, 2]
///     let second = layers.add(light: otherLight, dark: otherDark)        // [0, 1, 3]
package struct SharedLayers {
  /// The characters of the texts, by font file.
  package private(set) var characters: [URL: Set<Unicode.Scalar>] = [:]
  private let typesetter: Typesetter
  private var numbers: [String: Int] = [:]
  private var layers: [String] = []
  private var shapes: [String: Int] = [:]
  private var shapeList: [String] = []
  private var clips: [String: Int] = [:]
  private var clipShapes: [String] = []
  private var images = SVGImages(link: "href")
  /// The shapes, clips and images that each layer refers to.
  private var shapesOfLayers: [Set<Int>] = [], clipsOfLayers: [Set<Int>] = [], imagesOfLayers: [Set<Int>] = []
  /// The shapes, clips and images of the layer that is being written.
  private var usedShapes: Set<Int> = [], usedClips: Set<Int> = [], usedImages: Set<Int> = []
  private var colors: [ColorPair: Int] = [:]
  private var colorList: [ColorPair] = []

  private struct ColorPair: Hashable {
    var light: Color
    var dark: Color
  }

  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// Adds a picture.
  /// - Parameters:
  ///   - light: the drawings in the light theme, back to front.
  ///   - dark: those in the dark theme. If they differ in more than colours, both stand in the picture, and the page shows
  ///     one of them.
  /// - Returns: the numbers of its layers, back to front.
  package mutating func add(light: [Drawing], dark: [Drawing]) -> [Int] {
    if let pairs = ThemedDrawing.pairs(light, dark) { return add(pairs[...], theme: nil) }
    let both = [(light, "light"), (dark, "dark")]
    return both.flatMap { drawings, theme in
      add(drawings.map { ThemedDrawing(light: $0, dark: $0.content.color) }[...], theme: theme)
    }
  }

  /// Writes some of the layers, as elements `<g id="l0">` and so on, with the shapes, clips and images that they refer to.
  /// - Parameters:
  ///   - numbers: of the layers to write, in ascending order.
  ///   - known: layers that are already written elsewhere in the page, with what they refer to.
  package func definitions(of numbers: [Int], besides known: [Int] = []) -> String {
    let new = references(of: numbers), old = references(of: known)
    let shapes = new.shapes.subtracting(old.shapes).sorted().map { "<path id=\"p\($0)\" d=\"\(shapeList[$0])\"/>\n" }
    let clips = new.clips.subtracting(old.clips).sorted().map {
      "<clipPath id=\"k\($0)\">\(clipShapes[$0])</clipPath>\n"
    }
    let images = new.images.subtracting(old.images).sorted().map { self.images.definitions[$0] }
    return shapes.joined() + clips.joined() + images.joined()
      + numbers.map { "<g id=\"l\($0)\"\(layers[$0])</g>\n" }.joined()
  }

  /// The numbers of the drawings that layers refer to.
  private func references(of numbers: [Int]) -> (shapes: Set<Int>, clips: Set<Int>, images: Set<Int>) {
    var shapes: Set<Int> = [], clips: Set<Int> = [], images: Set<Int> = []
    for number in numbers {
      shapes.formUnion(shapesOfLayers[number])
      clips.formUnion(clipsOfLayers[number])
      images.formUnion(imagesOfLayers[number])
    }
    return (shapes, clips, images)
  }

  package var count: Int { layers.count }

  /// The values of the colours in a theme, for a block of a style.
  package func colorValues(isDark: Bool) -> String {
    colorList.enumerated().map { "--c\($0):\((isDark ? $1.dark : $1.light).css);" }.joined()
  }

  /// The classes of fills and lines in these colours.
  package var colorClasses: String {
    colorList.indices.map { ".f\($0){fill:var(--c\($0))}.s\($0){stroke:var(--c\($0))}" }.joined() + "\n"
  }

  // MARK: Layers

  private mutating func add(_ drawings: ArraySlice<ThemedDrawing>, theme: String?) -> [Int] {
    var rest = drawings, result: [Int] = []
    while let first = rest.first {
      let end: Int
      if first.light.opensClip {
        end = rest.endOfClip
        // A clip around several layers: the layers stay single, and each is clipped.
        let inner = rest[(rest.startIndex + 1)..<max(end - 1, rest.startIndex + 1)]
        if case .pushClip(let rect, let radius) = first.light.content, rest.startIndex == drawings.startIndex,
          end == drawings.endIndex, radius == 0, !rect.isNull
        {
          return add(inner, theme: theme)
        }
      } else {
        end =
          rest.firstIndex { drawing in
            drawing.light.opensClip || drawing.light.element != first.light.element
          } ?? rest.endIndex
      }
      result.append(number(of: rest[..<end], theme))
      rest = rest[end...]
    }
    return result
  }

  private mutating func number(of drawings: ArraySlice<ThemedDrawing>, _ theme: String?) -> Int {
    (usedShapes, usedClips, usedImages) = ([], [], [])
    let start = theme.map { " class=\"only-\($0)\"" } ?? ""
    let layer = start + ">" + drawings.map { text(of: $0) }.joined()
    if let known = numbers[layer] { return known }
    numbers[layer] = layers.count
    layers.append(layer)
    shapesOfLayers.append(usedShapes)
    clipsOfLayers.append(usedClips)
    imagesOfLayers.append(usedImages)
    return layers.count - 1
  }

  // MARK: Drawings

  private mutating func text(of drawing: ThemedDrawing) -> String {
    switch drawing.light.content {
    case .pushClip(let rect, let radius):
      let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
      let clip = clip(
        "<rect x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(max(rect.width, 0).svg)\" "
          + "height=\"\(max(rect.height, 0).svg)\"\(corner)/>")
      return "<g clip-path=\"url(#k\(clip))\">"
    case .pushPathClip(let path): return "<g clip-path=\"url(#k\(clip(outline(path))))\">"
    case .popClip: return "</g>"
    case .fill(let path, let light):
      return shape(path, isStroke: false, "class=\"f\(color(light, drawing.dark))\"" + path.rule("fill-rule"))
    case .stroke(let path, let stroke, let light):
      let attributes = "class=\"n s\(color(light, drawing.dark))\"" + stroke.svgAttributes(hasMiter: false)
      return shape(path, isStroke: true, attributes)
    case .hatch(let path, let hatch, let light):
      guard let bounds = path.bounds else { return "" }
      let clip = clip(outline(path))
      let lines = shape(hatch.lines(over: bounds), isStroke: false, "class=\"f\(color(light, drawing.dark))\"")
      return "<g clip-path=\"url(#k\(clip))\">\(lines)</g>"
    case .text(let string, let font, let point, let light):
      return text(string, font, at: point, "f\(color(light, drawing.dark))")
    case .picture(let picture, let place, let style):
      let image = images.use(picture, place, style)
      usedImages.insert(image.number)
      return image.text
    }
  }

  /// The shape of a clip.
  private func outline(_ path: Path) -> String {
    let outline = CompactPath(path, isStroke: false)
    return "<path d=\"\(outline.data.placed(at: outline.x, outline.y))\"\(path.rule("clip-rule"))/>"
  }

  /// Writes a shape. One that is long is written once, and used wherever it stands.
  private mutating func shape(_ path: Path, isStroke: Bool, _ attributes: String) -> String {
    let compact = CompactPath(path, isStroke: isStroke)
    if compact.data.isEmpty { return "" }
    guard compact.data.utf8.count > 60 else {
      return "<path \(attributes) d=\"\(compact.data.placed(at: compact.x, compact.y))\"/>"
    }
    let number = shapes[compact.data] ?? shapeList.count
    if number == shapeList.count {
      shapes[compact.data] = number
      shapeList.append(compact.data)
    }
    usedShapes.insert(number)
    return "<use \(attributes) href=\"#p\(number)\" x=\"\(compact.x)\" y=\"\(compact.y)\"/>"
  }

  /// Writes a text whose parts stand where the program draws them, whatever font a reader has.
  private mutating func text(_ string: String, _ font: Font, at point: CGPoint, _ color: String) -> String {
    let x = point.x.rounded(), y = point.y.rounded()
    let pieces = typesetter.pieces(of: string, font)
    for piece in pieces { characters[piece.file, default: []].formUnion(piece.text.unicodeScalars) }
    if pieces.count == 1 {
      return "<text class=\"\(color) \(EmbeddedFont(of: pieces[0].file).classes)\" x=\"\(x.svg)\" y=\"\(y.svg)\" "
        + "font-size=\"\(pieces[0].size.svg)\">\(pieces[0].text.escapedForMarkup)</text>"
    }
    let parts = pieces.map { piece in
      "<tspan class=\"\(EmbeddedFont(of: piece.file).classes)\" x=\"\((x + piece.offset.rounded()).svg)\" "
        + "font-size=\"\(piece.size.svg)\">\(piece.text.escapedForMarkup)</tspan>"
    }
    return "<text class=\"\(color)\" y=\"\(y.svg)\">\(parts.joined())</text>"
  }

  private mutating func clip(_ shape: String) -> Int {
    let number = clips[shape] ?? clipShapes.count
    if number == clipShapes.count {
      clips[shape] = number
      clipShapes.append(shape)
    }
    usedClips.insert(number)
    return number
  }

  private mutating func color(_ light: Color, _ dark: Color?) -> Int {
    let pair = ColorPair(light: light, dark: dark ?? light)
    if let known = colors[pair] { return known }
    colors[pair] = colorList.count
    colorList.append(pair)
    return colorList.count - 1
  }
}

extension ArraySlice<ThemedDrawing> {
  /// The end of the clip that the first drawing begins.
  fileprivate var endOfClip: Int {
    var depth = 0
    for index in indices {
      if self[index].light.opensClip { depth += 1 }
      if case .popClip = self[index].light.content { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return endIndex
  }
}

extension String {
  /// The data of a path that begins at the origin, at another place.
  fileprivate func placed(at x: String, _ y: String) -> String {
    "M\(x)\(y.hasPrefix("-") ? "" : " ")\(y)" + dropFirst("m0 0".count)
  }
}

extension Color {
  /// The colour as a style has it.
  package var css: String { description.lowercased() }
}
