/// The format of a picture. As Apple's, except: only the number of pixels in a point has an effect; pictures are values.
open nonisolated class UIGraphicsRendererFormat: NSObject {
  /// A hint that the picture has no transparent pixel. It changes no picture.
  open var opaque = false
  /// The pixels in a point.
  open var scale: CGFloat = 1
  /// Whether colours beyond sRGB are kept. All colours are sRGB.
  open var prefersExtendedRange = false

  /// A format with one pixel in a point.
  public required override init() { super.init() }

  /// The format for traits.
  @MainActor public convenience init(for traitCollection: UITraitCollection) { self.init() }

  /// The format for the screen.
  open class func `default`() -> Self { Self() }
  /// The format for the screen.
  open class func preferred() -> Self { Self() }
}

/// The format of a picture of a `UIGraphicsImageRenderer`. As Apple's, except as its superclass.
open nonisolated class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {}

/// The context of a renderer. As Apple's.
open nonisolated class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format of the picture.
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
  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of a renderer of pictures. As Apple's.
open nonisolated class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture of the drawing so far.
  open var currentImage: UIImage { UIImage(.drawn(cgContext.list, cgContext.size), size: cgContext.size) }
}

/// Makes pictures of drawings. As Apple's, except: a picture is kept as values, without pixels, and there are no PNG and JPEG
/// files.
open nonisolated class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of pictures.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer for a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// A renderer for a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// A renderer for a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// A renderer for a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture of the drawing of `actions`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(.drawn(context.list, bounds.size), size: bounds.size, scale: format.scale)
  }

  /// Calls `actions`, and returns no data: there are no pixels. Warns once.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    warnNotSupportedFromAnyThread("UIGraphicsImageRenderer.pngData(actions:)")
    _ = image(actions: actions)
    return Data()
  }

  /// Calls `actions`, and returns no data: there are no pixels. Warns once.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    warnNotSupportedFromAnyThread("UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)")
    _ = image(actions: actions)
    return Data()
  }
}

nonisolated extension CGContext {
  /// In pixels.
  var size: CGSize { CGSize(width: width, height: height) }
}
