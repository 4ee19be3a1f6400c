/// The colours of a bitmap that has at most 256, in order of their values: the same pixels always give the same palette.
struct BitmapPalette {
  static let largest = 256

  /// `0xRRGGBB`, from the smallest.
  let colors: [UInt32]
  private let table: ColorTable
  /// For each slot of the table, the index of its colour.
  private var indices = [UInt8](repeating: 0, count: ColorTable.slotCount)

  /// Nil for a bitmap with more colours.
  init?(of bitmap: Bitmap) {
    guard let table = ColorTable(of: bitmap) else { return nil }
    self.table = table
    colors = table.colors.sorted()
    for (index, color) in colors.enumerated() { indices[table.slot(of: color)] = UInt8(index) }
  }

  /// Writes the indices of the colours of a row of pixels.
  func write(_ pixels: PixelRow, to row: UnsafeMutableBufferPointer<UInt8>) {
    indices.withUnsafeBufferPointer { indices in
      _ = pixels.forEachRun { color, places in
        let index = indices[table.slot(of: color)]
        for x in places { row[x] = index }
        return true
      }
    }
  }
}

/// A hash table of colours, four times as large as a palette.
private struct ColorTable {
  static let slotCount = 1 << slotBits
  private static let slotBits = 10
  /// No pixel has this value.
  private static let free = UInt32.max

  private var slots = [UInt32](repeating: free, count: slotCount)
  private var count = 0

  /// Nil for a bitmap with more than `BitmapPalette.largest` colours.
  init?(of bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      if y > 0, row.isEqual(to: bitmap.row(y - 1)) { continue }
      guard row.forEachRun({ color, _ in insert(color) }) else { return nil }
    }
  }

  var colors: [UInt32] { slots.filter { $0 != Self.free } }

  /// Returns the slot that holds the colour, or else the one it belongs to.
  @inline(__always)
  func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
    slots.withUnsafeBufferPointer { slots in
      while slots[slot] != color, slots[slot] != Self.free { slot = (slot + 1) & (Self.slotCount - 1) }
    }
    return slot
  }

  /// Returns false when the table is full.
  private mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    guard slots[slot] == Self.free else { return true }
    guard count < BitmapPalette.largest else { return false }
    slots[slot] = color
    count += 1
    return true
  }
}
