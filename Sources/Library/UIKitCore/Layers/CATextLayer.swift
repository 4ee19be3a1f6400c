/// A layer with a text. As Apple's, except: a text that does not fit is always cut at its end, justified lines begin at the
/// left, and a font by name is the system's.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font of a plain text: a `UIFont`. As on iOS its size does not count; a name gives the system's font.
  open var font: AnyObject?
  /// The size of the letters of a plain text, in points.
  open var fontSize: CGFloat = 36
  /// The colour of a plain text; white by default, as on iOS.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether lines of a plain text are broken at the width of the layer. An attributed text always is.
  open var isWrapped = false
  /// The part that is cut from a text that does not fit. Has no effect; `start` and `middle` warn once.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet {
      if truncationMode == .start || truncationMode == .middle { warnNotSupported("CATextLayer.truncationMode") }
    }
  }
  /// A hint for the places of letters, which changes no picture.
  open var allowsFontSubpixelQuantization = false

  override func ownDrawing(_ size: CGSize) -> [DrawingCommand] {
    let rect = CGRect(origin: .zero, size: size)
    if let text = string as? NSAttributedString {
      var value = text.value(in: rect)
      value.alignment = alignmentMode.value
      return [DrawingCommand(.text(value))]
    }
    guard let text = string.map({ "\($0)" }), let foregroundColor else { return [] }
    let font = (font as? UIFont ?? .systemFont(ofSize: fontSize)).withSize(fontSize)
    var value = TextValue(
      [TextValue.Run(text, font: font.value, color: ColorValue(foregroundColor))], in: rect)
    (value.alignment, value.lineLimit) = (alignmentMode.value, isWrapped ? 0 : 1)
    return [DrawingCommand(.text(value))]
  }
}

/// The alignment of lines in a text layer. As Apple's values; `justified` is as `left`.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// As Apple's.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// As Apple's.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// As Apple's.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// As Apple's.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var value: TextValue.Alignment { self == .center ? .center : self == .right ? .right : .left }
}

/// The part that is cut from the text of a layer. As Apple's values.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// As Apple's.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// As Apple's.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// As Apple's.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
