/// What a font is: its name, its size, and whether it is bold or slanted.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties of the letters. The raw values are Apple's.
  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1), traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A variant of the system's font. Only the one with letters of one width is another font here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default"), rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif"), monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of a property of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "family"), name = AttributeName(rawValue: "name")
    public static let face = AttributeName(rawValue: "face"), size = AttributeName(rawValue: "size")
    public static let traits = AttributeName(rawValue: "traits"), textStyle = AttributeName(rawValue: "textStyle")
    public static let featureSettings = AttributeName(rawValue: "featureSettings")
    public static let cascadeList = AttributeName(rawValue: "cascadeList")
  }

  /// The name of a trait in `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "symbolic"), weight = TraitKey(rawValue: "weight")
    public static let width = TraitKey(rawValue: "width"), slant = TraitKey(rawValue: "slant")
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }
  /// A descriptor with the name, the size and the weight that the attributes name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).with(attributes))
  }

  open var postscriptName: String { font.fontName }
  open var pointSize: CGFloat { font.pointSize }
  open var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: font.pointSize] }
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
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
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced
      ? UIFontDescriptor(.monospacedSystemFont(ofSize: font.pointSize, weight: font.weight)) : self
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
  /// The same font: faces are not known.
  open func withFace(_ newFace: String) -> UIFontDescriptor { self }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.with(attributes))
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }
  @MainActor open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }
}

nonisolated extension UIFont {
  /// A font of a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(name: font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The name without its face: what is before the hyphen.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// None: which fonts the device has is not known.
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  @MainActor public class func preferredFont(
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

/// Makes fonts larger as a person prefers: nobody does.
open nonisolated class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
