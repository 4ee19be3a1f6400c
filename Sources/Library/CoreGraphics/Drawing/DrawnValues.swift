/// A figure of straight lines and curves, as a value.
package struct PathValue: Hashable, Codable, Sendable {
  package var elements: [CGPath.Element]

  package init(_ elements: [CGPath.Element]) { self.elements = elements }

  /// The figure of a path.
  package init(_ path: CGPath) { elements = path.elements }

  /// A rectangle.
  package init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }

  /// The figure as a path, for questions about it.
  package var path: CGPath {
    let path = CGMutablePath()
    for element in elements { path.append(element) }
    return path
  }

  package func applying(_ transform: CGAffineTransform) -> PathValue {
    transform.isIdentity ? self : PathValue(elements.map { $0.applying(transform) })
  }
}

/// A colour of the sRGB space: components and opacity from 0 to 1.
package struct ColorValue: Hashable, Codable, Sendable {
  package var red, green, blue, opacity: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, opacity: CGFloat) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  package init(_ color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }

  package static let black = ColorValue(red: 0, green: 0, blue: 0, opacity: 1)

  package func faded(by opacity: CGFloat) -> ColorValue {
    var color = self
    color.opacity *= opacity
    return color
  }
}

/// The style of an outline. Lengths are in points.
package struct StrokeStyle: Hashable, Codable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; empty for a line without gaps.
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}

  /// The style for points that are scaled.
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashPhase *= factor
    style.dashes = dashes.map { $0 * factor }
    return style
  }
}

/// Colours along a line or between two circles.
package struct GradientValue: Hashable, Codable, Sendable {
  /// A colour and its place, from 0 at the start to 1 at the end; ascending.
  package struct Stop: Hashable, Codable, Sendable {
    package var place: CGFloat
    package var color: ColorValue

    package init(place: CGFloat, color: ColorValue) { (self.place, self.color) = (place, color) }
  }

  package enum Shape: Hashable, Codable, Sendable {
    case line
    /// Circles with these radii around start and end.
    case circles(CGFloat, CGFloat)
    /// All around the start, beginning in the direction of the end.
    case cone
  }

  package var stops: [Stop]
  package var shape: Shape
  package var start, end: CGPoint
  /// Whether the first colour goes on before the start, and the last one after the end.
  package var extendsBefore, extendsAfter: Bool

  package init(
    stops: [Stop], shape: Shape, start: CGPoint, end: CGPoint, extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    (self.stops, self.shape, self.start, self.end) = (stops, shape, start, end)
    (self.extendsBefore, self.extendsAfter) = (extendsBefore, extendsAfter)
  }
}

/// A shadow behind what is drawn. Lengths are in points.
package struct ShadowValue: Hashable, Codable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: ColorValue

  package init(offset: CGSize, blur: CGFloat, color: ColorValue) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// A text in a rectangle. Who draws it measures it and breaks its lines: letters are not known here.
package struct TextValue: Hashable, Codable, Sendable {
  /// A piece of the text in one font and colour.
  package struct Run: Hashable, Codable, Sendable {
    package var text: String
    package var font: FontValue
    package var color: ColorValue
    package var isUnderlined = false
    package var isStruckThrough = false

    package init(_ text: String, font: FontValue, color: ColorValue) {
      (self.text, self.font, self.color) = (text, font, color)
    }
  }

  package enum Alignment: String, Hashable, Codable, Sendable { case left, center, right }
  package enum VerticalAlignment: String, Hashable, Codable, Sendable { case top, center }

  package var runs: [Run]
  /// Before the transform.
  package var rect: CGRect
  package var alignment = Alignment.left
  package var verticalAlignment = VerticalAlignment.top
  /// The largest number of lines; 0 is any number.
  package var lineLimit = 0
  package var paragraph = ParagraphValue()
  package var transform = CGAffineTransform.identity

  package init(_ runs: [Run], in rect: CGRect) { (self.runs, self.rect) = (runs, rect) }
}

/// A font by its properties.
package struct FontValue: Hashable, Codable, Sendable {
  package var name: String
  /// In points.
  package var size: CGFloat
  /// From −1 to 1; 0 is regular, 0.4 bold.
  package var weight: CGFloat

  package init(name: String, size: CGFloat, weight: CGFloat) {
    (self.name, self.size, self.weight) = (name, size, weight)
  }

  /// Whether all letters have one width.
  package var isMonospaced: Bool { name.contains("Mono") || name.hasPrefix("Courier") || name.hasPrefix("Menlo") }

  package var isBold: Bool { weight >= 0.3 || name.hasSuffix("Bold") }

  /// The width of a text in one line, in points.
  package func width(of text: String) -> CGFloat {
    CGFloat(text.unicodeScalars.reduce(0) { $0 + LetterWidths.width(of: $1, in: self) }) * size / 1000
  }
}

/// A picture: a file with its pixels, a file or a symbol that is known by its name, or what was drawn into one.
package indirect enum PictureValue: Hashable, Codable, Sendable {
  /// With the colour of a template; nil for a picture with colours of its own.
  case named(String, isSymbol: Bool, tint: ColorValue?)
  /// With the colour of a template, of which only the opacity is seen; nil for a picture with colours of its own.
  case pixels(PixelValue, tint: ColorValue?)
  /// A drawing of this size, in points.
  case drawn(DisplayList, CGSize)
  /// Nothing is known of it but its size.
  case unknown
}

extension PictureValue {
  /// The number of drawn pictures that may be inside one another.
  static let deepest = 16

  /// Whether more than `count` drawn pictures are inside one another.
  package func isDeeper(than count: Int) -> Bool {
    guard case .drawn(let list, _) = self else { return false }
    return count == 0 || list.isDeeper(than: count - 1)
  }
}

extension DisplayList {
  fileprivate func isDeeper(than count: Int) -> Bool {
    commands.contains { command in
      switch command.kind {
      case .picture(let picture, _, _): picture.isDeeper(than: count)
      case .list(let list, _, _): count == 0 || list.isDeeper(than: count - 1)
      case .fill, .stroke, .gradient, .text, .clip, .endClip, .subview: false
      }
    }
  }
}
