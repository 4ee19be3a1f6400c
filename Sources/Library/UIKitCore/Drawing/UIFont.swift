/// A font by its name, size and thickness. As Apple's, except: letters are drawn with the program's own fonts, and measured with
/// a table of widths, so sizes are near those of iOS and the same on every machine.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The thickness of letters, from −1 to 1. As Apple's values; from `semibold` on letters are drawn bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: CGFloat

    /// A value of this raw value, as Apple's.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As Apple's.
    public static let ultraLight = Weight(rawValue: -0.8), thin = Weight(rawValue: -0.6), light = Weight(rawValue: -0.4)
    /// As Apple's.
    public static let regular = Weight(rawValue: 0), medium = Weight(rawValue: 0.23), semibold = Weight(rawValue: 0.3)
    /// As Apple's.
    public static let bold = Weight(rawValue: 0.4), heavy = Weight(rawValue: 0.56), black = Weight(rawValue: 0.62)
  }

  /// The style of a text, which decides about its size. As Apple's; the text size of the device is the usual one.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String

    /// A value of this raw value, as Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let largeTitle = TextStyle(rawValue: "largeTitle"), title1 = TextStyle(rawValue: "title1")
    /// As Apple's.
    public static let title2 = TextStyle(rawValue: "title2"), title3 = TextStyle(rawValue: "title3")
    /// As Apple's.
    public static let headline = TextStyle(rawValue: "headline"), subheadline = TextStyle(rawValue: "subheadline")
    /// As Apple's.
    public static let body = TextStyle(rawValue: "body"), callout = TextStyle(rawValue: "callout")
    /// As Apple's.
    public static let footnote = TextStyle(rawValue: "footnote"), caption1 = TextStyle(rawValue: "caption1")
    /// As Apple's.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  private let foundationWord = FoundationWord()
  /// The name of the font; that of the system begins with a dot.
  public let fontName: String
  /// The size of letters, in points.
  public let pointSize: CGFloat
  /// The thickness of the letters.
  let weight: Weight

  init(name: String, size: CGFloat, weight: Weight) {
    (fontName, pointSize, self.weight) = (name, size.isFinite && size > 0 ? size : UIFont.systemFontSize, weight)
    super.init()
  }

  /// The font of the system in its usual size.
  public convenience override init() { self.init(name: ".SFUI", size: UIFont.systemFontSize, weight: .regular) }

  /// A font of any name. As Apple's, except: never nil, because the fonts of the device are not known.
  public convenience init?(name: String, size: CGFloat) { self.init(name: name, size: size, weight: .regular) }

  /// The font of the system.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

  /// The font of the system in a thickness.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFUI", size: size, weight: weight)
  }

  /// The bold font of the system.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The slanted font of the system.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-Italic", size: size, weight: .regular)
  }

  /// The font of the system with letters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: ".SFMono", size: size, weight: weight)
  }

  /// The font of the system with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The font of a style in its usual size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
      .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The size of most texts, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The height of a line. Chosen: 1.2 times the size, nearly that of the system's font.
  open var lineHeight: CGFloat { value.lineHeight }

  /// The height of letters above the baseline, in points. Chosen: 0.95 times the size.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of letters below the baseline, in points, as a negative number.
  open var descender: CGFloat { ascender - lineHeight }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of an x, in points.
  open var xHeight: CGFloat { pointSize * 0.5 }
  /// The distance between lines, in points. Chosen: 0.
  open var leading: CGFloat { 0 }

  /// The font in another size.
  open func withSize(_ size: CGFloat) -> UIFont { UIFont(name: fontName, size: size, weight: weight) }

  /// Whether the other object is a font of the same name, size and thickness.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (fontName, pointSize, weight) == (other.fontName, other.pointSize, other.weight)
  }

  /// The hash of name and size.
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// The width of a text in one line, in points.
  package func width(of text: String) -> CGFloat { value.width(of: text) }

  /// The lines of a text, broken between words where one is wider than `width`; a word alone is not broken.
  func lines(of text: String, at width: CGFloat) -> [String] {
    MeasuredText([TextValue.Run(text, font: value, color: .black)], ParagraphValue(), at: width).lines.map(\.text)
  }
}
