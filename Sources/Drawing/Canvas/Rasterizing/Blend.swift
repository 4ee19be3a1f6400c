/// Integer blending of pixels `0x00RRGGBB`.
enum Blend {
  /// Returns `value` ÷ 255, rounded, for values up to 255 × 255.
  @inline(__always)
  static func by255(_ value: UInt32) -> UInt32 {
    let rounded = value &+ 128
    return (rounded &+ rounded >> 8) >> 8
  }

  /// Returns `over` blended with `under` with `alpha` of 255, each channel rounded.
  @inline(__always)
  static func over(_ over: UInt32, _ under: UInt32, alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    // Red and blue are computed together: 16 bits apart they do not overlap.
    var redBlue = (over & 0xFF00FF) &* alpha &+ (under & 0xFF00FF) &* rest &+ 0x80_0080
    redBlue = ((redBlue &+ (redBlue >> 8 & 0xFF00FF)) >> 8) & 0xFF00FF
    let green = by255((over >> 8 & 0xFF) &* alpha &+ (under >> 8 & 0xFF) &* rest)
    return redBlue | green << 8
  }
}
