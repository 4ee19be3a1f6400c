import ArgumentParser
import CommandFuzz
import Foundation

/// `Fuzz commands`: starts the program with random arguments, streams and surroundings.
struct CommandsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "commands", abstract: "Start touchstone with random arguments and closed or full streams.",
    discussion: """
      Each case is a process of its own, without a display. Checks its exit status, its time and memory, and what it prints. \
      Prints each case at fault as a script for the shell; with one, the exit status is 1.
      """)

  @Option(help: "The seed: the same seed makes the same cases.")
  var seed: UInt64 = 1

  @Option(help: "The number of cases. (default: 1000, or no limit with --minutes)")
  var runs: Int?

  @Option(help: "The time after which no further case begins.")
  var minutes: Double?

  @Option(help: "The number of the first case.")
  var first = 0

  @Option(help: "The program. (default: touchstone beside this program)")
  var program: String?

  func validate() throws {
    guard runs ?? 1 > 0, minutes ?? 1 > 0, first >= 0 else {
      throw ValidationError("--runs and --minutes must be more than 0, --first at least 0.")
    }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-fuzz-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = program ?? beside.appending(path: "touchstone").path
    let end = minutes.map { Date(timeIntervalSinceNow: $0 * 60) } ?? .distantFuture
    let last = first.addingReportingOverflow(runs ?? (minutes == nil ? 1_000 : .max))
    let campaign = CommandCampaign(CommandGenerator(seed: seed), run: CommandRun(program: path, folder: folder))
    let figures = try campaign.run(first..<(last.overflow ? .max : last.partialValue), until: end) { finding in
      print("seed \(seed), case \(finding.number): \(finding.text)\n\(finding.script)")
    }
    let statuses = figures.statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    print("\(figures.cases) cases, \(figures.findings.count) findings; ended: \(statuses.joined(separator: ", "))")
    if !figures.findings.isEmpty { throw ExitCode(1) }
  }
}
