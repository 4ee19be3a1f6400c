/// The bytes of a picture or a font. As Apple's, except: the bytes of fonts and masks are not read.
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

/// The treatment of colours that a space does not have. As Apple's values; every colour is one of sRGB.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

nonisolated extension CGImage {
  /// A picture of pixels. As Core Graphics', except: other layouts than bytes of grey or colour show nothing and warn once.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let hasUnusedByte = bitsPerPixel == 32 && bitmapInfo.intersection(.alphaInfoMask).isEmpty
    let info = bitmapInfo.rawValue | (hasUnusedByte ? CGImageAlphaInfo.noneSkipLast.rawValue : 0)
    let layout = PixelLayout(bits: bitsPerComponent, components: space.numberOfComponents, bitmapInfo: info)
    let pixels = provider.data.flatMap { data in
      layout?.picture(
        of: UnsafeRawBufferPointer(start: data.bytes, count: data.length), width: width, height: height,
        bytesPerRow: bytesPerRow)
    }
    if pixels == nil { warnNotSupportedFromAnyThread("CGDataProvider") }
    self.init(width: width, height: height, value: pixels.map { .pixels($0, tint: nil) } ?? .unknown)
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
  /// The bytes of the picture, four for each pixel, as `bitmapInfo` says; nil for a drawing.
  public var dataProvider: CGDataProvider? {
    guard case .pixels(let picture, _) = value else { return nil }
    let bytes = picture.pixels.flatMap { (pixel: UInt32) -> [UInt8] in
      let opacity = pixel >> 24
      let colors = [16, 8, 0].map { (shift: UInt32) in UInt8((pixel >> shift & 255) * opacity / 255) }
      return colors + [UInt8(opacity)]
    }
    return CGDataProvider(data: NSData(bytes: bytes, length: bytes.count))
  }
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
