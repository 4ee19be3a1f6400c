import Foundation

/// Looks through the bytes of a message before they are decoded, in one pass.
enum MessageScan {
  /// The most bytes besides the pixels of pictures: texts, numbers and names. Decoding takes a hundred times as long as this.
  private static let mostBytes = 64 << 20
  /// The most digits of a whole number, so that a sum of some is no overflow. Digests of pictures have all 64 bits.
  private static let mostDigits = 16

  static func isReadable(_ message: Data) -> Bool {
    message.withUnsafeBytes { isReadable($0) }
  }

  private static func isReadable(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0, counted = 0
    while index < bytes.count {
      let start = index, byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        index = end(ofStringAt: index, bytes)
        if !follows("\"pixels\":", before: start, bytes) { counted += index - start }
      } else if isDigit(byte) {
        while index < bytes.count, isDigit(bytes[index]) { index += 1 }
        // A negative number has its sign before the digits, and so has an exponent after its letter.
        let first = start > 0 && isSign(bytes[start - 1]) ? start - 1 : start
        let isFraction = first > 0 && isInNumber(bytes[first - 1])
        let isWhole = !isFraction && !(index < bytes.count && bytes[index] == UInt8(ascii: "."))
        if isWhole, index - start > mostDigits, !follows("\"digest\":", before: start, bytes) { return false }
        counted += index - start
      } else {
        index += 1
        counted += 1
      }
      if counted > mostBytes { return false }
    }
    return true
  }

  /// The index after the quotation mark that ends a string.
  private static func end(ofStringAt start: Int, _ bytes: UnsafeRawBufferPointer) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  private static func follows(_ key: StaticString, before index: Int, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard index >= key.utf8CodeUnitCount else { return false }
    return key.withUTF8Buffer { bytes[(index - $0.count)..<index].elementsEqual($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }

  /// Whether digits after this byte are those of a fraction or an exponent.
  private static func isInNumber(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte)
  }
}
