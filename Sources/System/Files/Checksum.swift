import CChecksum

/// XXH64: a checksum of 64 bits that takes as long as reading the bytes. It finds accidents, not intentions.
package enum Checksum {
  /// - Parameter seed: the same bytes have another checksum for another seed.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    checksum_of(bytes.baseAddress, bytes.count, seed)
  }
}
