import ElementMaps

/// Blends one colour into the pixels of a bitmap. All drawing passes through this type.
struct Painter: CoverageSink {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let color: UInt32
  let alpha: UInt32
  /// The mask of the clip; nil for a clip of whole pixels.
  let mask: Mask?
  /// Records the element of each pixel; nil if the bitmap has no elements.
  let signature: Signature?

  init(on bitmap: Bitmap, color: Color, mask: Mask?, element: @autoclosure () -> String) {
    signature = bitmap.elements.map { Signature(in: $0, of: element()) }
    pixels = bitmap.pixels
    width = bitmap.width
    self.color = color.pixel
    alpha = UInt32(color.alpha)
    self.mask = mask
  }

  func cover(x: Int, y: Int, count: Int, coverage: UInt32) {
    let row = pixels + y * width + x
    let alpha = Blend.by255(coverage &* self.alpha)
    if let mask {
      let seen = mask.row(x: x, y: y)
      for index in 0..<count {
        row[index] = Blend.over(color, row[index], alpha: Blend.by255(UInt32(seen[index]) &* alpha))
      }
      signature?.sign(x: x, y: y, count: count, alpha: alpha, seen: seen)
      return
    }
    if alpha == 255 {
      row.fill(with: color, count: count)
    } else {
      for index in 0..<count { row[index] = Blend.over(color, row[index], alpha: alpha) }
    }
    signature?.sign(x: x, y: y, count: count, alpha: alpha)
  }

  /// Blends the colour into `count` pixels, each with its own coverage.
  func cover(x: Int, y: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    let row = pixels + y * width + x
    let seen = mask?.row(x: x, y: y)
    for index in 0..<count where coverages[index] != 0 {
      var alpha = Blend.by255(UInt32(coverages[index]) &* self.alpha)
      if let seen { alpha = Blend.by255(UInt32(seen[index]) &* alpha) }
      row[index] = Blend.over(color, row[index], alpha: alpha)
    }
  }
}
