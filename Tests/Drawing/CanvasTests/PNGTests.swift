import Foundation
import Testing

@testable import Canvas

/// Reading and writing PNG files, and the errors for files that cannot be read.
struct PNGTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> URL {
    folder.appendingPathComponent(name)
  }

  private func file(_ name: String, holding data: Data) throws -> URL {
    try data.write(to: file(name))
    return file(name)
  }

  private func picture() throws -> Bitmap {
    var dice = Dice(7)
    let bitmap = Bitmap(width: 120, height: 90)
    bitmap.render(PictureForTests.everything(&dice), scale: 1, typesetter: try Typesetter())
    return bitmap
  }

  private func error(reading url: URL) -> PictureError? {
    #expect(throws: PictureError.self) { try Bitmap(pngAt: url) }
  }

  @Test func aWrittenPictureIsReadBack() throws {
    let bitmap = try picture()
    try bitmap.writePNG(to: file("a.png"))
    #expect(try Bitmap(pngAt: file("a.png")) == bitmap)
  }

  @Test func pixelsKeepTheirPositions() throws {
    let sheet = try Sheet(5, 3)
    sheet.draw { $0.fill(rect(4, 0, 1, 1), Color(0x123456)) }
    try sheet.bitmap.writePNG(to: file("a.png"))
    let back = try Bitmap(pngAt: file("a.png"))
    #expect(back.width == 5)
    #expect(back.height == 3)
    #expect(back.pixel(4, 0) == 0x123456)
    #expect(back.pixel(4, 1) == 0xFFFFFF)
  }

  /// Three pixels: opaque, half transparent black, fully transparent.
  @Test func transparentPixelsAreBlendedWithWhite() throws {
    let picture = try foreign(
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAYAAAAb4BS0AAAAFUlEQVR4nGMQMgn7z8DA0MDJyckAABJFAjeg+6VaAAAAAElFTkSuQmCC")
    #expect(picture.pixel(0, 0) == 0x123456)
    #expect(picture.pixel(1, 0) == 0x7F7F7F)
    #expect(picture.pixel(2, 0) == 0xFFFFFF)
  }

  @Test func aPictureWithAPaletteIsRead() throws {
    let picture = try foreign(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQMAAADO7O3JAAAABlBMVEWqu8wBAgPskbrzAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJRU5ErkJggg=="
    )
    #expect(picture.pixel(0, 0) == 0xAABBCC)
    #expect(picture.pixel(1, 0) == 0x010203)
  }

  @Test func aGreyPictureIsRead() throws {
    let picture = try foreign(
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNw+A8AAYIBQKns11MAAAAASUVORK5CYII=")
    #expect(picture.pixel(0, 0) == 0x404040)
    #expect(picture.pixel(1, 0) == 0xFFFFFF)
  }

  /// Reads a picture written by another program.
  private func foreign(_ base64: String) throws -> Bitmap {
    try Bitmap(pngAt: file("foreign.png", holding: try #require(Data(base64Encoded: base64))))
  }

  @Test func writingLeavesNoOtherFiles() throws {
    try picture().writePNG(to: file("a.png"))
    try picture().writePNG(to: file("a.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  @Test func theErrorOfAFailedWriteNamesThePath() throws {
    let url = file("no such folder/a.png")
    let error = #expect(throws: PictureError.self) { try picture().writePNG(to: url) }
    #expect(error?.description.hasPrefix("\(url.path): cannot be written: ") == true)
  }

  @Test func aFailedWriteKeepsTheOldFileAndLeavesNoOther() throws {
    // A folder has the name of the picture, so the last step, the renaming, fails.
    try FileManager.default.createDirectory(at: file("a.png"), withIntermediateDirectories: false)
    #expect(throws: PictureError.self) { try picture().writePNG(to: file("a.png")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
  }

  // MARK: - Errors of libpng

  @Test func aHeaderThatLibpngRefusesIsAnError() {
    #expect(throws: PictureError.notEncoded(reason: "Invalid IHDR data")) {
      try PNGWriter(width: 0, height: 1, level: 1)
    }
  }

  @Test func aPaletteOfMoreThan256ColoursIsAnError() {
    #expect(throws: PictureError.notEncoded(reason: "Invalid palette length")) {
      try PNGWriter(width: 1, height: 1, level: 1, palette: Array(repeating: 0, count: 257))
    }
  }

  @Test func aPictureWithoutRowsIsAnError() {
    #expect(throws: PictureError.notEncoded(reason: "No IDATs written into file")) {
      try PNGWriter(width: 4, height: 4, level: 1).end()
    }
  }
}
