import Foundation
import Testing

@testable import Canvas
@testable import PNGFiles

/// Checksums, and those of pictures in their files.
struct ChecksumTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ data: Data) throws -> PNGFile {
    let url = folder.appendingPathComponent("a.png")
    try data.write(to: url)
    return try PNGFile(url)
  }

  /// A picture with a pixel of each of two colours.
  private func picture(_ color: UInt32 = 0xFF8000) -> Bitmap {
    let bitmap = Bitmap(width: 9, height: 7)
    bitmap.setPixel(4, 3, color)
    return bitmap
  }

  /// Values of the reference implementation, <https://xxhash.com>.
  @Test(arguments: [
    ("", UInt64(0xEF46_DB37_51D8_E999)), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
    ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
  ])
  func theChecksumIsXXH64(text: String, sum: UInt64) {
    #expect(Data(text.utf8).checksum() == sum)
  }

  @Test func aPictureWithAnotherPixelOrSizeHasAnotherChecksum() {
    #expect(picture().checksum == picture().checksum)
    #expect(picture().checksum != picture(0xFF8001).checksum)
    #expect(Bitmap(width: 9, height: 7).checksum != Bitmap(width: 7, height: 9).checksum)
  }

  @Test func aReferenceHasTheChecksumOfItsPixels() throws {
    let reference = try file(picture().referenceData(drawnWith: "libraries"))
    #expect(reference.has(picture().checksum))
    #expect(!reference.has(picture(0).checksum))
    #expect(reference.note("Drawn with") == "libraries")
    #expect(try Bitmap(reference) == picture())
  }

  @Test func otherPicturesHaveNoChecksum() throws {
    #expect(try !file(picture().pngData()).has(picture().checksum))
  }

  /// A program that keeps chunks that it does not know may change the pixels.
  @Test func theChecksumOfAFileThatWasChangedDoesNotCount() throws {
    let data = try picture().referenceData(drawnWith: ""), other = try picture(0xFF8001).referenceData(drawnWith: "")
    let start = try #require(data.range(of: Data("tsCS".utf8))?.lowerBound)
    let mixed = other.prefix(try #require(other.range(of: Data("tsCS".utf8))?.lowerBound)) + data[start...]
    #expect(try Bitmap(file(mixed)) == picture(0xFF8001))
    #expect(try !file(mixed).has(picture().checksum))
  }
}
