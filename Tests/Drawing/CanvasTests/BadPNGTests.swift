import Foundation
import Testing

@testable import Canvas

/// Files that are no pictures, or broken ones: each is named as what it is.
struct BadPNGTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

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

  @Test func aMissingFile() {
    #expect(error(reading: file("none.png")) == .missing(path: file("none.png").path))
  }

  @Test func whatIsNoFileIsNamedWithoutWaiting() {
    #expect(error(reading: folder) == .unreadable(path: folder.path, reason: "it is a folder"))
    #expect(mkfifo(file("pipe").path, 0o600) == 0)
    #expect(error(reading: file("pipe")) == .unreadable(path: file("pipe").path, reason: "it is a pipe, not a file"))
    let device = PictureError.unreadable(path: "/dev/zero", reason: "it is a device, not a file")
    #expect(error(reading: URL(filePath: "/dev/zero")) == device)
    #expect(throws: device) { try Bitmap.size(ofPNGAt: URL(filePath: "/dev/zero")) }
  }

  @Test func aFileThatIsNotAPNG() throws {
    let jpeg = try file("a.png", holding: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]))
    #expect(error(reading: jpeg) == .notPNG(path: jpeg.path))
    let empty = try file("b.png", holding: Data())
    #expect(error(reading: empty) == .notPNG(path: empty.path))
  }

  @Test func aGitLFSPointer() throws {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let url = try file("a.png", holding: Data(text.utf8))
    #expect(error(reading: url) == .gitLFSPointer(path: url.path))
  }

  @Test func aPictureTruncatedAnywhere() throws {
    let whole = try picture().pngData()
    for count in stride(from: 1, to: whole.count, by: 97) + [8, 32, 33, whole.count - 1] {
      let url = try file("a.png", holding: whole.prefix(count))
      #expect(error(reading: url) == .truncated(path: url.path), "\(count) bytes")
    }
  }

  @Test func aDamagedPicture() throws {
    var data = try picture().pngData()
    data[60] ^= 0x55
    let url = try file("a.png", holding: data)
    #expect(error(reading: url)?.description.hasPrefix("\(url.path): is damaged: ") == true)
  }

  @Test func aPictureOfImpossibleSize() throws {
    var data = try picture().pngData()
    data.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let url = try file("a.png", holding: data)
    #expect(error(reading: url) == .tooLarge(path: url.path, width: 0x7FFF_FFFF, height: 90))
  }

  /// Each part of a file has a checksum.
  @Test func aChangedByteIsSeenOrChangesNoPixel() throws {
    let picture = try picture(), whole = try picture.pngData()
    var seen = 0
    for index in stride(from: 0, to: whole.count, by: 13) {
      var data = whole
      data[index] = ~data[index]
      if let read = try? Bitmap(pngAt: file("a.png", holding: data)) {
        #expect(read == picture, "byte \(index)")
      } else {
        seen += 1
      }
    }
    #expect(seen > 0)
  }

  @Test func theReasonOfTheSystemIsInItsWords() throws {
    try FileManager.default.createSymbolicLink(at: file("a.png"), withDestinationURL: file("a.png"))
    let error = error(reading: file("a.png"))
    #expect(error == .unreadable(path: file("a.png").path, reason: "Too many levels of symbolic links"))
  }

  @Test(arguments: [(16, "width"), (20, "height")])
  func aPictureWithoutPixels(offset: Int, side: String) throws {
    var data = try picture().pngData()
    data.replaceSubrange(offset..<(offset + 4), with: [0, 0, 0, 0])
    let url = try file("a.png", holding: data)
    #expect(error(reading: url) == .damaged(path: url.path, reason: "its \(side) is 0 pixels"))
  }

  @Test func bytesAfterTheEnd() throws {
    let whole = try picture().pngData()
    let one = try file("a.png", holding: whole + [0])
    #expect(error(reading: one) == .damaged(path: one.path, reason: "1 byte follows the end of the picture"))
    let two = try file("b.png", holding: whole + whole)
    #expect(
      error(reading: two) == .damaged(path: two.path, reason: "\(whole.count) bytes follow the end of the picture"))
  }

  @Test func anAnimatedPicture() throws {
    var data = try picture().pngData()
    // The length, the name, two frames without end, and a checksum, which is not tested.
    data.insert(contentsOf: [0, 0, 0, 8] + "acTL".utf8 + [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], at: 33)
    let url = try file("a.png", holding: data)
    #expect(error(reading: url) == .animated(path: url.path))
  }

  /// A file of any size may have no data on the disk; it is refused by its size.
  @Test func aFileThatIsLargerThanItsPictureCanBe() throws {
    let data = try picture().pngData()
    let url = try file("a.png", holding: data)
    #expect(truncate(url.path, 1 << 40) == 0)
    let reason = "it has 1099511627776 bytes, and a picture of 120 × 90 pixels has at most 16064980"
    #expect(error(reading: url) == .damaged(path: url.path, reason: reason))
    #expect(throws: PictureError.truncated(path: url.path)) { try Bitmap.size(ofPNGAt: url) }
  }

  @Test func theHeaderIsJudgedBeforeTheRest() throws {
    var data = try picture().pngData()
    data.replaceSubrange(16..<20, with: [0, 0, 0x40, 1])
    let url = try file("a.png", holding: data.prefix(33))
    #expect(error(reading: url) == .tooLarge(path: url.path, width: 16_385, height: 90))
  }

  @Test func theSizeOfALargeFileNeedsOnlyItsHeaderAndItsEnd() throws {
    let data = try picture().pngData()
    let url = try file("a.png", holding: data.prefix(33))
    #expect(truncate(url.path, 1 << 40) == 0)
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: data.suffix(12))
    #expect(try Bitmap.size(ofPNGAt: url) == (120, 90))
  }

  @Test func theSizeOfABrokenFileIsAnError() throws {
    let data = try picture().pngData()
    let cut = try file("a.png", holding: data.dropLast()), long = try file("b.png", holding: data + [0])
    #expect(throws: PictureError.truncated(path: cut.path)) { try Bitmap.size(ofPNGAt: cut) }
    let reason = "1 byte follows the end of the picture"
    #expect(throws: PictureError.damaged(path: long.path, reason: reason)) { try Bitmap.size(ofPNGAt: long) }
  }

  @Test func theErrorShowsControlCharactersOfTheName() {
    #expect(PictureError.missing(path: "a\u{1B}[2J").description == "a\\u{1B}[2J: there is no such picture")
  }
}
