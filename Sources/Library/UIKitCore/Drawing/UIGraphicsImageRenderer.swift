/// How a picture is made. It has no effect but for the number of pixels in a point.
open nonisolated class UIGraphicsRendererFormat: NSObject {
  /// Whether the picture has no transparent pixel.
  open var opaque = false
  /// The pixels in a point.
  open var scale: CGFloat = 1
  /// Whether colours beyond sRGB are kept.
  open var prefersExtendedRange = false

  public required override init() { super.init() }

  /// The format for traits.
  @MainActor public convenience init(for traitCollection: UITraitCollection) { self.init() }

  /// The format for the screen.
  open class func `default`() -> Self { Self() }
  /// The format for the screen.
  open class func preferred() -> Self { Self() }
}

/// How a picture is made.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {}

/// What a renderer draws into.
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// How the picture is made.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, self.format) = (context, format)
    super.init()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a frame inside a rectangle with the stroke colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// What is drawn afterwards is inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer of pictures draws into.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far.
  open var currentImage: UIImage { UIImage(.drawn(cgContext.list, cgContext.size), size: cgContext.size) }
}

/// Makes pictures from what is drawn. The drawing is kept as values; there are no pixels.
open nonisolated class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer for a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(.drawn(context.list, bounds.size), size: bounds.size, scale: format.scale)
  }

  /// Draws, and returns no data: there are no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Draws, and returns no data: there are no pixels.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

nonisolated extension CGContext {
  /// In pixels.
  var size: CGSize { CGSize(width: width, height: height) }
}
