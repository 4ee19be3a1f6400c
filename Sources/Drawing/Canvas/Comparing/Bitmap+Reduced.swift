extension Bitmap {
  /// Returns the picture with fewer pixels: each is the mean of a square of `divisor` by `divisor` pixels. What is left at the right and
  /// at the bottom is cut off.
  /// - Parameter divisor: from 1 to the shorter side of the picture.
  package func reduced(by divisor: Int) -> Bitmap {
    precondition(divisor >= 1 && divisor <= min(width, height), "a picture cannot be divided by \(divisor)")
    let small = Bitmap(width: width / divisor, height: height / divisor)
    let area = UInt32(divisor * divisor)
    for y in 0..<small.height {
      for x in 0..<small.width {
        var red: UInt32 = 0, green: UInt32 = 0, blue: UInt32 = 0
        for row in 0..<divisor {
          let start = pixels + (y * divisor + row) * width + x * divisor
          for column in 0..<divisor {
            let pixel = start[column]
            red += pixel >> 16 & 0xFF
            green += pixel >> 8 & 0xFF
            blue += pixel & 0xFF
          }
        }
        small.pixels[y * small.width + x] = (red / area) << 16 | (green / area) << 8 | (blue / area)
      }
    }
    return small
  }
}
