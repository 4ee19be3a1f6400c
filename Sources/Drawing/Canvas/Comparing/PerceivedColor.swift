/// The perceived distance of two colours: the weighted distance in YIQ of Kotsarenko and Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications" (2010).
///
/// The formula is that of pixelmatch 5 to 7 and of odiff: the same coefficients, the same maximum 35215, the threshold
/// squared. They blend transparent pixels with a background first; here all pixels are opaque.
enum PerceivedColor {
  /// Returns the distance for a `threshold` from 0 to 1, in the unit of `distance`.
  static func limit(ofThreshold threshold: Double) -> Double { 35215 * threshold * threshold }

  /// Returns the squared distance of two pixels `0x00RRGGBB`, from 0 to about 35215.
  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    guard one != other else { return 0 }
    let (r1, g1, b1) = channels(one), (r2, g2, b2) = channels(other)
    let y = luma(r1, g1, b1) - luma(r2, g2, b2)
    let i = inPhase(r1, g1, b1) - inPhase(r2, g2, b2)
    let q = quadrature(r1, g1, b1) - quadrature(r2, g2, b2)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns how much brighter `one` is than `other`, from -255 to 255.
  static func brightness(of one: UInt32, over other: UInt32) -> Double {
    guard one != other else { return 0 }
    return luma(one) - luma(other)
  }

  /// Returns the brightness of a pixel, from 0 (black) to 255 (white).
  static func luma(_ pixel: UInt32) -> Double {
    let (red, green, blue) = channels(pixel)
    return luma(red, green, blue)
  }

  private static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  private static func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  }

  private static func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  private static func channels(_ pixel: UInt32) -> (Double, Double, Double) {
    (Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
  }
}
