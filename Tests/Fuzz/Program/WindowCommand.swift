import ArgumentParser
import Foundation
import WindowFuzz

/// `Fuzz window`: random keys, clicks and drags for the window on a display of its own.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Use the window at random, and look at its memory and descriptors.",
    discussion: """
      Needs Xvfb, xdotool, and touchstone beside this program. With --kills, kills the program at random moments while it \
      records instead, and starts it again: it must find a whole recording.
      """)

  @Option(help: "The seed: the same seed makes the same input.")
  var seed: UInt64 = 1

  @Option(help: "How long the window is used.")
  var minutes = 1.0

  @Option(help: "The number of times that the program is killed.")
  var kills: Int?

  func validate() throws {
    guard minutes > 0, kills ?? 1 > 0 else { throw ValidationError("--minutes and --kills must be more than 0.") }
  }

  func run() throws {
    let findings = try kills.map(kill) ?? use()
    for finding in findings { print(finding) }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  private func kill(_ count: Int) throws -> [String] {
    let (findings, restored) = try RecordingKills(seed: seed).run(count)
    print("\(count) kills, \(restored) recordings restored, \(findings.count) findings")
    return findings
  }

  private func use() throws -> [String] {
    let figures = try WindowCampaign(seed: seed).run(until: Date(timeIntervalSinceNow: minutes * 60))
    let (memory, files) = (figures.megabytes, figures.descriptors)
    print(
      "\(figures.actions) actions, \(figures.findings.count) findings; memory \(Int(memory.first)) to "
        + "\(Int(memory.last)) MB, descriptors \(files.first) to \(files.last)")
    return figures.findings
  }
}
