/// The places of the colours in the bytes of a bitmap.
package struct PixelLayout {
  /// The bytes of a pixel.
  let count: Int
  /// The places of red, green and blue; one place for a grey, none for a mask.
  let colors: [Int]
  /// The place of the opacity.
  let opacity: Int?
  private let isMultiplied: Bool

  /// Nil for a layout other than bytes of opacity, grey or colour.
  package init?(bits: Int, components: Int?, bitmapInfo: UInt32) {
    guard bits == 8, let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) else {
      return nil
    }
    isMultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    switch (alpha, components) {
    case (.alphaOnly, _): (count, colors, opacity) = (1, [], 0)
    case (.none, 1?): (count, colors, opacity) = (1, [0], nil)
    case (.none, 3?): (count, colors, opacity) = (3, [0, 1, 2], nil)
    case (_, 3?):
      let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
      let isReversed = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
      let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isReversed ? 3 - $0 : $0 }
      let hasNone = alpha == .noneSkipFirst || alpha == .noneSkipLast
      (count, colors, opacity) = (4, Array(places.dropLast()), hasNone ? nil : places[3])
    default: return nil
    }
  }

  /// The picture of bytes; nil if there are too few.
  package func picture(of bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> PixelValue? {
    guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14, bytesPerRow >= width * count,
      bytes.count >= (height - 1) * bytesPerRow + width * count
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let start = y * bytesPerRow + x * count
        let opacity = opacity.map { UInt32(bytes[start + $0]) } ?? 255
        var pixel = opacity << 24
        for index in 0..<3 where !colors.isEmpty {
          let byte = UInt32(bytes[start + colors[colors.count == 1 ? 0 : index]])
          let color = isMultiplied && opacity > 0 ? min(255, (byte * 255 + opacity / 2) / opacity) : byte
          pixel |= color << UInt32(16 - 8 * index)
        }
        pixels.append(pixel)
      }
    }
    return PixelValue(name: "", width: width, height: height, pixels: pixels)
  }
}
