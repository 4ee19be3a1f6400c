import ArgumentParser
import Foundation
import WindowFuzz

/// `Fuzz window`: random keys, clicks and drags for the window on a display of its own.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window", abstract: "Use the window at random, and look at its memory and descriptors.",
    discussion: """
      Needs Xvfb, xdotool, and touchstone beside this program. With --kills, kills the program at random moments while it \
      records instead, and starts it again: it must find a whole recording. With --saves, changes own code in an open window \
      so many times instead, with touches in between.
      """)

  @Option(help: "The seed: the same seed makes the same input.")
  var seed: UInt64 = 1

  @Option(help: "How long the window is used.")
  var minutes = 1.0

  @Option(help: "Code or a scene that is open at first.")
  var path: String?

  @Option(help: "The number of times that the program is killed.")
  var kills: Int?

  @Option(help: "The number of times that own code is saved.")
  var saves: Int?

  func validate() throws {
    guard minutes > 0, kills ?? 1 > 0, saves ?? 1 > 0 else {
      throw ValidationError("--minutes, --kills and --saves must be more than 0.")
    }
  }

  func run() throws {
    let findings = try kills.map(kill) ?? saves.map(save) ?? use()
    for finding in findings { print(finding) }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  private func kill(_ count: Int) throws -> [String] {
    let (findings, restored) = try RecordingKills(seed: seed).run(count)
    print("\(count) kills, \(restored) recordings restored, \(findings.count) findings")
    return findings
  }

  private func use() throws -> [String] {
    report(try WindowCampaign(seed: seed, path: path).run(until: Date(timeIntervalSinceNow: minutes * 60)), "actions")
  }

  private func save(_ count: Int) throws -> [String] { report(try SavingCampaign().run(count), "saves") }

  private func report(_ figures: WindowFigures, _ name: String) -> [String] {
    let (memory, files, processes) = (figures.megabytes, figures.descriptors, figures.processes)
    print(
      "\(figures.actions) \(name), \(figures.findings.count) findings; memory \(Int(memory.first)) to "
        + "\(Int(memory.last)) MB, descriptors \(files.first) to \(files.last), processes \(processes.first) to "
        + "\(processes.last)")
    return figures.findings
  }
}
