/// A random generator whose numbers depend only on its seed (Steele, Lea and Flood 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The generator of one case: the same seed and number always make the same one.
  package init(seed: UInt64, case number: Int) {
    self.init(seed: SplitMix64.mixed(seed) &+ SplitMix64.mixed(UInt64(truncatingIfNeeded: number) &+ 1))
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mixed(state)
  }

  package static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 to `limit` - 1.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  package mutating func between(_ low: Int, _ high: Int) -> Int { low + below(high - low + 1) }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A part of `0..<count` of at most `longest` elements; empty if `count` is 0.
  package mutating func range(in count: Int, longest: Int) -> Range<Int> {
    let start = below(count)
    return start..<min(count, start + 1 + below(longest))
  }

  /// The seed of answers: not 0.
  package mutating func seed() -> Int { 1 + below(9999) }
}
