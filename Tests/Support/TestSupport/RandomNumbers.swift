/// A random number generator with a seed: the same numbers in every run and on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }

  /// Returns a number from 0 to `limit` − 1.
  mutating func below(_ limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }
}
