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
    return try writer.end()
  }

  /// Returns a PNG with a colour of three bytes for each pixel.
  private func largeData(_ codes: ElementCodes, _ note: PNGNote) throws(PictureError) -> Data {
    let writer = try PNGWriter(width: width, height: height, level: 9, note: note)
    var row = [UInt32](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = codes.colors[Int(cells[y * width + x])] }
      try writer.write(pixels: row)
    }
    return try writer.end()
  }

  /// Reads a file made by `pngData()`.
  /// - Throws: `PictureError`; `.notAMap` for a picture without names.
  package convenience init(pngAt url: URL) throws {
    let file = try PNGFile(url)
    guard let text = file.note(Self.keyword) else {
      throw PictureError.notAMap(path: url.path, reason: "it has no names")
    }
    self.init(width: file.header.width, height: file.header.height)
    try fill(from: file.pixels(), names: ElementCodes.names(in: text), path: url.path)
  }

  /// Returns the names in a file made by `pngData()`, by their colours as `#B7CEFA`.
  /// - Throws: `PictureError`; `.notAMap` for a picture without names.
  package static func colorNames(inPNGAt url: URL) throws(PictureError) -> [String: String] {
    guard let text = try PNGFile(url).note(keyword) else {
      throw .notAMap(path: url.path, reason: "it has no names")
    }
    let names = ElementCodes.names(in: text)
    return Dictionary(uniqueKeysWithValues: names.map { (ElementCodes.text(of: $0.key), $0.value) })
  }

  private func fill(from pixels: [UInt32], names: [UInt32: String], path: String) throws {
    let numbers = names.sorted { $0.key < $1.key }.reduce(into: [UInt32: UInt16]()) { numbers, entry in
      numbers[entry.key] = number(of: entry.value)
    }
    var last = (color: UInt32.max, number: UInt16(0))
    for index in 0..<(width * height) {
      let color = pixels[index] & 0xFF_FFFF
      if color != last.color {
        guard let number = numbers[color] else {
          throw PictureError.notAMap(
            path: path, reason: "the colour \(ElementCodes.text(of: color)) has no name")
        }
        last = (color, number)
      }
      cells[index] = last.number
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
  static func names(in text: String) -> [UInt32: String] {
    var names: [UInt32: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let color = UInt32(parts[0].dropFirst(), radix: 16) else { continue }
      names[color] = String(parts[1])
    }
    return names
  }
}
