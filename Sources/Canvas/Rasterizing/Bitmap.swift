import CSDL2
import ElementMaps
import Foundation

/// A picture of opaque pixels, in memory as SDL's XRGB8888: `0x00RRGGBB`, row by row from the top, without gaps.
public final class Bitmap {
  /// The longest side a bitmap may have, in device pixels.
  package static let maximumSide = 16_384

  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  let pixels: UnsafeMutablePointer<UInt32>
  let rasterizer = Rasterizer()
  /// Who drew each pixel; nil, as it is unless set, when nobody wants to know. It has the size of the bitmap.
  package var elements: ElementMap? {
    didSet {
      guard let elements else { return }
      precondition(elements.width == width && elements.height == height, "the map has not the size of the bitmap")
    }
  }
  private let mapping: PageMapping

  /// A black bitmap; each side from 1 to `maximumSide`.
  public init(width: Int, height: Int) {
    precondition(Self.canHave(width: width, height: height), "a bitmap of \(width) × \(height) pixels cannot be")
    self.width = width
    self.height = height
    mapping = PageMapping(byteCount: width * height * 4)
    pixels = mapping.start.bindMemory(to: UInt32.self, capacity: width * height)
  }

  /// Whether a bitmap of this size can be made.
  static func canHave(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
  }

  /// The pixel in column `x` of row `y`, as `0xRRGGBB`.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    return pixels[y * width + x]
  }

  /// Sets one pixel to `0xRRGGBB`.
  public func setPixel(_ x: Int, _ y: Int, _ color: UInt32) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    pixels[y * width + x] = color & 0xFF_FFFF
  }

  /// All pixels for as long as `body` runs; a row follows the one above it without a gap.
  public func withUnsafePixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: pixels, count: width * height))
  }
}

extension Bitmap: Equatable {
  /// Whether both have the same size and every pixel is the same.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height
      && memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0
  }
}
