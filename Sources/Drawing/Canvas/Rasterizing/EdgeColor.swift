/// The colours of pixels that a shape or a letter covers only partly.
///
/// An exact mixture has a colour of its own for almost every coverage, and such pixels make up most of the size of a PNG. So the
/// mixture is replaced by the nearest of three colours: that of a coarse grid, the colour beneath, and the colour of a wholly
/// covered pixel. Edges then share their colours, and most pictures have at most 256 of them. By eye there is no difference.
///
/// Brightness has a finer grid than hue, as in video: a grey stays a grey, and a tint stays what it is.
enum EdgeColor {
  /// Distances of the grid's colours: brightness, from blue to red, and from magenta to green, in steps of 255 to a channel.
  private static let brightnessStep = 20
  private static let redStep = 20
  private static let greenStep = 32

  /// Returns the colour of a pixel of `under` after `over` covered `coverage` of 255 of it. All are `0x00RRGGBB`.
  @inline(__always)
  static func mix(_ over: UInt32, _ under: UInt32, coverage: UInt32) -> UInt32 {
    guard coverage != 255, over != under else { return over }
    let exact = Blend.over(over, under, alpha: coverage)
    let grid = onGrid(exact)
    let toGrid = distance(grid, exact)
    let toUnder = distance(under, exact)
    let toOver = distance(over, exact)
    if toUnder <= toGrid { return toUnder <= toOver ? under : over }
    return toOver <= toGrid ? over : grid
  }

  /// Returns the colour of the grid that is nearest to `color` in brightness and hue (YCoCg).
  @inline(__always)
  private static func onGrid(_ color: UInt32) -> UInt32 {
    let (red, green, blue) = channels(color)
    // Lifting steps: they are reversed below without a loss.
    let fromBlue = red &- blue
    let middle = blue &+ fromBlue >> 1
    let fromMagenta = green &- middle
    let brightness = nearest(middle &+ fromMagenta >> 1, brightnessStep)
    let redness = nearest(fromBlue, redStep)
    let greenness = nearest(fromMagenta, greenStep)
    let snappedMiddle = brightness &- greenness >> 1
    let snappedBlue = snappedMiddle &- redness >> 1
    return channel(snappedBlue &+ redness) << 16 | channel(greenness &+ snappedMiddle) << 8 | channel(snappedBlue)
  }

  /// Returns the multiple of `step` nearest to `value`, which is from −255 to 255; of two, the larger.
  @inline(__always)
  private static func nearest(_ value: Int, _ step: Int) -> Int {
    // Division rounds towards 0, so the sum must not be negative.
    (value &+ 16 &* step &+ step >> 1) / step &* step &- 16 &* step
  }

  @inline(__always)
  private static func channel(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(max(value, 0), 255)) }

  @inline(__always)
  private static func channels(_ color: UInt32) -> (red: Int, green: Int, blue: Int) {
    (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
  }

  /// Returns the sum of the differences of the channels.
  @inline(__always)
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let (a, b) = (channels(one), channels(other))
    return Canvas.distance(a.red, b.red) &+ Canvas.distance(a.green, b.green) &+ Canvas.distance(a.blue, b.blue)
  }
}
