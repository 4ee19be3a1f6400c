/// Lays one colour on the pixels of a bitmap: the only code that writes what is drawn.
struct Painter: CoverageSink {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let color: UInt32
  let alpha: UInt32
  /// What the pixels are seen through, if they are not inside a clip wholly.
  let mask: Mask?
  /// Where it signs what it draws, if anybody wants to know.
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
      row.update(repeating: color, count: count)
    } else {
      for index in 0..<count { row[index] = Blend.over(color, row[index], alpha: alpha) }
    }
    signature?.sign(x: x, y: y, count: count, alpha: alpha)
  }

  /// Lays the colour on `count` pixels, each with its own coverage.
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
