import ElementMaps
import Foundation

// A map is stored as a picture with one colour for each name, and a note that lists them. An image viewer shows it, and its
// flat colours make it small.

extension ElementMap {
  private static let keyword = "Elements"

  /// Returns the map as a PNG.
  package func pngData() throws(PictureError) -> Data {
    let codes = ElementCodes(count: names.count)
    let lines = zip(codes.colors, names).map { color, name in "\(ElementCodes.text(of: color)) \(name)" }
    let note = PNGNote(keyword: Self.keyword, text: lines.joined(separator: "\n"))
    return try names.count <= 256 ? smallData(codes, note) : largeData(codes, note)
  }

  /// Returns a PNG with a palette: one byte for each pixel.
  private func smallData(_ codes: ElementCodes, _ note: PNGNote) throws(PictureError) -> Data {
    let writer = try PNGWriter(width: width, height: height, level: 9, palette: codes.colors, note: note)
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: cells[y * width + x]) }
      try writer.write(row)
    }
    return try writer.end(checksum)
  }

  /// Returns a PNG with a colour of three bytes for each pixel.
  private func largeData(_ codes: ElementCodes, _ note: PNGNote) throws(PictureError) -> Data {
    let writer = try PNGWriter(width: width, height: height, level: 9, note: note)
    var row = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = codes.colors[Int(cells[y * width + x])] }
      try writer.write(pixels: row)
    }
    return try writer.end(checksum)
  }

  /// The checksum of the names in their order and of all cells. Equal maps whose names have another order have another one.
  package var checksum: PNGChecksum {
    let bytes = UnsafeRawBufferPointer(start: cells, count: width * height * MemoryLayout<UInt16>.stride)
    return PNGChecksum(of: bytes, width: width, height: height).adding(names.joined(separator: "\n"))
  }

  /// Reads a file made by `pngData()`.
  /// - Throws: `PictureError`; `.notAMap` for a picture without names.
  package convenience init(pngAt url: URL) throws { try self.init(PNGFile(url)) }

  /// Decodes a file made by `pngData()`.
  /// - Throws: `PictureError`; `.notAMap` for a picture without names.
  package convenience init(_ file: PNGFile) throws {
    guard let text = file.note(Self.keyword) else {
      throw PictureError.notAMap(path: file.path, reason: "it has no names")
    }
    self.init(width: file.header.width, height: file.header.height)
    // In the order of the note the numbers are those of the map that was written.
    let colors = ElementCodes.colors(in: text)
    let names = colors.reduce(into: [UInt32: UInt16]()) { numbers, one in numbers[one.color] = number(of: one.name) }
    try fill(from: file.pixels(), numbers: names, path: file.path)
  }

  /// Returns the names in a file made by `pngData()`, by their colours as `#B7CEFA`.
  /// - Throws: `PictureError`; `.notAMap` for a picture without names.
  package static func colorNames(inPNGAt url: URL) throws(PictureError) -> [String: String] {
    guard let text = try PNGFile(url).note(keyword) else {
      throw .notAMap(path: url.path, reason: "it has no names")
    }
    let colors = ElementCodes.colors(in: text).map { (ElementCodes.text(of: $0.color), $0.name) }
    return Dictionary(colors) { $1 }
  }

  private func fill(from pixels: [UInt32], numbers: [UInt32: UInt16], path: String) throws {
    try pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for row in 0..<height {
        let colors = base + row * width, cells = cells + row * width
        // Many rows are like the one above.
        if row > 0, memcmp(colors, colors - width, width * 4) == 0 {
          memcpy(cells, cells - width, width * 2)
          continue
        }
        var start = 0
        while start < width {
          let color = colors[start]
          var end = start + 1
          while end < width, colors[end] == color { end += 1 }
          guard let number = numbers[color & 0xFF_FFFF] else {
            let text = ElementCodes.text(of: color & 0xFF_FFFF)
            throw PictureError.notAMap(path: path, reason: "the colour \(text) has no name")
          }
          (cells + start).fill(with: number, count: end - start)
          start = end
        }
      }
    }
  }
}

/// The colours of the numbers of a map: all different, and neighbours easy to distinguish.
package struct ElementCodes {
  package let colors: [UInt32]

  /// White for no element, then the colours of the hit map. Later colours are computed.
  private static let first: [UInt32] = [
    0xFFFFFF, 0xB7CEFA, 0xD5C2B4, 0xCDF7E3, 0xEFE2F7, 0xDDEFC2, 0x88B3C4, 0xC2A2A5, 0xC3C7CA, 0xB4B387,
  ]

  package init(count: Int) {
    var colors = Self.first
    var taken = Set(colors)
    var next: UInt32 = 0x5E7A9B
    while colors.count < count {
      // With an odd step every colour occurs once before the first repeats.
      next = (next &+ 0x35B4D3) & 0xFF_FFFF
      if taken.insert(next).inserted { colors.append(next) }
    }
    self.colors = Array(colors.prefix(count))
  }

  /// Returns `#B7CEFA`.
  package static func text(of color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Parses lines of `#B7CEFA name`.
  static func colors(in text: String) -> [(color: UInt32, name: String)] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let color = UInt32(parts[0].dropFirst(), radix: 16) else { return nil }
      return (color, String(parts[1]))
    }
  }
}
