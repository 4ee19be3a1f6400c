/// The order in which a program's callbacks were called, as a hash (FNV-1a) and, if wanted, as lines.
struct Journal {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// Nil: only the hash is kept.
  var lines: [String]?

  mutating func note(_ line: @autoclosure () -> String, _ numbers: Int...) {
    for number in numbers { add(UInt64(bitPattern: Int64(number))) }
    if lines != nil { lines?.append(line()) }
  }

  private mutating func add(_ number: UInt64) {
    var rest = number
    for _ in 0..<8 {
      hash = (hash ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest >>= 8
    }
  }
}
