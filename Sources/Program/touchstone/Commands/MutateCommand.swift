import ArgumentParser
import Console
import Foundation
import Snapshots

/// `touchstone mutate [PATH…]`: changes each flag of each view in turn, and lists the changes that no expectation notices.
struct MutateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Change each flag in turn, and list the changes that no expectation notices.",
    discussion: """
      Changes one flag of a window, view or recognizer (such as isHidden, isUserInteractionEnabled, clipsToBounds, \
      cancelsTouchesInView; alpha becomes 0 or 1), plays the scene in each variant, and tests its `expect:` again. \
      References are not read. A change that leaves trace and hit map as they are is without effect and does not count. \
      The score is the share of the others that is noticed. The exit status is 0 if all are noticed; 1 if one is not, or \
      if a scene does not meet its expectations unchanged; 65 if a scene cannot be read.
      """)

  @Argument(help: "Scene files, folders, or names of presets (default: all presets).")
  var paths: [String] = []

  @Option(help: "Number of processes (default: one for each core).")
  var jobs: Int?

  @Flag(help: "List also the changes that are noticed, and those without effect.")
  var all = false

  @Flag(help: "Print one JSON object with all changes.")
  var json = false

  func validate() throws { try JobCount.check(jobs) }

  func run() throws {
    try MainActor.assumeIsolated {
      let line = ProgressLine()
      let run = MutationRun(
        jobs: JobCount.chosen(jobs), workerCommand: [ProgramFile.path, WorkerCommand.name], onProgress: line.show)
      let suite = try reading { try SceneSuite.configured(paths) }
      showWarnings(suite.warnings)
      let report = try reading { try run.run(suite) }
      try line.finish()
      if json { try outputJSON(report.json) } else { try output(report.text(showsAll: all)) }
      guard report.status == 0 else { throw ExitCode(report.status) }
    }
  }
}

/// The number of processes that an option asks for.
nonisolated enum JobCount {
  /// - Throws: `ValidationError` for a number out of range.
  static func check(_ jobs: Int?) throws {
    if let jobs, !(1...1_000).contains(jobs) { throw ValidationError("'--jobs' is from 1 to 1000, not \(jobs).") }
  }

  /// Returns the number, or one process for each core.
  static func chosen(_ jobs: Int?) -> Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}
