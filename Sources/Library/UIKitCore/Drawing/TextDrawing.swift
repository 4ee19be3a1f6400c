// Texts that are drawn. Who shows them breaks their lines: letters are not known here.

nonisolated extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}

/// How lines are underlined.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1), thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100), patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300), byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a text is measured. It has no effect.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text was measured. It has no effect.
open nonisolated class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

/// How paragraphs are laid out. Only the alignment has an effect.
open nonisolated class NSParagraphStyle: NSObject, NSMutableCopying {
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate var numbers: [String: CGFloat] = [:]

  public override init() { super.init() }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  open var alignment: NSTextAlignment { storedAlignment }
  open var lineBreakMode: NSLineBreakMode { storedBreakMode }
  open var lineSpacing: CGFloat { numbers["lineSpacing"] ?? 0 }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.storedAlignment, copy.storedBreakMode, copy.numbers) = (storedAlignment, storedBreakMode, numbers)
    return copy
  }
}

/// How paragraphs are laid out.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storedBreakMode }
    set { storedBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { numbers["lineSpacing"] = newValue }
  }
  open var paragraphSpacing: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0, minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
}

/// A picture in a text. It is not drawn.
open nonisolated class NSTextAttachment: NSObject {
  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// In points; a height above zero is above the text line.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public override init() { super.init() }
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

nonisolated extension NSAttributedString {
  /// The character of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A shadow of a text. It has no effect.
open nonisolated class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

nonisolated extension NSAttributedString {
  /// The pieces of one font and colour, in order.
  func runs(font: UIFont, color: UIColor) -> [TextValue.Run] {
    var runs: [TextValue.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font, color = attributes[.foregroundColor] as? UIColor ?? color
      var run = TextValue.Run(
        attributedSubstring(from: range).string, font: font.value, color: ColorValue(color.cgColor))
      run.isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
      run.isStruckThrough = (attributes[.strikethroughStyle] as? Int ?? 0) != 0
      runs.append(run)
    }
    return runs
  }

  /// The text as it is drawn into a rectangle.
  func value(in rect: CGRect) -> TextValue {
    var value = TextValue(runs(font: .defaultForDrawing, color: .black), in: rect)
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    value.alignment = style?.alignment.value ?? .left
    return value
  }

  /// The size of the text, in points; see `UIFont.width(of:)`.
  public func size() -> CGSize {
    boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), options: []).size
  }

  /// The size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let largest = runs(font: .defaultForDrawing, color: .black).map(\.font).max { $0.size < $1.size }
    let font = UIFont.systemFont(ofSize: largest?.size ?? UIFont.defaultForDrawing.pointSize)
    let lines = font.lines(of: string, at: size.width > 0 ? size.width : .infinity)
    return CGRect(
      x: 0, y: 0, width: lines.map { font.width(of: $0) }.max() ?? 0, height: font.lineHeight * CGFloat(lines.count))
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text into a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(value(in: rect)) }

  /// Draws the text into a rectangle.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
}

nonisolated extension UIFont {
  /// The font of texts that name none.
  static var defaultForDrawing: UIFont { UIFont.systemFont(ofSize: 12) }

  /// The font as a value.
  package var value: FontValue { FontValue(name: fontName, size: pointSize, weight: weight.rawValue) }
}

nonisolated extension NSTextAlignment {
  var value: TextValue.Alignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}

nonisolated extension String {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }

  /// The size of the text, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  /// The size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }
  /// Draws the text into a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }
  /// Draws the text into a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { attributed(attributes).draw(in: rect) }
}

nonisolated extension NSString {
  private var text: String { String(describing: self) }

  /// The size of the text, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attributes)
  }
  /// The size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { text.boundingRect(with: size, options: options, attributes: attributes, context: context) }
  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attributes)
  }
  /// Draws the text into a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attributes)
  }
}
