// Texts that are drawn. The code that shows them breaks their lines: letters are not known here.

nonisolated extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The layout of paragraphs, an `NSParagraphStyle`. The whole text has that of its first letter.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Whether a line is under the letters: an `Int`, 0 for none. All styles are one thin line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Whether a line is through the letters: an `Int`, 0 for none. All styles are one thin line.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// As Apple's key, except: it is not drawn; its `NSShadow` warns once.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A picture in the text, an `NSTextAttachment`. It is not drawn, and warns once.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// An address. As Apple's key, except: it is drawn as other text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// As Apple's key, except: it is not drawn, and warns once.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}

/// The style of lines under a text. As Apple's values, except: every style is drawn as one thin line.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: Int
  /// A value of this raw value, as Apple's.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As Apple's.
  public static let single = NSUnderlineStyle(rawValue: 1), thick = NSUnderlineStyle(rawValue: 2)
  /// As Apple's.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// As Apple's.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100), patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// As Apple's.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300), byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for the size of a text. As Apple's values, except: all texts are measured in one way, from the top of the first line.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: Int
  /// A value of this raw value, as Apple's.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As Apple's.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// As Apple's.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// As Apple's.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// As Apple's.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The options and the result of measuring a text. As Apple's, except: nothing fills it, and texts are not made smaller.
open nonisolated class NSStringDrawingContext: NSObject {
  /// The smallest part of the font's size. Texts keep their size.
  open var minimumScaleFactor: CGFloat = 0
  /// 1: texts keep their size.
  open var actualScaleFactor: CGFloat { 1 }
  /// Zero: use the rectangle that `boundingRect(with:options:attributes:context:)` returns.
  open var totalBounds: CGRect { .zero }
}

/// The layout of paragraphs. As Apple's, except: the whole text has that of its first letter.
open nonisolated class NSParagraphStyle: NSObject, NSMutableCopying, @unchecked Sendable {
  private let foundationWord = FoundationWord()
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedBreakMode = NSLineBreakMode.byWordWrapping
  /// The numbers, for measuring and drawing.
  final fileprivate(set) var value = ParagraphValue()

  /// A style with Apple's defaults.
  public override init() { super.init() }

  /// The style of texts that have none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The place at which lines are broken. It is always between words.
  open var lineBreakMode: NSLineBreakMode { storedBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { value.lineSpacing }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  /// The space before a paragraph that is not the first, in points.
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  /// The indent of lines after the first one, in points.
  open var headIndent: CGFloat { value.headIndent }
  /// The end of lines, in points: from their beginning, or from the end if it is not positive.
  open var tailIndent: CGFloat { value.tailIndent }
  /// The indent of first lines, in points.
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  /// The largest height of a line, in points; 0 for any height.
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  /// The factor of the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }

  /// A copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    (copy.storedAlignment, copy.storedBreakMode, copy.value) = (storedAlignment, storedBreakMode, value)
    return copy
  }
}

/// The layout of paragraphs, to be changed. As Apple's, except: the whole text has that of its first letter.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  /// The place at which lines are broken. It is always between words; another mode warns once.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedBreakMode }
    set {
      if !newValue.isDrawn { warnNotSupportedFromAnyThread("NSParagraphStyle.lineBreakMode") }
      storedBreakMode = newValue
    }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { value.lineSpacing = newValue.finite }
  }
  /// The space after a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { value.paragraphSpacing = newValue.finite }
  }
  /// The space before a paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue.finite }
  }
  /// The indent of lines after the first one, in points.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { value.headIndent = newValue.finite }
  }
  /// The indent at the ends of lines, in points.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { value.tailIndent = newValue.finite }
  }
  /// The indent of first lines, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue.finite }
  }
  /// The smallest height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { value.minimumLineHeight = newValue.finite }
  }
  /// The largest height of a line, in points.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { value.maximumLineHeight = newValue.finite }
  }
  /// The factor of the height of lines.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue.finite }
  }
}

nonisolated extension CGFloat {
  /// The number; 0 for NaN and infinity.
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}

/// A picture in a text. As Apple's, except: it is not drawn; a text made of it warns once.
open nonisolated class NSTextAttachment: NSObject {
  private let foundationWord = FoundationWord()
  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The place beside the baseline, in points. Nothing is drawn there.
  open var bounds = CGRect.zero
  /// The bytes of a file, for the program.
  open var contents: Data?
  /// The type of the bytes.
  open var fileType: String?

  /// The picture, whatever the place.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// An attachment without a picture.
  public override init() { super.init() }
  /// An attachment with the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }
  /// An attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

nonisolated extension NSAttributedString {
  /// The character of an attachment. Its picture is not drawn; warns once.
  public convenience init(attachment: NSTextAttachment) {
    warnNotSupportedFromAnyThread("NSTextAttachment")
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The shadow of a text. As Apple's, except: it has no effect, and the initializer warns once.
open nonisolated class NSShadow: NSObject {
  private let foundationWord = FoundationWord()
  /// A shadow without an offset.
  public override init() {
    super.init()
    warnNotSupportedFromAnyThread("NSShadow")
  }

  /// The distance, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`.
  open var shadowColor: Any?
}

nonisolated extension NSAttributedString {
  /// The names of the attributes that nothing draws.
  private static let notDrawn: [Key: String] = [
    .attachment: "attachment", .backgroundColor: "backgroundColor", .baselineOffset: "baselineOffset",
    .expansion: "expansion", .kern: "kern", .ligature: "ligature", .obliqueness: "obliqueness",
    .strikethroughColor: "strikethroughColor", .strokeColor: "strokeColor", .strokeWidth: "strokeWidth",
    .textEffect: "textEffect", .tracking: "tracking", .underlineColor: "underlineColor",
    .writingDirection: "writingDirection",
  ]

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
      for key in attributes.keys {
        if let name = Self.notDrawn[key] { warnNotSupportedFromAnyThread("NSAttributedString.Key.\(name)") }
      }
    }
    return runs
  }

  /// The text as it is drawn into a rectangle.
  func value(in rect: CGRect) -> TextValue {
    var value = TextValue(runs(font: .defaultForDrawing, color: .black), in: rect)
    (value.alignment, value.paragraph) = (style?.alignment.value ?? .left, style?.value ?? ParagraphValue())
    return value
  }

  /// The layout of the first letter.
  var style: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The size of the text, in points; see `UIFont.width(of:)`.
  public func size() -> CGSize {
    boundingRect(with: CGSize(width: CGFloat.infinity, height: .infinity), options: []).size
  }

  /// The size of the text in lines of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let text = value(in: .zero)
    let measured = MeasuredText(text.runs, text.paragraph, at: size.width > 0 ? size.width : .infinity)
    // Also a text without letters is as high as a line.
    let least = UIFont.defaultForDrawing.lineHeight
    return CGRect(
      origin: .zero, size: text.runs.isEmpty ? CGSize(width: 0, height: least) : measured.size)
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
  /// Draws the text into a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { text.draw(in: rect, withAttributes: attributes) }
}
