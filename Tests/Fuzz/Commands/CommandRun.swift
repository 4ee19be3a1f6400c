import Foundation

/// Starts the program for one case, and waits for its end.
package struct CommandRun {
  /// How the program ended.
  package struct Outcome: Sendable {
    /// The exit status; nil after a signal.
    var status: Int32?
    var signal: Int32 = 0
    /// Whether it was still running after the longest wait, or left a process behind that was.
    var isEndless = false
    /// Processor time of the program and its workers.
    var seconds = 0.0
    var peakMegabytes = 0
    var printed: [UInt8] = []
    var warnings: [UInt8] = []
  }

  /// The program.
  let program: String
  /// The folder for the files of a case and the outputs.
  let folder: URL
  /// The longest wait, in seconds.
  let patience: Double

  package init(program: String, folder: URL, patience: Double = 20) {
    (self.program, self.folder, self.patience) = (program, folder, patience)
  }

  /// - Throws: when the files cannot be made or the shell cannot be started.
  package func run(_ plan: CommandCase) throws -> Outcome {
    let files = folder.appending(path: "files")
    try CommandFolder(url: files).make()
    for name in [CommandCase.printed, CommandCase.warnings] { try Data().write(to: folder.appending(path: name)) }
    try Data(plan.script(program: program).utf8).write(to: folder.appending(path: "case.sh"))
    let started = try StartedGroup(["bash", "../case.sh"], in: files.path)
    let isOver = started.waitForEnd(seconds: patience * allowance(plan))
    var outcome = started.finish(killing: !isOver)
    outcome.printed = output(CommandCase.printed)
    outcome.warnings = output(CommandCase.warnings)
    return outcome
  }

  /// More patience for large pictures, and for tests: an option without a value takes a name, and all presets are tested.
  private func allowance(_ plan: CommandCase) -> Double {
    max(plan.texts.contains("test") ? 5 : 1, Double(plan.pixels) / 10_000_000)
  }

  private func output(_ name: String) -> [UInt8] {
    Array((try? Data(contentsOf: folder.appending(path: name))) ?? Data())
  }
}

/// A case cannot be run.
package struct CommandRunError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
