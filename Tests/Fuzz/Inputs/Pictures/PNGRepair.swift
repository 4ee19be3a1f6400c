/// Makes the checksums of a changed PNG right again, so that the reader looks at what is behind them.
enum PNGRepair {
  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// Writes the checksum of each chunk that is complete.
  static func repair(_ bytes: inout [UInt8]) {
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = ~bytes[(start + 4)..<end].reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
      for offset in 0..<4 { bytes[end + offset] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * offset)) }
      start = end + 4
    }
  }
}
