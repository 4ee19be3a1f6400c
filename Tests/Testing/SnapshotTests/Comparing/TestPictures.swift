import Foundation
import SeededRandom

@testable import Canvas

/// Small pictures computed with integers, so that another program can make the same ones.
enum TestPictures {
  static let side = 96

  /// Returns a smooth disc on white, `shift` pixels right of the middle. With noise, about every fortieth pixel has another
  /// colour.
  static func disc(shift: Int = 0, noise seed: Int? = nil) -> Bitmap {
    var random = SplitMix64(seed: UInt64(seed ?? 0))
    return picture { x, y in
      let distance = (2 * (x - shift) - 96) * (2 * (x - shift) - 96) + (2 * y - 96) * (2 * y - 96)
      let darkness = distance < 5200 ? min(255, (5200 - distance) * 255 / 600) : 0
      var (red, green, blue) = (255 - darkness, 255 - darkness / 2, 255 - darkness / 3)
      if seed != nil && random.once(in: 40) {
        let step = random.below(48)
        (red, green, blue) = (max(0, red - step), max(0, green - step / 2), min(255, blue + step))
      }
      return UInt32(red << 16 | green << 8 | blue)
    }
  }

  /// Returns a slanted edge between black and white, with or without anti-aliasing.
  static func edge(isSmooth: Bool) -> Bitmap {
    picture { x, y in
      let place = 3 * x - y
      let white = isSmooth ? min(max((place - 37) * 42, 0), 255) : 255
      let grey = isSmooth ? (place < 38 ? 0 : place > 42 ? 255 : white) : (place < 40 ? 0 : 255)
      return UInt32(grey << 16 | grey << 8 | grey)
    }
  }

  static func plain(_ color: UInt32 = 0xFFFFFF, width: Int = 8, height: Int = 6) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<(width * height) { bitmap.pixels[index] = color }
    return bitmap
  }

  private static func picture(_ pixel: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side { bitmap.pixels[y * side + x] = pixel(x, y) }
    }
    return bitmap
  }
}

extension Bitmap {
  /// Changes one pixel.
  func paint(_ x: Int, _ y: Int, _ color: UInt32) { pixels[y * width + x] = color }
}

extension Comparison {
  /// The number of pixels that count; nil when the sizes differ.
  var different: Int? {
    switch self {
    case .same: 0
    case .sizesDiffer: nil
    case .differ(let difference): difference.count(.different)
    }
  }

  var difference: PictureDifference? {
    if case .differ(let difference) = self { difference } else { nil }
  }
}
