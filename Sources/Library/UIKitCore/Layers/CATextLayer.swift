/// A layer with a text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font: a `UIFont` or its name. Its size has no effect.
  open var font: AnyObject?
  /// In points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Where lines begin.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether lines are broken at the width of the layer.
  open var isWrapped = false
  /// What is cut from a text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Has no effect.
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

/// Where the lines of a text layer begin.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var value: TextValue.Alignment { self == .center ? .center : self == .right ? .right : .left }
}

/// What is cut from the text of a layer.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
