import Canvas
import Foundation

/// The size of a window or a picture as it is written, such as `1280x800`, in pixels at scale 1. At
/// scale 2, each side has twice as many device pixels.
package nonisolated struct PictureSize: Equatable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// The default size.
  package static let standard = PictureSize(width: 1280, height: 800)
  /// The smallest size at which no parts of the window overlap.
  package static let smallest = PictureSize(width: 1024, height: 640)
  /// The largest size, that of an 8K display.
  package static let largest = PictureSize(width: 7680, height: 4320)

  /// The largest size at a scale, of which a bitmap can be made.
  package static func largest(at scale: Int) -> PictureSize {
    let side = Bitmap.maximumSide / scale
    return PictureSize(width: min(largest.width, side), height: min(largest.height, side))
  }

  /// The size in device pixels at a scale.
  package func devicePixels(_ scale: Int) -> CGSize { CGSize(width: width * scale, height: height * scale) }

  package var description: String { "\(width)x\(height)" }
}

nonisolated extension PictureSize {
  /// Nil unless `argument` is two integers with an `x` between them, within the limits.
  package init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (Self.smallest.width...Self.largest.width).contains(width),
      (Self.smallest.height...Self.largest.height).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
