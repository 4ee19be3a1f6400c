import ArgumentParser
import Canvas
import Console
import Files
import Foundation
import Snapshots

/// `touchstone test [PATH…]`: plays scenes and compares them with their expectations and references.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Play scenes and compare them with the references beside them.",
    discussion: """
      Compares four layers: the scene as it was given, the trace of what happened, the hit map of every point, and the \
      pixels. The first that differs is the cause. Exit codes: 0 if nothing differs; 1 if something differs, is missing, obsolete or \
      unstable; 65 if a scene or a reference cannot be read; 70 if the code of a scene crashes or does not return; 74 if a \
      file cannot be written. The other scenes are \
      still tested. What is compared, and by which rules, is in the file touchstone.yaml at the root of the suite; options \
      come before it. With the environment variable CI set (CI mode), no reference is written, and each snapshot is \
      made twice.
      """)

  @Argument(help: "Scene files, folders, or names of presets (default: the suite of this folder, else all presets).")
  var paths: [String] = []

  // Side by side: a debug build checks a group once more for each group around it.
  @OptionGroup var suite: SuiteArguments

  @OptionGroup var rules: RuleArguments

  @OptionGroup var code: CodeOption

  @OptionGroup var appearance: AppearanceOptions

  @Option(help: ArgumentHelp("Report to write; can be repeated.", valueName: "html|junit|json[=FILE]"))
  var report: [ReportRequest] = []

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try reading { try SceneSuite.configured(paths) }
      let options = try suite.options(scenes.configuration, rules, appearance)
      if let only = options.only, !scenes.hasCase(matching: only) {
        throw ValidationError("No case matches '\(only)'.")
      }
      let lock = FolderLock(URL(fileURLWithPath: options.results)) {
        warn("waiting for the end of another run that writes to \(options.results)")
      }
      defer { withExtendedLifetime(lock) {} }
      let line = ProgressLine()
      let run = SuiteRun(
        options,
        workerCommand: [ProgramFile.path, WorkerCommand.name] + code.arguments,
        onProgress: line.show)
      showWarnings(scenes.warnings)
      for report in report { try writing { try report.remove(from: options.results) } }
      var result = try running { try code.permission.running { try run.run(scenes) } }
      line.show(SuiteText.lines(of: result, results: options.results, isBrief: line.isOnTerminal))
      try line.finish()
      result.run = RunData(
        version: Version.current, libraries: try reading { try Typesetter() }.libraryVersions, folder: scenes.folder)
      var refusals: [Refusal] = []
      for report in report {
        do { try writing { try report.write(result, options) } } catch let refusal as Refusal {
          refusals.append(refusal)
        }
      }
      if WorkflowCommand.areRead {
        try outputWorkflowCommands(GitHubAnnotations.lines(of: result))
      }
      let lines = result.problems.map { "ERROR \($0)" } + [SuiteText.summary(of: result)] + result.coverage
      try output(lines.map { $0 + "\n" }.joined())
      refusals.dropLast().forEach { warn($0.reason) }
      if let last = refusals.last { throw last }
      guard result.status == .passed else { throw ExitCode(result.status.rawValue) }
    }
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

/// The file of this program, to start workers.
enum ProgramFile {
  static var path: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}

/// A worker process of `touchstone test`, which reads requests from standard input.
struct WorkerCommand: ParsableCommand {
  static let name = "test-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Test scenes for another process.", shouldDisplay: false)

  @OptionGroup var code: CodeOption

  func run() throws {
    MainActor.assumeIsolated { code.permission.running { SuiteWorker.run() } }
  }
}
