/// A random generator whose numbers depend only on its seed (Steele, Lea and Flood 2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mixed(state)
  }

  static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `limit` - 1.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  mutating func between(_ low: Int, _ high: Int) -> Int { low + below(high - low + 1) }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The seed of answers: not 0.
  mutating func seed() -> Int { 1 + below(9999) }
}
