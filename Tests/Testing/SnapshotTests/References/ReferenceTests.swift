import Foundation
import Testing

@testable import Canvas
@testable import Snapshots

/// Missing, written and obsolete references.
struct ReferenceTests {
  private static let files = [
    "card.reference/default@end.hitmap.png", "card.reference/default@end.txt",
  ]

  /// Makes a folder with a scene and its references.
  private func settled(_ scene: String = TestScenes.card) throws -> SuiteFolder {
    let folder = try SuiteFolder(["card.yaml": scene])
    #expect(try folder.test { $0.update = .missing }.status == .passed)
    return folder
  }

  @Test func aCaseWithoutAReferenceFails() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.test()
    #expect(result.status == .failed)
    #expect(result.cases.map(\.findings) == [[.missing(.trace), .missing(.hitMap)]])
    #expect(try folder.references().isEmpty)
  }

  @Test func missingReferencesAreWrittenAndNamed() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--layers", "trace,hitmap", "--update", "missing")
    #expect(result.status == 0)
    #expect(try folder.references().keys.sorted() == Self.files)
    for file in Self.files { #expect(result.printed.contains("  wrote    \(file)\n")) }
    #expect(result.lines.suffix(2).first == "1 scene, 1 case: 1 written")
    #expect(try folder.test().cases.map(\.status) == [.same])
  }

  @Test func aFrameIsWrittenWithItsElementsAndBothAreNamed() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--layers", "frame", "--part", "window", "--update", "missing")
    let files = ["card.reference/default@end.elements.png", "card.reference/default@end.frame.png"]
    #expect(try folder.references().keys.sorted() == files)
    for file in files { #expect(result.printed.contains("  wrote    \(file)\n")) }
  }

  @Test func aReferenceThatDiffersIsWrittenOnlyOnRequest() throws {
    let folder = try settled()
    let before = try folder.references()
    try folder.write(TestScenes.card(button: "frame: 120 20 120 44"), to: "card.yaml")
    #expect(try folder.test().status == .failed)
    #expect(try folder.test { $0.update = .missing }.status == .failed)
    #expect(try folder.references() == before)
    #expect(try folder.test { $0.update = .changed }.cases.map(\.status) == [.written])
    #expect(try folder.references() != before)
    #expect(try folder.test().status == .passed)
  }

  /// Their pixels say so; the checksum in the file does not count any more.
  @Test func aFrameThatAnotherProgramHasChangedDiffers() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let frames = { (options: inout SuiteOptions) in options.layers = [.frame] }
    _ = try folder.test {
      frames(&$0)
      $0.update = .missing
    }
    #expect(try folder.test(frames).cases.map(\.status) == [.same])
    let file = try #require(try folder.references().keys.first { $0.hasSuffix(".frame.png") })
    let url = URL(fileURLWithPath: folder.path(file)), data = try Data(contentsOf: url)
    let picture = try Bitmap(pngAt: url)
    picture.setPixel(5, 5, picture.pixel(5, 5) ^ 1)
    let chunk = try #require(data.range(of: Data("tsCS".utf8))).lowerBound - 4
    // What precedes the end of the changed picture, and the old checksum and end.
    try (picture.pngData().dropLast(12) + data[chunk...]).write(to: url)
    #expect(try folder.test(frames).cases.map(\.status) == [.failed])
  }

  @Test func theElementsOfAFrameThatIsEqualAreNotRead() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let frames = { (options: inout SuiteOptions) in options.layers = [.frame] }
    _ = try folder.test {
      frames(&$0)
      $0.update = .missing
    }
    let file = try #require(try folder.references().keys.first { $0.hasSuffix(".elements.png") })
    try folder.write("no picture", to: file)
    #expect(try folder.test(frames).cases.map(\.status) == [.same])
  }

  @Test func updatingChangedReferencesDoesNotWriteMissingOnes() throws {
    let folder = try settled()
    try folder.remove("card.reference/default@end.txt")
    let result = try folder.test { $0.update = .changed }
    #expect(result.cases.map(\.findings) == [[.missing(.trace)]])
  }

  @Test func anObsoleteReferenceFailsAndIsRemovedOnRequest() throws {
    let folder = try settled()
    try folder.write("old", to: "card.reference/gone@end.txt")
    let result = try folder.test { $0.update = .changed }
    #expect(result.status == .failed)
    #expect(result.scenes.map(\.obsolete) == [[folder.path("card.reference/gone@end.txt")]])
    #expect(folder.exists("card.reference/gone@end.txt"))
    let cleaned = try folder.test { $0.update = .all }
    #expect(cleaned.status == .passed)
    #expect(cleaned.scenes.map(\.removed) == [[folder.path("card.reference/gone@end.txt")]])
    #expect(try folder.references().keys.sorted() == Self.files)
  }

  @Test func theReferencesOfARemovedSceneAreObsolete() throws {
    let folder = try settled()
    try folder.write(TestScenes.card, to: "other.yaml")
    _ = try folder.test { $0.update = .missing }
    try folder.remove("card.yaml")
    let result = try folder.run("test", ".", "--layers", "trace,hitmap")
    #expect(result.status == 1)
    for file in Self.files { #expect(result.printed.contains("OBSOLETE \(file)  belongs to no case")) }
    #expect(try folder.test { $0.update = .all }.status == .passed)
    #expect(!folder.exists("card.reference"))
  }

  @Test func aFrameOfAnotherAppearanceIsNotObsolete() throws {
    let folder = try settled()
    try folder.write("a picture", to: "card.reference/default@end.dark-en-1x.frame.png")
    #expect(try folder.test().status == .passed)
  }

  @Test func withOnlyTheReferencesOfOtherCasesAreNotObsolete() throws {
    let folder = try SuiteFolder(["marks.yaml": TestScenes.marks])
    _ = try folder.test { $0.update = .missing }
    #expect(try folder.test { $0.only = "@inside" }.status == .passed)
  }

  @Test func eachAppearanceHasItsOwnFrame() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    for theme in ["light", "dark"] {
      let made = try folder.run(
        "test", ".", "--layers", "frame", "--part", "window", "--theme", theme, "--update", "missing")
      #expect(made.status == 0)
    }
    #expect(
      folder.files(under: "card.reference") == [
        "default@end.dark-en-1x.elements.png", "default@end.dark-en-1x.frame.png", "default@end.elements.png",
        "default@end.frame.png",
      ])
  }

  @Test(arguments: ["a b", "über", "半", "a/b", "..", "50%", "A.B"])
  func namesOfMarksAreSafeInPaths(mark: String) {
    let name = mark.inFileName
    #expect(!name.contains("/") && !name.contains(".") && !name.contains(" ") && !name.contains("@"))
  }

  @Test func differentNamesHaveDifferentFiles() {
    let names = ["a b", "a%20b", "a_b", "a-b", "a/b", "ab", "a.b"]
    #expect(Set(names.map(\.inFileName)).count == names.count)
  }
}
