import Foundation
import Testing

@testable import Snapshots

/// Pipes, devices, links and huge files in the place of references and artifacts: they are named, and nothing waits.
struct OddFileTests {
  /// A suite with all its references, in which `name` was replaced by a pipe that no program writes to.
  private func suite(withPipe name: String) throws -> SuiteFolder {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    if folder.exists(name) { try folder.remove(name) }
    try #require(mkfifo(folder.path(name), 0o666) == 0)
    return folder
  }

  @Test func aReferenceThatIsAPipe() throws {
    let folder = try suite(withPipe: "a.reference/default@end.txt")
    let result = try folder.run("test", ".", "--layers", "trace")
    #expect(result.status == 65)
    let name = "a.reference/default@end.txt"
    #expect(result.printed.contains("  error    \(name): cannot be read: it is a pipe, not a file\n"))
    // The actual trace is beside it, and accepting it does not wait for a reader.
    let accepted = try folder.run("accept", "--all")
    #expect(accepted.status == 74)
    #expect(accepted.warnings.hasSuffix("default@end.txt: cannot be written: No such device or address\n"))
  }

  @Test func aReferenceThatIsADevice() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    try folder.write("", to: "a.reference/x")
    let link = folder.path("a.reference/default@end.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/zero")
    let result = try folder.run("test", ".", "--layers", "trace")
    #expect(result.status == 65)
    #expect(result.printed.contains("cannot be read: it is a device, not a file\n"))
  }

  @Test func aReferenceThatIsHuge() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "a.reference/default@end.txt": ""])
    try #require(truncate(folder.path("a.reference/default@end.txt"), 1 << 40) == 0)
    let result = try folder.run("test", ".", "--layers", "trace")
    #expect(result.status == 65)
    #expect(result.printed.contains("cannot be read: it has 1099511627776 bytes; the limit is 50000000\n"))
  }

  @Test func aManifestThatIsAPipe() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    #expect(try folder.run("test", ".", "--layers", "trace").status == 1)
    try folder.remove(".touchstone/a-default/accept.json")
    try #require(mkfifo(folder.path(".touchstone/a-default/accept.json"), 0o666) == 0)
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(
      result.warnings
        == "touchstone: .touchstone/a-default/accept.json: cannot be read: it is a pipe, not a file\n")
    // The next test removes it.
    #expect(try folder.run("test", ".", "--layers", "trace").status == 1)
    #expect(try folder.run("accept", "--all").status == 0)
  }

  @Test func anArtifactThatIsAPipe() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    #expect(try folder.run("test", ".", "--layers", "trace").status == 1)
    try folder.remove(".touchstone/a-default/actual.txt")
    try #require(mkfifo(folder.path(".touchstone/a-default/actual.txt"), 0o666) == 0)
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(result.warnings == "touchstone: .touchstone/a-default/actual.txt: cannot be read\n")
  }

  @Test func aManifestThatNamesAFileElsewhereIsNotUsed() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    #expect(try folder.run("test", ".", "--layers", "trace").status == 1)
    let manifest = try folder.text(".touchstone/a-default/accept.json")
    let changed = manifest.replacing("\"actual.txt\"", with: "\"../../a.yaml\"")
    try folder.write(changed, to: ".touchstone/a-default/accept.json")
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(result.warnings.contains("accept.json: is damaged; run the test again"))
  }

  private static let expecting = TestScenes.card(more: "expect:\n  - { at: end, hit: button }")

  @Test func scenesInAFolderThatAreNoFiles() throws {
    let folder = try SuiteFolder(["a.yaml": Self.expecting, "huge.yaml": ""])
    try #require(mkfifo(folder.path("pipe.yaml"), 0o666) == 0)
    try #require(truncate(folder.path("huge.yaml"), 1 << 40) == 0)
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 65)
    #expect(result.printed.contains("PASS a  1 case"))
    #expect(result.printed.contains("ERROR pipe  "))
    #expect(result.printed.contains("ERROR huge  "))
  }

  @Test func circlesOfSymbolicLinksEnd() throws {
    let folder = try SuiteFolder(["deep/er/a.yaml": Self.expecting])
    for (name, target) in [("deep/er/up", "../.."), ("deep/self", "."), ("deep/er/other", "../er")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    }
    let result = try folder.run("test", ".", "--layers", "none")
    #expect(result.status == 0)
    #expect(result.printed == "PASS a  1 case\n1 scene, 1 case, all as expected\ncompared: expectations only\n")
  }

  @Test func aSuiteWhoseTestWasInterruptedIsNotAccepted() throws {
    let folder = try SuiteFolder(["a.yaml": Self.expecting])
    var artifacts = ArtifactFolder(name: "a", in: folder.url.appending(path: ".touchstone"))
    try artifacts.write(Data("x".utf8), named: "actual.txt", for: folder.url.appending(path: "a.txt"))
    let result = try folder.run("accept", "--all")
    #expect(result.status == 65)
    #expect(
      result.warnings
        == "touchstone: .touchstone/a: is incomplete, because the test was interrupted; run it again\n")
    #expect(try folder.run("test", ".", "--layers", "none").status == 0)
    #expect(!folder.exists(".touchstone"))
  }
}
