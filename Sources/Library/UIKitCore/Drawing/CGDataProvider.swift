/// The bytes of a picture or a font. As Core Graphics', except: nothing reads them; pictures and fonts made of them warn once.
public nonisolated final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// A provider of bytes.
  public init?(data: CFData) { self.data = data }
  /// A provider of the bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = NSData(contentsOfFile: path) else { return nil }
    self.data = data
  }
}

/// The treatment of colours that a space does not have. As Apple's values, without an effect.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

nonisolated extension CGImage {
  /// A picture of pixels, which shows none of them; warns once.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    warnNotSupportedFromAnyThread("CGDataProvider")
    self.init(width: width, height: height, value: .unknown)
  }
  /// A mask of pixels, which shows none of them; warns once.
  public convenience init?(
    maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    warnNotSupportedFromAnyThread("CGDataProvider")
    self.init(width: maskWidth, height: height, value: .unknown)
  }

  /// The picture without a mask; warns once.
  public func masking(_ mask: CGImage) -> CGImage? {
    warnNotSupportedFromAnyThread("CGImage.masking")
    return self
  }
  /// The bytes of the picture. Always nil.
  public var dataProvider: CGDataProvider? { nil }
}

nonisolated extension CGFont {
  /// A font without a name; warns once.
  public convenience init?(_ provider: CGDataProvider) {
    warnNotSupportedFromAnyThread("CGFont.init(_:)")
    self.init("")
  }
}

/// Has no effect: fonts of the program are not read; warns once. Always false.
public nonisolated func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  warnNotSupportedFromAnyThread("CTFontManagerRegisterGraphicsFont")
  return false
}
/// Has no effect: fonts of the program are not read; warns once. Always false.
public nonisolated func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  warnNotSupportedFromAnyThread("CTFontManagerRegisterFontsForURL")
  return false
}

/// The reach of a font that is registered. As Apple's.
public nonisolated enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
/// An error of Core Foundation.
public typealias CFError = NSError
