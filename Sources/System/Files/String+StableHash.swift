import Foundation

extension String {
  /// The SHA-256 checksum of the text in UTF-8, in hexadecimal digits. Nobody can write another text with the same one.
  package var stableHash: String {
    sha256.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The same checksum in base 64, as a content security policy names a script.
  package var stableHashInBase64: String {
    Data(sha256.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }).base64EncodedString()
  }

  private var sha256: [UInt32] {
    var checksum = SHA256()
    let message = Array(utf8), zeros = (119 - message.count % 64) % 64, bits = UInt64(message.count) * 8
    let end =
      [0x80] + [UInt8](repeating: 0, count: zeros)
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
    let padded = message + end
    for start in stride(from: 0, to: padded.count, by: 64) { checksum.add(padded[start..<start + 64]) }
    return checksum.state
  }
}

/// The checksum of FIPS 180-4, block by block. Foundation has none on Linux.
private struct SHA256 {
  private(set) var state = primes(8).map { SHA256.fraction(Double($0).squareRoot()) }
  private static let constants = primes(64).map { fraction(cbrt(Double($0))) }

  private static func primes(_ count: Int) -> [Int] {
    Array((2...311).lazy.filter { number in !(2..<number).contains { number % $0 == 0 } }.prefix(count))
  }

  /// The first 32 bits behind the point.
  private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 0x1p32) }

  /// - Parameter block: 64 bytes.
  mutating func add(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let early = words[index - 15], late = words[index - 2]
      let one = early.turned(7) ^ early.turned(18) ^ early >> 3, other = late.turned(17) ^ late.turned(19) ^ late >> 10
      words.append(words[index - 16] &+ one &+ words[index - 7] &+ other)
    }
    var s = state
    for (word, constant) in zip(words, Self.constants) {
      let choice = s[4] & s[5] ^ ~s[4] & s[6], majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first = s[7] &+ (s[4].turned(6) ^ s[4].turned(11) ^ s[4].turned(25)) &+ choice &+ constant &+ word
      let second = (s[0].turned(2) ^ s[0].turned(13) ^ s[0].turned(22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
