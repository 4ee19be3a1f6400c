import ArgumentParser
import CommandFuzz
import Foundation

/// `Fuzz kills`: kills the program at random moments while it writes references.
struct KillsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kills", abstract: "Kill touchstone while it writes references, and look for incomplete ones.",
    discussion:
      "Each reference must be complete or absent, and the next run must write the rest. If not, the exit status is 1.")

  @Option(help: "The seed: it determines the numbers of changes after which the program is killed.")
  var seed: UInt64 = 1

  @Option(help: "The number of kills.")
  var runs = 100

  @Option(help: "The program. (default: touchstone beside this program)")
  var program: String?

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be more than 0.") }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-kills-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let campaign = KillCampaign(program: program ?? beside.appending(path: "touchstone").path, folder: folder)
    let figures = try campaign.run(kills: runs, seed: seed)
    for finding in figures.findings { print(finding) }
    print(
      "\(figures.kills) kills, \(figures.completed) of them too late; \(figures.references) references and "
        + "\(figures.partialFiles) partial files; \(figures.findings.count) findings")
    if !figures.findings.isEmpty { throw ExitCode(1) }
  }
}
