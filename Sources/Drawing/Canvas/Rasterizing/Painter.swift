import ElementMaps

/// Blends one colour into the pixels of a bitmap. All drawing passes through this type.
struct Painter: CoverageSink {
  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let color: UInt32
  let alpha: UInt32
  /// The colours at the edges; nil for exact ones.
  private let edgeColors: EdgeColorTable?
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
    edgeColors = bitmap.hasReducedEdges ? bitmap.edgeColors : nil
  }

  func cover(x: Int, y: Int, count: Int, coverage: UInt32) {
    let row = pixels + y * width + x
    let opacity = Blend.by255(coverage &* alpha)
    if let mask {
      let seen = mask.row(x: x, y: y)
      var index = 0
      while index < count {
        row[index] = mixed(into: row[index], coverage: Blend.by255(UInt32(seen[index]) &* coverage))
        index &+= 1
      }
      signature?.sign(x: x, y: y, count: count, alpha: opacity, seen: seen)
      return
    }
    if opacity == 255 {
      row.fill(with: color, count: count)
    } else {
      blend(into: row, count: count, coverage: coverage)
    }
    signature?.sign(x: x, y: y, count: count, alpha: opacity)
  }

  /// Blends the colour into `count` pixels, at least one, each with its own coverage.
  func cover(x: Int, y: Int, count: Int, coverages: UnsafePointer<UInt8>) {
    let row = pixels + y * width + x
    let seen = mask?.row(x: x, y: y)
    var index = 0
    while index < count {
      if coverages[index] != 0 {
        var coverage = UInt32(coverages[index])
        if let seen { coverage = Blend.by255(UInt32(seen[index]) &* coverage) }
        row[index] = mixed(into: row[index], coverage: coverage)
      }
      index &+= 1
    }
  }

  /// Blends another colour with an opacity, 0 to 255, into a pixel, exactly.
  func blend(_ other: UInt32, opacity: UInt32, x: Int, y: Int) {
    var opacity = Blend.by255(opacity &* alpha)
    if let mask { opacity = Blend.by255(UInt32(mask.row(x: x, y: y)[0]) &* opacity) }
    let pixel = pixels + y * width + x
    pixel.pointee = Blend.over(other, pixel.pointee, alpha: opacity)
    signature?.sign(x: x, y: y, count: 1, alpha: opacity)
  }

  /// Blends the colour into `count` pixels, at least one. Most have the colour of the one before.
  private func blend(into row: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    var under = row[0]
    var blended = mixed(into: under, coverage: coverage)
    row[0] = blended
    var index = 1
    while index < count {
      if row[index] != under {
        under = row[index]
        blended = mixed(into: under, coverage: coverage)
      }
      row[index] = blended
      index &+= 1
    }
  }

  /// Returns the colour of a pixel of `under` of which the drawing covers `coverage` of 255.
  @inline(__always)
  private func mixed(into under: UInt32, coverage: UInt32) -> UInt32 {
    guard let edgeColors else { return Blend.over(color, under, alpha: Blend.by255(coverage &* alpha)) }
    return edgeColors.mix(color, alpha: alpha, under, coverage: coverage)
  }
}
