extension String {
  /// FNV-1a, twice with other beginnings: 128 bits that are the same in every run.
  var stableHash: String {
    var hashes: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    for byte in utf8 {
      for index in hashes.indices {
        hashes[index] = (hashes[index] ^ UInt64(byte)) &* (0x100_0000_01b3 &+ UInt64(index) * 2)
      }
    }
    return hashes.map { String($0, radix: 16) }.joined(separator: "-")
  }
}
