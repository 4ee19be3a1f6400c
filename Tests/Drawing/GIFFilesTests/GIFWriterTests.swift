import CGIF
import Foundation
import Testing

@testable import GIFFiles

/// An animation decodes into the pictures that were written, for as long as they are shown.
@Suite struct GIFWriterTests {
  private func encode(_ pictures: [[UInt32]], width: Int, seconds: Double = 0.5) throws -> Data {
    let writer = try GIFWriter(width: width, height: pictures[0].count / width)
    for picture in pictures { try picture.withUnsafeBufferPointer { try writer.append($0, seconds: seconds) } }
    return try writer.end()
  }

  @Test func picturesWithFewColorsAreExact() throws {
    var pictures: [[UInt32]] = [[UInt32](repeating: 0xFFFFFF, count: 40 * 30)]
    pictures.append(pictures[0])
    for x in 3..<9 { pictures[1][7 * 40 + x] = 0x123456 }
    pictures.append(pictures[1])
    pictures.append(pictures[0])
    pictures[3][0] = 1
    pictures[3][40 * 30 - 1] = 2
    let file = try DecodedGIF(encode(pictures, width: 40))
    #expect(file.pictures == pictures)
    #expect(file.rectangles == ["0 0 40 30", "3 7 6 1", "0 0 1 1", "0 0 40 30"])
    #expect(file.hundredths == [50, 50, 50, 50])
    #expect(file.repeats)
  }

  @Test func severalHundredColorsStayNear() throws {
    // Two areas, and 700 colors between them, as at the edges of letters.
    var picture = [UInt32](repeating: 0xF8F9FB, count: 100 * 40) + [UInt32](repeating: 0x1A7F37, count: 100 * 40)
    for index in 0..<700 { picture[index] = UInt32(index % 255) << 16 | UInt32(index / 3) << 8 | 0x40 }
    let decoded = try #require(try DecodedGIF(encode([picture], width: 100)).pictures.first)
    #expect(decoded[1000...].elementsEqual(picture[1000...]))
    let farthest = zip(decoded, picture).map(DecodedGIF.distance).max() ?? 0
    #expect((1...24).contains(farthest), "\(farthest)")
    #expect(try encode([picture], width: 100) == encode([picture], width: 100))
  }

  @Test(arguments: [(0.0, 2), (0.004, 2), (0.126, 13), (2, 200), (1e9, 60_000)] as [(Double, Int)])
  func timesAreWholeHundredths(_ seconds: Double, _ hundredths: Int) throws {
    let file = try DecodedGIF(encode([[0]], width: 1, seconds: seconds))
    #expect(file.hundredths == [hundredths])
  }
}
