/// A picture: a file or a symbol by its name, or a drawing. As Apple's, except: a name that is not found gives a sign with the
/// name, never nil; a symbol is a sign, too; orientation and animation are not drawn; there are no PNG and JPEG
/// files.
open nonisolated class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Whether a picture is drawn in the tint colour. As Apple's.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The orientation of a picture. As Apple's values; pictures are always drawn upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The filling of a larger place with the middle of a picture. As Apple's values.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The content of the picture, without the colour of a template.
  let value: PictureValue
  /// The size, in points. Chosen: 24 × 24 for a picture that is known only by its name.
  public let size: CGSize
  /// The pixels in a point.
  public let scale: CGFloat
  /// Whether it is drawn in the tint colour.
  public let renderingMode: RenderingMode
  /// The colour that `withTintColor(_:)` has set.
  private let tint: UIColor?

  init(
    _ value: PictureValue, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    (self.value, self.size, self.scale, self.renderingMode, self.tint) = (value, size, scale, renderingMode, tint)
    super.init()
  }

  /// A picture without pixels.
  public convenience override init() { self.init(.unknown, size: .zero) }

  /// The picture of an `#imageLiteral`.
  public required convenience init(imageLiteralResourceName name: String) { self.init(found: name) }

  /// The size of a picture that is not found.
  private static let usualSize = CGSize(width: 24, height: 24)

  /// The picture of a name. Never nil: one that is not found is a sign.
  public convenience init?(named name: String) { self.init(found: name) }

  private convenience init(found name: String) {
    if let picture = ResourceHost.ofThisProcess.resources?.picture(named: name) {
      self.init(picture)
    } else {
      self.init(.named(name, isSymbol: false, tint: nil), size: UIImage.usualSize)
    }
  }

  private convenience init(_ picture: AppPicture) {
    self.init(
      picture.value, size: picture.size, scale: picture.scale,
      renderingMode: picture.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic)
  }

  /// The picture of a name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// The picture of a name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// The symbol of a name.
  public convenience init?(systemName name: String) {
    self.init(.named(name, isSymbol: true, tint: nil), size: UIImage.usualSize)
  }

  /// The symbol of a name, as large as its configuration says.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let symbol = configuration as? SymbolConfiguration, side = symbol?.pointSize ?? UIImage.usualSize.width
    self.init(
      .named(name, isSymbol: true, tint: nil), size: CGSize(width: side, height: side), tint: symbol?.color)
  }

  /// The symbol of a name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The symbol of a name, whose layers have no values here.
  public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The picture of a file.
  public convenience init?(contentsOfFile path: String) {
    self.init(named: URL(fileURLWithPath: path).lastPathComponent)
  }

  /// A picture of the bytes of a file, with one pixel in a point. Bytes that cannot be read are a sign.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of the bytes of a file. Bytes that cannot be read are a sign.
  public convenience init?(data: Data, scale: CGFloat) {
    if let picture = ResourceHost.ofThisProcess.resources?.picture(of: data, scale: scale > 0 ? scale : 1) {
      self.init(picture)
    } else {
      self.init(.unknown, size: UIImage.usualSize)
    }
  }

  /// A picture of Core Graphics, with one pixel in a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage.value, size: CGSize(width: cgImage.width, height: cgImage.height))
  }

  /// A picture of Core Graphics. As Apple's, except: it is drawn upright; another orientation warns once.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up { warnNotSupportedFromAnyThread("UIImage.imageOrientation") }
    let scale = scale > 0 ? scale : 1
    self.init(
      cgImage.value, size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// The picture for Core Graphics.
  open var cgImage: CGImage? {
    guard size.width * scale < 1e6, size.height * scale < 1e6 else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale), value: value)
  }

  /// The format for a picture like this one.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// The insets of the part that constraints align. They are zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The same picture: constraints align whole pictures. Warns once.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    if alignmentInsets != .zero { warnNotSupportedFromAnyThread("UIImage.withAlignmentRectInsets(_:)") }
    return self
  }
  /// The same picture: none is drawn mirrored. Warns once.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    warnNotSupportedFromAnyThread("UIImage.withHorizontallyFlippedOrientation()")
    return self
  }
  /// The same picture: layout is from left to right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// False: layout is from left to right.
  open var flipsForRightToLeftLayoutDirection: Bool { false }

  /// Whether it is a symbol of the system.
  public var isSymbolImage: Bool {
    if case .named(_, isSymbol: true, _) = value { true } else { false }
  }

  /// Always up.
  open var imageOrientation: Orientation { .up }
  /// The pictures of an animation; nil for a picture that does not move. The first one is shown.
  open var images: [UIImage]? { frames?.images }
  /// The length of the animation, in seconds; 0 for a picture that does not move.
  open var duration: TimeInterval { frames?.duration ?? 0 }
  private var frames: (images: [UIImage], duration: TimeInterval)?
  /// The edges that keep their size.
  open var capInsets: UIEdgeInsets { caps?.insets ?? .zero }
  /// The filling of a larger place with the middle.
  open var resizingMode: ResizingMode { caps?.mode ?? .tile }
  /// The left of `capInsets`, in points.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The top of `capInsets`, in points.
  open var topCapHeight: Int { Int(capInsets.top) }
  private var caps: (insets: UIEdgeInsets, mode: ResizingMode)?
  /// Nil: the configuration of a symbol is not kept, only its size and colour.
  open var configuration: Configuration? { nil }
  /// Nil: the configuration of a symbol is not kept, only its size and colour.
  open var symbolConfiguration: SymbolConfiguration? { nil }
  /// Nil: symbols have no baseline here.
  open var baselineOffsetFromBottom: CGFloat? { nil }
  /// The usual traits: pictures do not depend on them.
  @MainActor open var traitCollection: UITraitCollection { UITraitCollection() }

  /// A picture that shows the first of several: pictures do not move. Warns once.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    warnNotSupportedFromAnyThread("UIImage.animatedImage(with:duration:)")
    return firstImage(of: images, duration: duration)
  }
  private static func firstImage(of images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.copied(first.renderingMode, first.tint)
    image.frames = (images, duration)
    return image
  }
  /// The first of the pictures `name0`, `name1` and so on: pictures do not move. Warns once.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    warnNotSupportedFromAnyThread("UIImage.animatedImageNamed(_:duration:)")
    let resources = ResourceHost.ofThisProcess.resources
    let images = (0..<1024).lazy.map { "\(name)\($0)" }.prefix { resources?.picture(named: $0) != nil }
      .compactMap { UIImage(named: $0) }
    return firstImage(of: Array(images), duration: duration) ?? UIImage(named: name)
  }

  /// The picture in another mode.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    copied(mode, tint)
  }
  private func copied(_ mode: RenderingMode, _ tint: UIColor?) -> UIImage {
    let image = UIImage(value, size: size, scale: scale, renderingMode: mode, tint: tint)
    (image.caps, image.frames) = (caps, frames)
    return image
  }

  /// The picture to be drawn in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

  /// The picture to be drawn in a colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode, color)
  }

  /// The picture with edges that keep their size; the rest is repeated. As Apple's, except: without insets the whole picture is
  /// stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The picture with edges that keep their size. As Apple's, except: without insets the whole picture is stretched, and a middle
  /// that would be repeated more than 24 times, or is smaller than four points, is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let image = copied(renderingMode, tint)
    image.caps = (capInsets, resizingMode)
    return image
  }
  /// The picture with one point in each direction that is stretched, behind a cap. In a direction without a cap, all is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ size: CGFloat, after cap: Int) -> CGFloat { cap == 0 ? 0 : max(0, size - CGFloat(cap) - 1) }
    let caps = UIEdgeInsets(
      top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: rest(size.height, after: topCapHeight),
      right: rest(size.width, after: leftCapWidth))
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }
  /// The symbol in the size and colour of the configuration.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// The picture as large as its configuration says.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    let size = symbol.pointSize.map { CGSize(width: $0, height: $0) } ?? size
    return UIImage(value, size: size, scale: scale, renderingMode: renderingMode, tint: symbol.color ?? tint)
  }
  /// Nil: there are no pixels. Warns once.
  open func pngData() -> Data? {
    warnNotSupportedFromAnyThread("UIImage.pngData()")
    return nil
  }
  /// Nil: there are no pixels. Warns once.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    warnNotSupportedFromAnyThread("UIImage.jpegData(compressionQuality:)")
    return nil
  }

  /// The content in its colour, where the tint colour is `inherited`.
  func shown(tint inherited: UIColor?) -> PictureValue {
    switch value {
    case .drawn, .unknown: return value
    case .pixels(let pixels, _): return .pixels(pixels, tint: shownTint(inherited))
    case .named(let name, let isSymbol, _):
      return .named(name, isSymbol: isSymbol, tint: shownTint(inherited, isSymbol: isSymbol))
    }
  }

  private func shownTint(_ inherited: UIColor?, isSymbol: Bool = false) -> ColorValue? {
    let isTemplate = renderingMode == .alwaysTemplate || (isSymbol && renderingMode == .automatic)
    let color = tint ?? (isTemplate ? inherited ?? .black : nil)
    return color.map { ColorValue($0.cgColor) }
  }

  /// Draws the picture so that it fills a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture with its top left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture with its top left corner at a point.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture so that it fills a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.draw(shown(tint: nil, filling: rect.size), in: rect, opacity: alpha)
    context.restoreGState()
  }
  /// Repeats the picture in a rectangle, from its top left corner. Chosen: more than 10,000 times it draws nothing.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0, rect.isFinite,
      (rect.width / size.width) * (rect.height / size.height) <= 10_000
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }
}

