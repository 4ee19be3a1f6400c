import Files
import Foundation
import Testing

@testable import Snapshots

/// Two runs at once with the same folder of results.
struct SharedResultsTests {
  private func start(_ folder: SuiteFolder, _ arguments: String..., errors: Pipe = Pipe()) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: SuiteFolder.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return process
  }

  @Test func theSecondRunSaysThatItWaitsAndBothAreComplete() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let results = folder.url.appending(path: ".touchstone")
    var lock: FolderLock? = FolderLock(results)
    try folder.write("{}", to: ".touchstone/first/accept.json")
    let errors = Pipe()
    let second = try start(folder, "test", ".", "--layers", "trace", errors: errors)
    let warning = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(warning == "touchstone: waiting for the end of another run that writes to .touchstone\n")
    #expect(folder.exists(".touchstone/first/accept.json"))
    withExtendedLifetime(lock) {}
    lock = nil
    second.waitUntilExit()
    #expect(second.terminationStatus == 1)
    #expect(folder.exists(".touchstone/card-default/accept.json"))
    #expect(!folder.exists(".touchstone/first"))
  }

  @Test func runsAtTheSameTimeHaveTheSameResults() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card, "marks.yaml": TestScenes.marks])
    let runs = try (1...4).map { number in
      try start(folder, "test", ".", "--layers", "trace,hitmap", "--report", "junit=report\(number).xml")
    }
    for run in runs { run.waitUntilExit() }
    #expect(runs.map(\.terminationStatus) == [1, 1, 1, 1])
    let reports = try (1...4).map { try folder.text("report\($0).xml").replacing(/time="[0-9.]*"/, with: "") }
    #expect(Set(reports).count == 1)
    #expect(try folder.run("accept", "--all").status == 0)
    #expect(try folder.test().status == .passed)
  }

  @Test func aFolderThatStaysEmptyIsRemoved() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card(more: "expect:\n  - { at: end, hit: button }")])
    #expect(try folder.run("test", ".", "--layers", "none").status == 0)
    #expect(!folder.exists(".touchstone"))
  }
}
