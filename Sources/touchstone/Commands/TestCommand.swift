import ArgumentParser
import Files
import Foundation
import Snapshots

/// `touchstone test [PATH…]`: plays scenes and compares what happens with what they expect, and with the references beside them.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Play scenes and compare them with the references beside them.",
    discussion: """
      Three layers are compared: what happened, who would win at every point, and the pixels; the first that differs \
      is the cause. Ends with 0 if all is as expected; 1 if something differs, is missing, obsolete or unstable; 65 \
      if a scene or a reference cannot be read, and 74 if a file cannot be written; the other scenes are still \
      played. With CI set, nothing is written but the results, and everything is made twice.
      """)

  @Argument(help: "Scene files, folders of them, or names of lessons; without any, all lessons.")
  var paths: [String] = []

  @OptionGroup var suite: SuiteArguments

  @Option(help: ArgumentHelp("Also write a report; can be given often.", valueName: "html|junit|json[=FILE]"))
  var report: [ReportRequest] = []

  func run() throws {
    try MainActor.assumeIsolated {
      let options = try suite.options()
      let line = ProgressLine()
      let run = SuiteRun(
        options, workerCommand: [ProgramFile.path, WorkerCommand.name],
        told: { scene in line.show(SuiteText.lines(of: scene, results: options.results, isBrief: line.isOnTerminal)) },
        progressed: line.show)
      let scenes = SceneSuite(paths)
      showWarnings(scenes.warnings)
      let result = try running { try run.run(scenes) }
      try line.finish()
      for report in report { try writing { try report.write(result, options) } }
      try output(SuiteText.summary(of: result) + "\n")
      try judge(result, options)
    }
  }

  /// - Throws: what makes the program end with the right status.
  private func judge(_ result: SuiteResult, _ options: SuiteOptions) throws {
    if result.cases.isEmpty && result.status == .passed && options.only != nil && options.shard == nil {
      throw ValidationError("No case is called like '\(options.only ?? "")'.")
    }
    guard result.status == .passed else { throw ExitCode(result.status.rawValue) }
  }

  private func running<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as FileReplacementError {
      throw Refusal(status: .unwritable, reason: "\(error)")
    } catch let error as SelfTestFailure {
      throw Refusal(status: .different, reason: "\(error)")
    } catch {
      throw Refusal(status: .unreadable, reason: "\(error)")
    }
  }
}

/// Where this program lies, to start more of it.
enum ProgramFile {
  static var path: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}

/// A process of `touchstone test`: tests what it is told on standard input.
struct WorkerCommand: ParsableCommand {
  static let name = "test-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Test scenes for another process.", shouldDisplay: false)

  func run() throws {
    MainActor.assumeIsolated { SuiteWorker.run() }
  }
}
