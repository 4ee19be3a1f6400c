import ElementMaps
import Foundation

// A map is kept as a picture whose colours stand for names, with a note that says which: one can look at it, and it is
// read like any other picture. Flat colours make it small.

extension ElementMap {
  private static let keyword = "Elements"

  /// The map as a PNG.
  package func pngData() -> Data {
    let codes = ElementCodes(count: names.count)
    let lines = zip(codes.colors, names).map { color, name in "\(ElementCodes.text(of: color)) \(name)" }
    let note = PNGNote(keyword: Self.keyword, text: lines.joined(separator: "\n"))
    return names.count <= 256 ? smallData(codes, note) : picture(codes).pngData(level: 9, note: note)
  }

  /// With a palette, a byte for each pixel.
  private func smallData(_ codes: ElementCodes, _ note: PNGNote) -> Data {
    var writer = PNGWriter(width: width, height: height, level: 9, palette: codes.colors, note: note)
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: cells[y * width + x]) }
      writer.write(row)
    }
    return writer.end()
  }

  /// The map as a picture, and the colours that its names have in it, `#B7CEFA`; names that own no pixel have none.
  package func picture() -> (bitmap: Bitmap, legend: [(name: String, color: String)]) {
    let codes = ElementCodes(count: names.count)
    var isSeen = names.map { _ in false }
    for index in 0..<(width * height) { isSeen[Int(cells[index])] = true }
    let legend = names.indices.filter { isSeen[$0] }.map { (names[$0], ElementCodes.text(of: codes.colors[$0])) }
    return (picture(codes), legend)
  }

  private func picture(_ codes: ElementCodes) -> Bitmap {
    let picture = Bitmap(width: width, height: height)
    for index in 0..<(width * height) { picture.pixels[index] = codes.colors[Int(cells[index])] }
    return picture
  }

  /// Reads what `pngData()` made.
  ///
  /// Throws `PictureError`; a picture without names is `notAMap`.
  package convenience init(pngAt url: URL) throws {
    let picture = try Bitmap(pngAt: url)
    guard let text = try PNGFile.note(Self.keyword, of: PNGFile.read(url)) else {
      throw PictureError.notAMap(path: url.path, reason: "it has no names")
    }
    self.init(width: picture.width, height: picture.height)
    try fill(from: picture, names: ElementCodes.names(in: text), path: url.path)
  }

  private func fill(from picture: Bitmap, names: [UInt32: String], path: String) throws {
    let numbers = names.sorted { $0.key < $1.key }.reduce(into: [UInt32: UInt16]()) { numbers, entry in
      numbers[entry.key] = number(of: entry.value)
    }
    var last = (color: UInt32.max, number: UInt16(0))
    for index in 0..<(width * height) {
      let color = picture.pixels[index]
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

/// Which colour stands for which number: all different, neighbours easy to tell apart.
struct ElementCodes {
  let colors: [UInt32]

  /// White for nothing, then those of the hit map, then whatever is left.
  private static let first: [UInt32] = [
    0xFFFFFF, 0xB7CEFA, 0xD5C2B4, 0xCDF7E3, 0xEFE2F7, 0xDDEFC2, 0x88B3C4, 0xC2A2A5, 0xC3C7CA, 0xB4B387,
  ]

  init(count: Int) {
    var colors = Self.first
    var taken = Set(colors)
    var next: UInt32 = 0x5E7A9B
    while colors.count < count {
      // An odd step passes every colour once before it comes back.
      next = (next &+ 0x35B4D3) & 0xFF_FFFF
      if taken.insert(next).inserted { colors.append(next) }
    }
    self.colors = Array(colors.prefix(count))
  }

  /// `#B7CEFA`.
  static func text(of color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Reads lines of `#B7CEFA name`.
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
