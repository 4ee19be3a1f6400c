import ElementMaps

/// Colours of `EdgeColor` that were mixed before: the same few are asked for again and again. Its owner frees it.
struct EdgeColorTable {
  private static let slotBits = 12
  /// For each slot what was mixed: colour, opacity, colour beneath and coverage. No drawing has the opacity 0, so 0 is a free slot.
  private let keys: UnsafeMutablePointer<UInt64>
  private let values: UnsafeMutablePointer<UInt32>

  init() {
    keys = .zeroed(count: 1 << Self.slotBits)
    values = .zeroed(count: 1 << Self.slotBits)
  }

  func free() {
    keys.freeZeroed()
    values.freeZeroed()
  }

  /// Returns the colour of a pixel of `under` after `coverage` of 255 of it was drawn with `color` of the opacity `alpha`, 1 to 255.
  @inline(__always)
  func mix(_ color: UInt32, alpha: UInt32, _ under: UInt32, coverage: UInt32) -> UInt32 {
    let key = UInt64(color) << 40 | UInt64(alpha) << 32 | UInt64(under) << 8 | UInt64(coverage)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.slotBits))
    if keys[slot] != key {
      keys[slot] = key
      values[slot] = EdgeColor.mix(Blend.over(color, under, alpha: alpha), under, coverage: coverage)
    }
    return values[slot]
  }
}
