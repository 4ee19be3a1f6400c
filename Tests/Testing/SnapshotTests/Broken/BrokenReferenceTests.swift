import Foundation
import Testing
@testable import Canvas
@testable import Scenes
@testable import Snapshots

/// References that cannot be used: the error names the file and the reason, the exit code is 65, and the others are compared.
struct BrokenReferenceTests {
  /// Runs a suite in which one reference is `data`, and returns the error for it, without its path.
  private func warning(about data: Data, as ending: String) throws -> String? {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.card])
    let appearance = { (options: inout SuiteOptions) in
      options.layers = ending.contains("frame") ? [.frame] : [.trace, .hitMap]
      options.appearance.part = .stage
    }
    _ = try folder.test {
      appearance(&$0)
      $0.update = .missing
    }
    let file = "a.reference/default@end" + ending
    #expect(folder.exists(file))
    try folder.write(data, to: file)
    let result = try folder.test(appearance)
    #expect(result.status == .unreadable)
    #expect(result.cases.map(\.status) == [.unreadable, .same])
    guard case .unreadable(let sentence) = result.cases.first?.findings.first else { return nil }
    return sentence.hasPrefix(folder.path(file) + ": ") ? String(sentence.dropFirst(folder.path(file).count + 2)) : nil
  }

  private nonisolated static let pictures = [".hitmap.png", ".light-en-1x-stage.frame.png"]

  @Test(arguments: pictures)
  func aFileThatIsNotAPNG(ending: String) throws {
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + Array(repeating: 0, count: 200))
    #expect(try warning(about: jpeg, as: ending) == "is not a PNG picture")
    #expect(try warning(about: Data("GIF89a".utf8) + Data(count: 99), as: ending) == "is not a PNG picture")
    #expect(try warning(about: Data("just a text\n".utf8), as: ending) == "is not a PNG picture")
    #expect(try warning(about: Data(), as: ending) == "is not a PNG picture")
  }

  @Test(arguments: pictures + [".txt"])
  func aGitLFSPointer(ending: String) throws {
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab\nsize 12345\n".utf8)
    let sentence = try #require(try warning(about: pointer, as: ending))
    #expect(sentence.hasPrefix("is a Git LFS pointer, not the "))
    #expect(sentence.hasSuffix("; run `git lfs pull`"))
  }

  @Test(arguments: pictures)
  func aTruncatedPicture(ending: String) throws {
    let whole = try Bitmap(width: 360, height: 560).pngData()
    let sentence = "is truncated: the end of the picture is missing"
    #expect(try warning(about: whole.dropLast(1), as: ending) == sentence)
    #expect(try warning(about: whole.prefix(20), as: ending) == sentence)
  }

  @Test(arguments: [".scene.txt", ".txt", ".hitmap.png", ".light-en-1x-stage.frame.png"])
  func anUpdateWritesItAnew(ending: String) throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    let allLayers = { (options: inout SuiteOptions) in
      options.layers = SnapshotLayer.allCases
      options.appearance.part = .stage
    }
    let writing = { (options: inout SuiteOptions) in
      allLayers(&options)
      options.update = .all
    }
    _ = try folder.test(writing)
    let references = try folder.references()
    try folder.write("", to: "a.reference/default@end" + ending)
    #expect(try folder.test(allLayers).status != .passed)
    #expect(try folder.test(writing).status == .passed)
    #expect(try folder.references() == references)
    #expect(try folder.test(allLayers).status == .passed)
  }

  @Test func aPictureThatCannotBeDecoded() throws {
    let snapshots = SceneSnapshots(of: try .parse(TestScenes.card, file: "a.yaml"), maker: try SnapshotMaker())
    var data = try snapshots.content(.hitMap, of: .end).data(drawnWith: "")
    let body = try #require(data.range(of: Data("IDAT".utf8)))
    data[body.upperBound + 6] ^= 0xFF
    #expect(try warning(about: data, as: ".hitmap.png")?.hasPrefix("is damaged: ") == true)
  }

  @Test func aMapWithoutNames() throws {
    let data = try Bitmap(width: 360, height: 560).pngData()
    #expect(
      try warning(about: data, as: ".hitmap.png")
        == "was not written by Touchstone, or was changed since: it has no names")
  }

  @Test func aTextThatIsNotUTF8() throws {
    #expect(try warning(about: Data([0x61, 0xFF, 0xFE]), as: ".txt") == "is not UTF-8 text")
  }

  @Test(arguments: ["default@end.txt", "default@end.hitmap.png"])
  func aFolderWithTheNameOfAReference(name: String) throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    try folder.remove("a.reference/\(name)")
    try folder.write("", to: "a.reference/\(name)/file")
    let result = try folder.run("test", ".", "--layers", "trace,hitmap")
    #expect(result.status == 65)
    #expect(
      result.printed.contains("  error    \(folder.path("a.reference/\(name)")): cannot be read")
        || result.printed.contains("  error    a.reference/\(name): cannot be read"))
  }

  @Test func lineEndsThatGitConvertedAreNotADifference() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    let text = try folder.text("a.reference/default@end.txt")
    try folder.write(text.replacing("\n", with: "\r\n"), to: "a.reference/default@end.txt")
    #expect(try folder.test().status == .passed)
  }

  // MARK: Large pictures

  /// Returns a picture of one colour, with `side` pixels each way.
  private func picture(_ side: Int) throws -> Data {
    let writer = try PNGWriter(width: side, height: side, level: 9, palette: [0xFFFFFF, 0], note: nil)
    let row = [UInt8](repeating: 0, count: side)
    for _ in 0..<side { try writer.write(row) }
    return try writer.end()
  }

  @Test func aPictureOfAnotherSizeIsNotDecoded() throws {
    var data = try picture(64)
    // Its header claims the maximum size; decoding it would take a gigabyte, and fail.
    data.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    try folder.write(data, to: "a.reference/default@end.hitmap.png")
    let result = try folder.test()
    #expect(result.cases.first?.status == .failed)
    #expect(
      SuiteText.lines(of: result.scenes[0], results: "").contains(
        "  hit map  the screen is 360×560 points, expected 16384×16384"))
  }

  @Test(arguments: [(14_000, 14_000), (0x7FFF_FFFF, 1)])
  func aPictureThatClaimsTooManyPixelsIsNotDecoded(width: Int, height: Int) throws {
    var data = try picture(64)
    for (offset, value) in [(16, width), (20, height)] {
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
      data.replaceSubrange(offset..<(offset + 4), with: bytes)
    }
    let folder = try SuiteFolder()
    try folder.write(data, to: "huge.png")
    let result = try folder.run("diff", "huge.png", "huge.png")
    #expect(result.status == 65)
    #expect(result.warnings.contains("huge.png: \(width) × \(height) pixels are too many; the limits are 16384 "))
  }

  @Test func anEndlessFileIsNotReadCompletely() throws {
    let result = try SuiteFolder().run("diff", "/dev/zero", "/dev/zero")
    #expect(result.status == 65)
    #expect(result.warnings == "touchstone: /dev/zero: cannot be read: it is a device, not a file\n")
  }
}

extension SnapshotCase {
  /// The only case of a scene with one variant and no marks.
  fileprivate static let end = SnapshotCase(suiteName: "a", variant: "default", mark: "end", isMain: true)
}
