import Foundation

/// The colours of a picture at the pixels of a bitmap.
///
/// A pixel gets the average of the rectangle of the picture that it covers, at least as large as one pixel of the picture: a picture that
/// is enlarged is interpolated. Beyond the edge the pixels of the edge go on.
struct PictureSampler {
  private let picture: Picture
  private let tint: UInt32?
  /// From a device pixel to a pixel of the picture: x = a · column + c · row + e, y = b · column + d · row + f.
  private let a, b, c, d, e, f: Double
  /// The size of the rectangle that is averaged, in pixels of the picture.
  private let reachX, reachY: Double

  /// Nil for a place without an area.
  init?(_ picture: Picture, _ place: PicturePlace, tint: Color?, scale: Int) {
    let area = place.across.x * place.down.y - place.across.y * place.down.x
    guard area.isFinite, abs(area) > 1e-9 else { return nil }
    let (width, height, size) = (Double(picture.width), Double(picture.height), Double(scale))
    (a, c) = (width * place.down.y / area / size, -width * place.down.x / area / size)
    (b, d) = (-height * place.across.y / area / size, height * place.across.x / area / size)
    // The middle of the first device pixel.
    let x = 0.5 - place.origin.x * size, y = 0.5 - place.origin.y * size
    (e, f) = (a * x + c * y, b * x + d * y)
    guard [a, b, c, d, e, f].allSatisfy({ $0.isFinite && $0.magnitude < 1e9 }) else { return nil }
    (reachX, reachY) = (max(1, abs(a) + abs(c)), max(1, abs(b) + abs(d)))
    self.picture = picture
    self.tint = tint?.pixel
  }

  /// Returns the colour, `0x00RRGGBB`, and the opacity, 0 to 255, at a pixel of the bitmap.
  func sample(column: Int, row: Int) -> (color: UInt32, opacity: UInt32) {
    let x = a * Double(column) + c * Double(row) + e, y = b * Double(column) + d * Double(row) + f
    let sum = sum(x - reachX / 2, x + reachX / 2, y - reachY / 2, y + reachY / 2)
    guard sum.opacity > 0 else { return (0, 0) }
    let opacity = UInt32(sum.opacity / (reachX * reachY) + 0.5)
    if let tint { return (tint, opacity) }
    func channel(_ value: Double) -> UInt32 { UInt32(value / sum.opacity + 0.5) }
    return (channel(sum.red) << 16 | channel(sum.green) << 8 | channel(sum.blue), opacity)
  }

  private struct Sum {
    /// Colours are multiplied with the opacity.
    var red = 0.0, green = 0.0, blue = 0.0, opacity = 0.0

    mutating func add(_ pixel: UInt32, _ weight: Double) {
      let part = weight * Double(pixel >> 24)
      red += part * Double(pixel >> 16 & 255)
      green += part * Double(pixel >> 8 & 255)
      blue += part * Double(pixel & 255)
      opacity += part
    }
  }

  /// Returns the sum over a rectangle of the picture, weighted with the part of each pixel inside of it.
  private func sum(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Sum {
    var sum = Sum()
    var y = Int(top.rounded(.down))
    picture.pixels.withUnsafeBufferPointer { pixels in
      while Double(y) < bottom {
        let row = min(max(y, 0), picture.height - 1) * picture.width
        let high = Double(y) > top ? Double(y) : top, low = Double(y + 1) < bottom ? Double(y + 1) : bottom
        var x = Int(left.rounded(.down))
        while Double(x) < right {
          let from = Double(x) > left ? Double(x) : left, to = Double(x + 1) < right ? Double(x + 1) : right
          sum.add(pixels[row + min(max(x, 0), picture.width - 1)], (to - from) * (low - high))
          x += 1
        }
        y += 1
      }
    }
    return sum
  }
}

/// Blends a picture into the pixels of a bitmap that its outline covers.
struct PicturePainter: CoverageSink {
  let painter: Painter
  let sampler: PictureSampler

  func cover(x: Int, y: Int, count: Int, coverage: UInt32) {
    var column = x
    while column < x + count {
      let (color, opacity) = sampler.sample(column: column, row: y)
      if opacity > 0 { painter.blend(color, opacity: Blend.by255(opacity &* coverage), x: column, y: y) }
      column &+= 1
    }
  }
}
