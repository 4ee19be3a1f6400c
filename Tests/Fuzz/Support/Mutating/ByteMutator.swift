import SeededRandom

/// Changes bytes at random places.
package struct ByteMutator {
  /// A kind of change.
  enum Change: CaseIterable {
    case flipBit, replace, insert, delete, duplicate, splice, truncate, number
  }

  /// Where splices come from.
  let samples: [[UInt8]]
  /// No input becomes longer than this.
  let longest: Int

  package init(samples: [[UInt8]], longest: Int = 2_000_000) { (self.samples, self.longest) = (samples, longest) }

  /// Changes `bytes` one to eight times; mostly once or twice, so that much stays valid.
  package func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let count = random.once(in: 4) ? random.between(3, 8) : random.between(1, 2)
    for _ in 0..<count { change(&bytes, &random) }
    if bytes.count > longest { bytes.removeSubrange(longest...) }
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return bytes = random.pick(samples) }
    switch random.pick(Change.allCases) {
    case .flipBit: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    case .replace: bytes[random.below(bytes.count)] = UInt8(random.below(256))
    case .insert:
      let inserted = (0...random.below(8)).map { _ in UInt8(random.below(256)) }
      bytes.insert(contentsOf: inserted, at: random.below(bytes.count + 1))
    case .delete: bytes.removeSubrange(random.range(in: bytes.count, longest: 64))
    case .duplicate: duplicate(&bytes, &random)
    case .splice: splice(&bytes, &random)
    case .truncate: bytes.removeSubrange(random.below(bytes.count)...)
    case .number: writeNumber(&bytes, &random)
    }
  }

  private func duplicate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let part = Array(bytes[random.range(in: bytes.count, longest: 200)])
    let times = random.once(in: 8) ? random.between(2, 500) : 1
    let room = max(0, longest - bytes.count) / part.count
    let copies = repeatElement(part, count: min(times, room)).joined()
    bytes.insert(contentsOf: copies, at: random.below(bytes.count + 1))
  }

  /// Replaces everything from a place on with the end of another sample.
  private func splice(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let other = random.pick(samples)
    bytes.removeSubrange(random.below(bytes.count)...)
    bytes += other[random.below(other.count + 1)...]
  }

  /// Overwrites one, two or four bytes with a number at a limit, in either byte order.
  private func writeNumber(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let numbers: [UInt32] = [0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, .max]
    let number = random.pick(numbers)
    let width = random.pick([1, 2, 4])
    var digits = (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
    if random.once(in: 2) { digits.reverse() }
    let start = random.below(bytes.count)
    for (offset, digit) in digits.enumerated() where start + offset < bytes.count { bytes[start + offset] = digit }
  }
}
