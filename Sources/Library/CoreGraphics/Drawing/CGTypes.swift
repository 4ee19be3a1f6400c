// Enumerations of Core Graphics. The raw values are Apple's.

/// The mixing of colours with the colours behind them. As Apple's, except: pictures show every mode as
/// `normal` but `clear`.
public enum CGBlendMode: Int32, Hashable, Codable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// Whether a path is filled, stroked or both. As Apple's.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// The quality of scaled pictures. As Apple's values; a context warns of `none` once.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

/// Whether letters are filled, stroked or clip. As Apple's values; a context warns of another one than `fill` once.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The ends of a gradient beyond which its first or last colour goes on. As Apple's.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, as Apple's.
  public var rawValue: UInt32
  /// Options with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// As Apple's.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// As Apple's.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The place of the opacity in a pixel. As Apple's.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a bitmap's pixels. As Apple's, except: `byteOrder16Little`, `byteOrder16Big` and `floatInfoMask` are
/// missing.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, as Apple's.
  public var rawValue: UInt32
  /// Options with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// As Apple's.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F), floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// As Apple's.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000), byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// As Apple's.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The kind of a space of colours. The raw values are Apple's.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// A space of colours. As Apple's, except: a colour of any space is kept as one of sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The number of components without the opacity.
  public let numberOfComponents: Int

  init(components: Int) { numberOfComponents = components }

  /// The kind of the space.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// A space of one component if the name contains “Gray”, otherwise of three. Never nil.
  public convenience init?(name: CFString) { self.init(components: name.contains("Gray") ? 1 : 3) }

  /// As Apple's.
  public static let sRGB: CFString = "kCGColorSpaceSRGB", displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// As Apple's.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// As Apple's.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// As Apple's.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// As Apple's.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether both are equal by value.
  public static func == (one: CGColorSpace, two: CGColorSpace) -> Bool {
    one.numberOfComponents == two.numberOfComponents
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// A text of Core Foundation.
public typealias CFString = String
/// A list of Core Foundation.
public typealias CFArray = [Any]
/// A table of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
/// The space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }
