/// The most frequent change of colour in the pixels of one element.
struct ColorChange: Codable, Equatable, Sendable {
  /// `#RRGGBB`.
  var before: String
  /// `#RRGGBB`.
  var after: String

  private init(_ before: UInt32, _ after: UInt32) { (self.before, self.after) = (Self.hex(before), Self.hex(after)) }

  private static func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Counts the changes of colour of an element's pixels.
  struct Counts {
    private var counts: [UInt64: Int] = [:]

    mutating func add(_ before: UInt32, _ after: UInt32) {
      counts[UInt64(before) << 32 | UInt64(after), default: 0] += 1
    }

    /// The most frequent change, if it has at least a third of the pixels: smoothed texts have many colours, none of which says much.
    var change: ColorChange? {
      let total = counts.values.reduce(0, +)
      guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.value * 3 >= total else {
        return nil
      }
      return ColorChange(UInt32(best.key >> 32), UInt32(truncatingIfNeeded: best.key))
    }
  }
}
