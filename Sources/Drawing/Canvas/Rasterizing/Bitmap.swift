import CSDL2
import ElementMaps
import Foundation

/// A picture of opaque pixels in memory: SDL's XRGB8888, `0x00RRGGBB`, row by row from the top, without gaps.
///
/// A test that draws with its own code fills a bitmap and compares it with a PNG:
///
/// ```swift
/// let bitmap = Bitmap(width: 64, height: 32)
/// for x in 0..<64 { bitmap.setPixel(x, 16, 0xC02AD5) }
/// assertPicture(bitmap, matches: "Pictures/line.png")
/// ```
public final class Bitmap {
  /// The longest side of a bitmap, in device pixels.
  package static let maximumSide = 16_384

  /// The number of columns, in device pixels.
  public let width: Int
  /// The number of rows, in device pixels.
  public let height: Int
  let pixels: UnsafeMutablePointer<UInt32>
  let rasterizer = Rasterizer()
  let edgeColors = EdgeColorTable()
  var shapes = ShapeCache()
  /// Whether something was drawn on it.
  var isDrawn = false
  /// The element that drew each pixel, recorded while drawing if set. The map has the size of the bitmap.
  package var elements: ElementMap? {
    didSet {
      guard let elements else { return }
      precondition(elements.width == width && elements.height == height, "the map has another size than the bitmap")
    }
  }
  /// Whether drawings get the few colours of `EdgeColor` at their edges; without them an edge has its exact mixture.
  var hasReducedEdges = true
  private let mapping: PageMapping

  deinit { edgeColors.free() }

  /// Makes a black bitmap; each side is from 1 to 16,384 pixels.
  public init(width: Int, height: Int) {
    precondition(Self.canHave(width: width, height: height), "invalid size of a bitmap: \(width) × \(height) pixels")
    self.width = width
    self.height = height
    mapping = PageMapping(byteCount: width * height * 4)
    pixels = mapping.start.bindMemory(to: UInt32.self, capacity: width * height)
  }

  /// Returns whether the size is valid.
  static func canHave(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
  }

  /// Returns the pixel in column `x` of row `y`, as `0xRRGGBB`.
  public func pixel(_ x: Int, _ y: Int) -> UInt32 {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    return pixels[y * width + x]
  }

  /// Sets the pixel in column `x` of row `y` to `0xRRGGBB`.
  public func setPixel(_ x: Int, _ y: Int, _ color: UInt32) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    pixels[y * width + x] = color & 0xFF_FFFF
  }

  /// Calls `body` with all pixels, row by row from the top, without gaps. The pointer is valid only during the call.
  public func withUnsafePixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: pixels, count: width * height))
  }
}

extension Bitmap: Equatable {
  /// Returns whether both have the same size and the same pixels. Their elements are not compared.
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height
      && memcmp(left.pixels, right.pixels, left.width * left.height * 4) == 0
  }
}
