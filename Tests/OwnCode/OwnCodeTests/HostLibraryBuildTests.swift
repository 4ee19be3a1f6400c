import Foundation
import TestSupport
import Testing

@testable import OwnCode

/// The build of the library for own code, with a script in the place of `swift`.
struct HostLibraryBuildTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// A build whose `swift` is a shell script.
  private func build(_ script: String) throws -> HostLibraryBuild {
    let scratch = folder.appending(path: "host")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let swift = folder.appending(path: "swift")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    return HostLibraryBuild(sources: folder, scratch: scratch, swift: swift.path)
  }

  @Test func itIsNewerThanTheProgramOnceItWasBuilt() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let build = try build("exit 0"), program = folder.appending(path: "program")
    try Data().write(to: program)
    #expect(!build.isNewer(than: program))
    try build.run()
    #expect(build.isNewer(than: program))
    let later = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: program.path)
    #expect(!build.isNewer(than: program))
  }

  @Test func aFailureSaysTheFirstErrorAndWhatToRun() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let build = try build("echo begin; echo 'A.swift:1:1: error: no room' >&2; echo 'error: more'; exit 1")
    let problems = #expect(throws: CodeProblems.self) { try build.run() }
    let text = try #require(problems).message(in: .english)
    #expect(text.contains("cannot be built: A.swift:1:1: error: no room. To see all of it, run swift build"))
    #expect(text.hasSuffix("--scratch-path \(build.scratch.path) -c release --product TouchstoneHost"))
    #expect(!build.isNewer(than: folder.appending(path: "swift")))
  }
}
