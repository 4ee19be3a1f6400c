import Foundation
import Testing

@testable import CommandFuzz

/// Random starts of the program that was built with these tests, and the checks themselves.
struct CommandFuzzTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "commands-\(UUID().uuidString)")

  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "touchstone").path

  private func withFolder<Result>(_ body: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body()
  }

  @Test func someRandomStartsEndAsSpecified() throws {
    let figures = try withFolder {
      let run = CommandRun(program: Self.program, folder: folder)
      return try CommandCampaign(CommandGenerator(seed: 7), run: run).run(0..<60)
    }
    #expect(figures.findings.map { "case \($0.number): \($0.text)\n\($0.script)" } == [])
    #expect(figures.cases == 60)
    #expect(figures.statuses.count > 3)
  }

  @Test func aRunThatIsKilledLeavesOnlyCompleteReferences() throws {
    let figures = try withFolder { try KillCampaign(program: Self.program, folder: folder).run(kills: 6, seed: 2) }
    #expect(figures.findings == [])
    #expect(figures.kills == 6)
    #expect(figures.completed < 6)
  }

  @Test func theSameSeedMakesTheSameCases() {
    let first = CommandGenerator(seed: 3), second = CommandGenerator(seed: 3), other = CommandGenerator(seed: 4)
    let cases = (0..<50).map(first.makeCase)
    #expect(cases == (0..<50).map(second.makeCase))
    #expect(cases != (0..<50).map(other.makeCase))
  }

  @Test(arguments: [
    ("kill -SEGV $$", "ended with signal 11"), ("exit 3", "ended with 3"),
    ("exit 65", "ended with 65 without a message"),
    ("exit 141", "ended with 141 without a closed pipe"), ("printf '\\x1b[31m'", "wrote the control character 1b"),
    ("printf '\\xff' >&2", "what is not UTF-8"), ("exec sleep 1000", "is still running"),
    ("sleep 1000 & exit 0", "is still running"),
  ])
  func aFaultIsFound(_ body: String, _ finding: String) throws {
    let outcome = try run(body, CommandCase())
    #expect(CommandCheck(CommandCase(), outcome).finding?.contains(finding) == true)
  }

  @Test func theOutputThatIsLostIsFound() throws {
    var plan = CommandCase()
    plan.arguments = [Array("list".utf8)]
    plan.output = .full
    #expect(CommandCheck(plan, try run("exit 0", plan)).finding == "lost its output and ended with 0")
    #expect(CommandCheck(plan, try run("echo full >&2; exit 74", plan)).finding == nil)
  }

  @Test func argumentsReachTheProgramAsTheyAre() throws {
    var plan = CommandCase()
    plan.arguments = [Array("a b".utf8), [], [0x27, 0x5C, 0x0A, 0xFF], Array("é$(true)`*".utf8)]
    let outcome = try run("printf '%s|' \"$@\"", plan)
    #expect(outcome.printed == Array(plan.arguments.map { $0 + [UInt8(ascii: "|")] }.joined()))
  }

  /// Runs a script in the place of the program.
  private func run(_ body: String, _ plan: CommandCase) throws -> CommandRun.Outcome {
    try withFolder {
      let program = folder.appending(path: "program")
      try Data("#!/bin/bash\n\(body)\n".utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      return try CommandRun(program: program.path, folder: folder, patience: body.contains("sleep") ? 0.2 : 20).run(
        plan)
    }
  }
}
