import CZlib
import Foundation

/// A font with compressed tables (WOFF 1.0), as pages embed it.
enum WebFont {
  /// Compresses each table of an OpenType or TrueType font.
  /// - Returns: nil if `font` is no such font.
  static func data(of font: Data) -> Data? {
    let bytes = [UInt8](font)
    guard bytes.count >= 12 else { return nil }
    let count = Int(bytes.number(at: 4, size: 2)), directory = 44 + 20 * count
    guard bytes.count >= 12 + 16 * count else { return nil }
    var entries: [UInt8] = [], tables: [UInt8] = [], total = 12 + 16 * count
    for index in 0..<count {
      let record = 12 + 16 * index
      let offset = Int(bytes.number(at: record + 8, size: 4)), length = Int(bytes.number(at: record + 12, size: 4))
      guard offset + length <= bytes.count else { return nil }
      let table = compressed(Array(bytes[offset..<offset + length]))
      entries += bytes[record..<record + 4]
      for number in [directory + tables.count, table.count, length] { entries += UInt32(number).bytes }
      entries += bytes[record + 4..<record + 8]
      tables += table
      tables += Array(repeating: 0, count: -table.count & 3)
      total += (length + 3) & ~3
    }
    var head = Array("wOFF".utf8)
    head += bytes[0..<4]
    head += UInt32(directory + tables.count).bytes
    head += bytes[4..<6]
    head += [0, 0]
    head += UInt32(total).bytes
    head += [0, 1, 0, 0]
    head += Array(repeating: 0, count: 20)
    return Data(head + entries + tables)
  }

  /// Returns a table as it was if compressing it makes it no smaller.
  private static func compressed(_ table: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(table.count))
    var result = Array(repeating: UInt8(0), count: Int(size))
    guard compress2(&result, &size, table, UInt(table.count), 9) == Z_OK, size < table.count else { return table }
    return Array(result[..<Int(size)])
  }
}

extension [UInt8] {
  /// A number with the highest byte first.
  fileprivate func number(at offset: Int, size: Int) -> UInt32 {
    self[offset..<offset + size].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension UInt32 {
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
