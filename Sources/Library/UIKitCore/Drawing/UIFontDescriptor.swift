/// The properties of a font: name, size, thickness, bold and slanted letters. As Apple's, except: faces, families, features and
/// designs of the device's fonts are not known.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties of the letters. As Apple's; italic, bold and one width have an effect.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt32
    /// A value of this raw value, as Apple's.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As Apple's.
    public static let traitItalic = SymbolicTraits(rawValue: 1), traitBold = SymbolicTraits(rawValue: 2)
    /// As Apple's.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// As Apple's.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// As Apple's.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// As Apple's.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// As Apple's.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// As Apple's.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// As Apple's.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A variant of the system's font. As Apple's, except: only `monospaced` is another font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value of this raw value, as Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let `default` = SystemDesign(rawValue: "default"), rounded = SystemDesign(rawValue: "rounded")
    /// As Apple's.
    public static let serif = SystemDesign(rawValue: "serif"), monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of a property of a font. As Apple's, except: name, family, size and traits have an effect.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value of this raw value, as Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let family = AttributeName(rawValue: "family"), name = AttributeName(rawValue: "name")
    /// As Apple's.
    public static let face = AttributeName(rawValue: "face"), size = AttributeName(rawValue: "size")
    /// As Apple's.
    public static let traits = AttributeName(rawValue: "traits"), textStyle = AttributeName(rawValue: "textStyle")
    /// As Apple's.
    public static let featureSettings = AttributeName(rawValue: "featureSettings")
    /// As Apple's.
    public static let cascadeList = AttributeName(rawValue: "cascadeList")
  }

  /// The name of a trait in `AttributeName.traits`. As Apple's, except: only the weight has an effect.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value of this raw value, as Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let symbolic = TraitKey(rawValue: "symbolic"), weight = TraitKey(rawValue: "weight")
    /// As Apple's.
    public static let width = TraitKey(rawValue: "width"), slant = TraitKey(rawValue: "slant")
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// A descriptor of a name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }
  /// A descriptor with the name, the size and the weight that the attributes name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).with(attributes))
  }

  /// The name of the font.
  open var postscriptName: String { font.fontName }
  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }
  /// The name and the size.
  open var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: font.pointSize] }
  /// The name or the size; nil for other properties.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// Bold from `semibold` on, italic and one width by the name of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.fontName.contains("Italic") || font.fontName.contains("Oblique") { traits.insert(.traitItalic) }
    if font.fontName.contains("Mono") { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font bold or slanted.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font.with(symbolicTraits))
  }
  /// The same font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
  /// The font with letters of one width, for `monospaced`; for others the same font. `rounded` and `serif` warn once.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design == .rounded || design == .serif { warnNotSupportedFromAnyThread("UIFontDescriptor.withDesign(_:)") }
    return design == .monospaced
      ? UIFontDescriptor(.monospacedSystemFont(ofSize: font.pointSize, weight: font.weight)) : self
  }
  /// The font of another name, in this size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
  /// The same font: faces are not known. Warns once.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    warnNotSupportedFromAnyThread("UIFontDescriptor.withFace(_:)")
    return self
  }
  /// The font with these properties instead of its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.with(attributes))
  }
  /// The descriptor of a style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }
  /// The descriptor of a style; traits have no influence.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

nonisolated extension UIFont {
  /// A font of a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(name: font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight)
  }

  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The name without its face: the part before the hyphen.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// None: the fonts of the device are not known.
  public class var familyNames: [String] { [] }
  /// None: the fonts of the device are not known.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The font of a style; traits have no influence.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    let plain = fontName.replacing("-Italic", with: "")
    return UIFont(
      name: traits.contains(.traitMonoSpace) ? ".SFMono" : traits.contains(.traitItalic) ? plain + "-Italic" : plain,
      size: pointSize, weight: traits.contains(.traitBold) ? .bold : .regular)
  }

  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    return UIFont(
      name: attributes[.name] as? String ?? attributes[.family] as? String ?? fontName,
      size: attributes[.size] as? CGFloat ?? pointSize, weight: traits?[.weight] as? Weight ?? weight)
  }
}

/// Scales fonts to the text size of the device. As Apple's for the usual text size, the only one here.
open nonisolated class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of a style; all styles have the same.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// The font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font, at most as large as this.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
