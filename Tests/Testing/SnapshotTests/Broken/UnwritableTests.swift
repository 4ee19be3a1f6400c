import Foundation
import Testing
@testable import Files

/// Files that cannot be written, and interrupted runs: existing files stay complete.
struct UnwritableTests {
  private static let update = ["test", ".", "--layers", "trace,hitmap", "--jobs", "1", "--update", "all"]

  /// Runs the program with a limit for the size of files, in blocks of 512 bytes. A write beyond it ends the program with
  /// `SIGXFSZ`, or fails if `refuses`.
  private func run(_ folder: SuiteFolder, blocks: Int, refuses: Bool) throws -> SuiteFolder.Outcome {
    let command = ([SuiteFolder.program] + Self.update).map { "'\($0)'" }.joined(separator: " ")
    let shell = "ulimit -f \(blocks); exec env --\(refuses ? "ignore" : "default")-signal=XFSZ \(command)"
    let process = try folder.start(["/bin/sh", "-c", shell])
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return SuiteFolder.Outcome(
      status: status, printed: try folder.text(".printed"), warnings: try folder.text(".warnings"))
  }

  /// Makes a suite of two scenes, the second with a trace of more than 1024 bytes.
  private func suite() throws -> SuiteFolder {
    try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.marks])
  }

  @Test func anInterruptedRunLeavesNoPartialReference() throws {
    let folder = try suite(), whole = try suite()
    #expect(try whole.run(Self.update).status == 0)
    let cut = try run(folder, blocks: 2, refuses: false)
    #expect(cut.status == -SIGXFSZ)
    let references = try folder.references()
    let finished = references.filter { !$0.key.contains(".partial-") }
    #expect(!finished.isEmpty)
    #expect(finished.count < references.count, "nothing was cut: \(references.keys)")
    for (name, data) in try finished.filter({ try whole.references()[$0.key] != $0.value }) {
      Issue.record("\(name) has \(data.count) bytes")
    }
  }

  @Test func theNextRunRemovesPartialFilesAndSaysSo() throws {
    let folder = try suite()
    _ = try run(folder, blocks: 2, refuses: false)
    let result = try folder.run("test", ".", "--layers", "trace,hitmap")
    #expect(result.status == 1)
    let line = /REMOVED b\.reference\/default@inside\.txt\.partial-\d+-\d+  incomplete; an interrupted run left it\n/
    #expect(result.printed.contains(line))
    #expect(!result.printed.contains("OBSOLETE"))
    #expect(try folder.references().keys.allSatisfy { !$0.contains(".partial-") })
    #expect(try folder.run(Self.update).status == 0)
    #expect(try folder.run("test", ".", "--layers", "trace,hitmap").status == 0)
  }

  @Test func aPartialFileOfAnotherRunIsLeftAlone() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    _ = try folder.test { $0.update = .missing }
    let name = "a.reference/default@end.txt.partial-\(getpid())"
    try folder.write("half", to: name)
    let result = try folder.test()
    #expect(result.status == .passed)
    #expect(result.scenes.allSatisfy { $0.obsolete.isEmpty && $0.abandoned.isEmpty })
    #expect(folder.exists(name))
  }

  @Test func withoutDiskSpaceTheOldReferenceStaysAndTheErrorNamesTheFile() throws {
    let folder = try suite()
    #expect(try folder.run(Self.update).status == 0)
    let before = try folder.references()
    try folder.write(TestScenes.marks.replacing("20 20 200 100", with: "30 30 200 100"), to: "b.yaml")
    let result = try run(folder, blocks: 2, refuses: true)
    #expect(result.status == 74)
    let name = "b.reference/default@outside.txt"
    #expect(result.printed.contains("  error    \(name): cannot be written: File too large\n"))
    let after = try folder.references()
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(after[name] == before[name])
    // Smaller files were within the limit.
    #expect(after["b.reference/off@inside.txt"] != before["b.reference/off@inside.txt"])
  }

  @Test func aReportOnAFullDiskEndsWith74() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    for kind in ["html", "junit", "json"] {
      let result = try folder.run("test", ".", "--layers", "none", "--report", "\(kind)=/dev/full")
      #expect(result.status == 74)
      #expect(result.warnings == "touchstone: /dev/full: cannot be written: No space left on device\n")
    }
  }

  @Test func aFolderThatCannotBeMadeEndsWith74() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, "a.reference": "a file where the folder should be"])
    let result = try folder.run(Self.update)
    #expect(result.status == 74)
    #expect(
      result.printed.contains("  error    a.reference/default@end.txt: cannot be written: Not a directory\n"))
    #expect(result.lines.suffix(2).first == "1 scene, 1 case: 1 not written")
  }

  @Test func resultsThatCannotBeWrittenEndWith74() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card, ".touchstone": "a file where the folder should be"])
    let result = try folder.run("test", ".", "--layers", "trace")
    #expect(result.status == 74)
    #expect(result.printed.contains("  error    .touchstone/a-default/accept.json: cannot be written: "))
  }

  @Test func printingToAFullDiskEndsWith74() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    let process = try folder.start(["/bin/sh", "-c", "'\(SuiteFolder.program)' test . --layers none >/dev/full"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  @Test func anAcceptedReferenceThatCannotBeWrittenEndsWith74() throws {
    let folder = try SuiteFolder(["a.yaml": TestScenes.card])
    #expect(try folder.run("test", ".", "--layers", "trace").status == 1)
    try folder.write("a file where the folder should be", to: "a.reference")
    let result = try folder.run("accept", "--all")
    #expect(result.status == 74)
    #expect(result.warnings.hasSuffix("default@end.txt: cannot be written: Not a directory\n"))
  }

  // MARK: Other than files

  @Test func aDeviceIsWrittenToAndNotReplaced() throws {
    try FileReplacement.write(Data("x".utf8), to: URL(filePath: "/dev/null"))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aLinkStaysALink() throws {
    let folder = try SuiteFolder(["far/away.txt": "old"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("near.txt"), withDestinationPath: "far/away.txt")
    try FileReplacement.write(Data("new".utf8), to: folder.url.appending(path: "near.txt"))
    #expect(try folder.text("far/away.txt") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("near.txt")) == "far/away.txt")
  }
}
