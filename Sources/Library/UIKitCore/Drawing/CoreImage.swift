// Core Image, which UIKit brings along. As Apple's, except: filters change nothing, so that a picture stays as it is.

/// A picture for filters. As Apple's, except: it cannot be changed.
open nonisolated class CIImage: NSObject {
  /// The picture; nil for one of a single colour.
  public final let cgImage: CGImage?
  /// The place of the picture, in pixels.
  public final let extent: CGRect

  /// A picture of Core Graphics.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    super.init()
  }
  /// A picture of UIKit; nil if it is too large.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  /// A colour, without an end.
  public init(color: CIColor) {
    (cgImage, extent) = (nil, .infinite)
    super.init()
  }

  /// The same picture.
  open func cropped(to rect: CGRect) -> CIImage { self }
  /// The same picture.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// The same picture.
  open func clampedToExtent() -> CIImage { self }
  /// The same picture; warns once.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    warnNotSupportedFromAnyThread("CIFilter")
    return self
  }
}

/// A filter. As Apple's, except: it has no effect; making one warns once.
open nonisolated class CIFilter: NSObject {
  private var values: [String: Any]

  /// A filter of any name, with values.
  public init?(name: String, parameters params: [String: Any]? = nil) {
    values = params ?? [:]
    super.init()
    warnNotSupportedFromAnyThread("CIFilter")
  }

  /// The picture that was set.
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
  /// Has no effect, of which the initializer warns once.
  open func setDefaults() {}
  /// Keeps a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value that was kept; the picture for `kCIOutputImageKey`.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
}

/// Draws pictures of Core Image. As Apple's, except: they stay whole, and no filter is applied.
open nonisolated class CIContext: NSObject {
  /// A context; the options have no effect: they change no touch and no picture.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// The picture.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
  /// Has no effect: the pixels stay as they are; warns once.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) { warnNotSupportedFromAnyThread("CIContext.render") }
}

/// A key of a context's options. As Apple's.
public nonisolated enum CIContextOption: Sendable { case workingColorSpace, outputColorSpace, useSoftwareRenderer }
/// The layout of pixels. As Apple's, without raw values.
public nonisolated enum CIFormat: Sendable { case RGBA8, ARGB8, BGRA8 }

/// A colour of Core Image. As Apple's.
open nonisolated class CIColor: NSObject {
  /// The components, from 0 to 1.
  public final let red, green, blue, alpha: CGFloat

  /// A colour of components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  /// A colour of UIKit.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// Numbers for a filter. As Apple's, without a way to read them.
open nonisolated class CIVector: NSObject {
  /// Four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) { super.init() }
  /// A rectangle.
  public init(cgRect r: CGRect) { super.init() }
}

extension UIImage {
  /// A picture of Core Image; an empty one of a single colour.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: ciImage.cgImage ?? CGImage(width: 0, height: 0, value: UIImage().value))
  }
  /// The picture for filters, if it was made of one. Always nil.
  public var ciImage: CIImage? { nil }
}

/// A key of a filter's pictures.
public nonisolated let kCIInputImageKey = "inputImage", kCIOutputImageKey = "outputImage"
/// A key of a filter's values.
public nonisolated let kCIInputRadiusKey = "inputRadius", kCIInputCenterKey = "inputCenter",
  kCIInputIntensityKey = "inputIntensity", kCIInputColorKey = "inputColor", kCIInputScaleKey = "inputScale",
  kCIInputSaturationKey = "inputSaturation", kCIInputBrightnessKey = "inputBrightness"