nonisolated extension UIImage {
  /// The configuration of a picture. As Apple's, except: there are no pictures for traits.
  open class Configuration: NSObject {
    /// The same configuration: there are no pictures for traits.
    @MainActor open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// The size and colour of a symbol. As Apple's, except: a symbol is drawn as a sign in one colour, weight and scale.
  open class SymbolConfiguration: Configuration {
    /// The height of the symbol, in points; nil if it was not set.
    let pointSize: CGFloat?
    /// The colour of the whole symbol; nil for the tint colour.
    let color: UIColor?

    init(side: CGFloat?, color: UIColor? = nil) {
      (pointSize, self.color) = (side, color)
      super.init()
    }

    /// The size, in points.
    public convenience init(pointSize: CGFloat) { self.init(side: pointSize) }
    /// The size, in points: a sign has one weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(side: pointSize) }
    /// The size, in points: a sign has one weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(side: pointSize)
    }
    /// Neither a size nor a colour: a sign has one weight and scale.
    public convenience init(weight: SymbolWeight) { self.init(side: nil) }
    /// Neither a size nor a colour: a sign has one weight and scale.
    public convenience init(scale: SymbolScale) { self.init(side: nil) }
    /// The symbol has the colour everywhere: it has no layers.
    public convenience init(hierarchicalColor: UIColor) { self.init(side: nil, color: hierarchicalColor) }
    /// The symbol has the first colour everywhere: it has no layers.
    public convenience init(paletteColors: [UIColor]) { self.init(side: nil, color: paletteColors.first) }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init(side: font.pointSize) }
    /// The size of a style's font: a sign has one scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle) }
    /// The size of a font: a sign has one scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font) }
    /// Neither a size nor a colour.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(side: nil) }
    /// Neither a size nor a colour: a symbol has the tint colour.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(side: nil) }
    /// Neither a size nor a colour: a symbol has the tint colour.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(side: nil) }
    /// The size and colour of the other configuration, or else of this one.
    open func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return SymbolConfiguration(side: other?.pointSize ?? pointSize, color: other?.color ?? color)
    }
    /// The size of a style's font.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(side: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
  }

  /// The thickness of a symbol. As Apple's values; a symbol is drawn as a sign, which has one.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside its text. As Apple's values; a symbol is drawn as a sign, which has one.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
