import Foundation

/// A file of keys and values, which are found through memory that maps the file: opening it reads nothing.
///
/// A damaged file, or one that was written with another seed, has no records. All numbers are little-endian:
///
///     a number that names the format
///     the number of slots, a power of two
///     slots: the offset of a record, 0 for none; the slot of a key follows from its checksum, or is the next free one
///     records: the checksum of what follows, the length of the key, that of the value, the key, the value
package struct RecordFile {
  package typealias Record = (key: [UInt8], value: [UInt8])

  private static let format: UInt32 = 0x7473_7231
  private static let headerLength = 8, recordHeaderLength = 16

  private let file: MappedFile
  private let slotCount: Int
  private let seed: UInt64

  /// Nil if there is no such file, or if it is none of this kind.
  /// - Parameter seed: stands for what the values depend on.
  package init?(path: String, seed: UInt64) {
    guard let file = MappedFile(path: path), file.bytes.count >= Self.headerLength else { return nil }
    (self.file, self.seed) = (file, seed)
    slotCount = Int(file.bytes.number(at: 4))
    guard file.bytes.number(at: 0) == Self.format, slotCount.nonzeroBitCount == 1,
      Self.headerLength + 4 * slotCount <= file.bytes.count
    else { return nil }
  }

  /// Returns the value of a key; valid for the lifetime of this file.
  package subscript(key: [UInt8]) -> UnsafeRawBufferPointer? {
    var slot = Self.slot(of: key, among: slotCount, seed)
    for _ in 0..<slotCount {
      guard let record = record(in: slot) else { return nil }
      if record.key.elementsEqual(key) { return record.value }
      slot = (slot + 1) & (slotCount - 1)
    }
    return nil
  }

  /// All records.
  package var records: [Record] {
    (0..<slotCount).compactMap { slot in record(in: slot).map { (Array($0.key), Array($0.value)) } }
  }

  /// Returns the contents of a file. No key comes twice.
  package static func data(of records: [Record], seed: UInt64) -> Data {
    var slotCount = 16
    while slotCount < records.count * 2 { slotCount *= 2 }
    var slots = [UInt32](repeating: 0, count: slotCount), bytes: [UInt8] = []
    let start = headerLength + 4 * slotCount
    for (key, value) in records {
      var slot = slot(of: key, among: slotCount, seed)
      while slots[slot] != 0 { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = UInt32(start + bytes.count)
      let body = UInt32(key.count).bytes + UInt32(value.count).bytes + key + value
      bytes += body.withUnsafeBytes { Checksum.of($0, seed: seed) }.bytes + body
    }
    return Data(format.bytes + UInt32(slotCount).bytes + slots.flatMap(\.bytes) + bytes)
  }

  /// Nil if the slot is free, or if its record is damaged or was written with another seed.
  private func record(in slot: Int) -> (key: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)? {
    let bytes = file.bytes, start = Int(bytes.number(at: Self.headerLength + 4 * slot))
    guard start > 0, start + Self.recordHeaderLength <= bytes.count else { return nil }
    let keyCount = Int(bytes.number(at: start + 8)), valueCount = Int(bytes.number(at: start + 12))
    let key = start + Self.recordHeaderLength, value = key + keyCount, end = value + valueCount
    guard end <= bytes.count else { return nil }
    let sum = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
    guard sum == Checksum.of(bytes.part(start + 8, end), seed: seed) else { return nil }
    return (bytes.part(key, value), bytes.part(value, end))
  }

  private static func slot(of key: [UInt8], among slotCount: Int, _ seed: UInt64) -> Int {
    Int(truncatingIfNeeded: key.withUnsafeBytes { Checksum.of($0, seed: seed) }) & (slotCount - 1)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func number(at offset: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
  }

  fileprivate func part(_ start: Int, _ end: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[start..<end])
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, the lowest first.
  package var bytes: [UInt8] { Swift.withUnsafeBytes(of: littleEndian) { Array($0) } }
}
