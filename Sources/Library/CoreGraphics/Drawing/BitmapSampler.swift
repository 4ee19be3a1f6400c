/// Fills the pixels that a program reads from a bitmap context of its own: many overrides of `point(inside:with:)` draw a
/// view into one pixel and look whether it is transparent.
///
/// A pixel gets the colour at its middle. Letters are not known, so text leaves pixels as they are; a picture that is
/// known by its name alone covers its rectangle. Bitmaps of more than 4,096 pixels are left as they are, because every
/// drawing would take long.
final class BitmapSampler {
  private let data: UnsafeMutableRawPointer
  private let width, height, bytesPerRow: Int
  private let layout: PixelLayout
  private var pixels: [Pixel]
  private var clips: [(path: CGPath, rule: CGPathFillRule)] = []

  static let mostPixels = 4096

  /// Nil for a large bitmap.
  init?(data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout) {
    guard width * height <= BitmapSampler.mostPixels else { return nil }
    (self.data, self.width, self.height) = (data, width, height)
    (self.bytesPerRow, self.layout) = (bytesPerRow, layout)
    pixels = Array(repeating: Pixel(), count: width * height)
  }

  func draw(_ command: DrawingCommand) {
    switch command.kind {
    case .clip(let path, let rule): return clips.append((path.path, rule))
    case .endClip:
      _ = clips.popLast()
      return
    case .fill, .stroke, .gradient, .text, .picture, .list, .subview: break
    }
    for y in 0..<height {
      for x in 0..<width {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        guard clips.allSatisfy({ $0.path.contains(point, using: $0.rule) }) else { continue }
        pixels[y * width + x].draw(command, at: point)
        write(pixels[y * width + x], x, y)
      }
    }
  }

  private func write(_ pixel: Pixel, _ x: Int, _ y: Int) {
    func byte(_ value: CGFloat) -> UInt8 { UInt8(min(max((value * 255).rounded(), 0), 255)) }
    let row = data + y * bytesPerRow + x * layout.count, colors = [pixel.red, pixel.green, pixel.blue]
    let grey = 0.299 * pixel.red + 0.587 * pixel.green + 0.114 * pixel.blue
    for (place, color) in zip(layout.colors, layout.colors.count == 1 ? [grey] : colors) {
      row.storeBytes(of: byte(color), toByteOffset: place, as: UInt8.self)
    }
    if let place = layout.opacity { row.storeBytes(of: byte(pixel.opacity), toByteOffset: place, as: UInt8.self) }
  }
}
