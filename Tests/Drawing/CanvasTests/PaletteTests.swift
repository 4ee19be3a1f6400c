import Foundation
import Testing

@testable import Canvas
@testable import PNGFiles

/// PNG files with a palette: pictures with at most 256 colours.
struct PaletteTests {
  /// The kind of a PNG's pixels: a byte of its header.
  private enum Kind: UInt8 {
    case rgb = 2, palette = 3
  }

  /// Returns a bitmap whose pixels are these colours in turn.
  private func bitmap(_ colors: [UInt32], width: Int = 37, height: Int = 19) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for index in 0..<(width * height) { bitmap.setPixel(index % width, index / width, colors[index % colors.count]) }
    return bitmap
  }

  private func header(_ data: Data) -> (depth: UInt8, kind: Kind?) { (data[24], Kind(rawValue: data[25])) }

  /// Returns the colours of the palette, as `0xRRGGBB`.
  private func palette(_ data: Data) throws -> [UInt32] {
    let name = try #require(data.range(of: Data("PLTE".utf8)))
    let count = data[(name.lowerBound - 4)..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    let bytes = Array(data[name.upperBound..<(name.upperBound + count)])
    return stride(from: 0, to: count, by: 3).map { bytes[$0..<($0 + 3)].reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private func readBack(_ data: Data) throws -> Bitmap {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try data.write(to: url)
    return try Bitmap(pngAt: url)
  }

  @Test(arguments: [1, 2, 15, 16, 17, 255, 256, 257, 703])
  func everyNumberOfColorsIsReadBack(count: Int) throws {
    let colors = (0..<UInt32(count)).map { $0 &* 0x9E_3779 & 0xFF_FFFF }
    let bitmap = bitmap(colors)
    let data = try bitmap.pngData(level: 9)
    #expect(header(data).kind == (count <= 256 ? .palette : .rgb))
    #expect(header(data).depth == (count <= 16 ? 4 : 8))
    #expect(try readBack(data) == bitmap)
  }

  @Test func thePaletteIsSortedAndHasNoOtherColors() throws {
    let colors: [UInt32] = [0xFFFFFF, 0x000000, 0x123456, 0xABCDEF, 0x123455]
    #expect(try palette(bitmap(colors).pngData()) == colors.sorted())
    #expect(try palette(bitmap(colors.reversed()).pngData()) == colors.sorted())
  }

  /// The hash of these colours is the same, so they are beside each other in the table.
  @Test func colorsWithTheSameHashAreAllFound() throws {
    func hash(_ color: UInt32) -> UInt32 { (color &* 0x9E37_79B1) >> 22 }
    let colors = Array((UInt32(0)...0xFF_FFFF).lazy.filter { hash($0) == 1_020 }.prefix(12))
    #expect(colors.count == 12)
    let bitmap = bitmap(colors)
    let data = try bitmap.pngData()
    #expect(try palette(data) == colors)
    #expect(try readBack(data) == bitmap)
  }

  @Test func aPaletteMakesAPictureSmall() throws {
    let sheet = try Sheet(200, 40)
    sheet.draw { $0.text("Point Inside", .sans(13), at: point(8, 18), Color(0x5F6B7A)) }
    let exact = try sheet.bitmap.pngData(level: 9).count
    let reduced = try Sheet(200, 40)
    reduced.bitmap.hasReducedEdges = true
    reduced.draw { $0.text("Point Inside", .sans(13), at: point(8, 18), Color(0x5F6B7A)) }
    #expect(try reduced.bitmap.pngData(level: 9).count < exact)
  }
}
