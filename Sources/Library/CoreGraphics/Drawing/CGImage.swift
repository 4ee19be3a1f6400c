/// A picture: the pixels of a file, or drawing recorded as values. As Apple's, except: a program cannot read its
/// pixels.
public final class CGImage: Hashable, Sendable {
  /// The size in pixels.
  public let width, height: Int
  package let value: PictureValue

  package init(width: Int, height: Int, value: PictureValue) {
    (self.width, self.height, self.value) = (width, height, value)
  }

  // The layout of the pixels that a program would read: four bytes of sRGB each.

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32.
  public var bitsPerPixel: Int { 32 }
  /// Four bytes for each pixel of a row.
  public var bytesPerRow: Int { 4 * width }
  /// Always red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Always premultiplied, with the opacity last.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The place of the opacity, as bits.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The part of the picture in a rectangle, in pixels; nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let whole = CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    let edge = PathValue(CGRect(origin: .zero, size: part.size))
    let list = DisplayList([
      DrawingCommand(.clip(edge, .winding)), DrawingCommand(.picture(value, whole, .identity)),
      DrawingCommand(.endClip),
    ])
    return CGImage(width: Int(part.width), height: Int(part.height), value: .drawn(list, part.size))
  }

  /// Whether both are equal by value.
  public static func == (one: CGImage, two: CGImage) -> Bool {
    (one.width, one.height) == (two.width, two.height) && one.value == two.value
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
