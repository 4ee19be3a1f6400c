import Foundation

/// What must hold for every start of the program.
package struct CommandCheck {
  let plan: CommandCase
  let outcome: CommandRun.Outcome

  package init(_ plan: CommandCase, _ outcome: CommandRun.Outcome) { (self.plan, self.outcome) = (plan, outcome) }

  /// What is wrong, in words; nil if nothing is.
  package var finding: String? {
    endFinding ?? limitFinding ?? streamFinding
      ?? controlFinding(outcome.printed, on: "standard output")
      ?? controlFinding(outcome.warnings, on: "standard error")
  }

  /// The exit codes in the specification of the command line.
  private static let statuses: Set<Int32> = [0, 1, 64, 65, 69, 70, 74, 141]

  private var isPipeClosed: Bool {
    plan.output == .unread || outputs.contains { $0.hasPrefix("/dev/") } && plan.errors == .unread
  }

  private var endFinding: String? {
    if outcome.isEndless { return "is still running" }
    guard let status = outcome.status else {
      return outcome.signal == SIGPIPE && isPipeClosed ? nil : "ended with signal \(outcome.signal)"
    }
    if !Self.statuses.contains(status) { return "ended with \(status)" }
    return status == 141 && !isPipeClosed ? "ended with 141 without a closed pipe" : nil
  }

  // MARK: Limits

  private var limitFinding: String? {
    let pixels = Double(plan.pixels)
    // A test makes several frames.
    let frames = plan.texts.contains("test") ? 12.0 : 1.0
    let seconds = (plan.texts.contains("test") ? 20 : 2) + frames * pixels / 4e6, megabytes = 500 + pixels * 16 / 1e6
    if outcome.seconds > seconds { return "took \(outcome.seconds) s of processor time; the limit is \(seconds) s" }
    guard Double(outcome.peakMegabytes) > megabytes else { return nil }
    return "used \(outcome.peakMegabytes) MB; the limit is \(Int(megabytes)) MB"
  }

  // MARK: Texts

  /// The commands that always print something when they succeed.
  private static let printing: Set<String> = [
    "list", "trace", "doctor", "diff", "schema", "test", "help", "--help", "--version",
  ]

  private var streamFinding: String? {
    guard let status = outcome.status else { return nil }
    let isRefusal = status != 0 && status != 1 && status != 141
    let isSilent = outcome.warnings.isEmpty && outcome.printed.isEmpty
    if isRefusal && isSilent && plan.errors == .usual { return "ended with \(status) without a message" }
    let isLost = plan.output == .closed || plan.output == .full
    if isLost && status == 0 && Self.printing.contains(plan.texts.first ?? "") {
      return "lost its output and ended with 0"
    }
    return nil
  }

  /// The values of the arguments that name files to write.
  private var outputs: [String] {
    plan.texts.map { text in text.split(separator: "=", maxSplits: 1).last.map(String.init) ?? text }
  }

  /// A control character in a text, unless pictures or reports are written there.
  private func controlFinding(_ bytes: [UInt8], on name: String) -> String? {
    guard !outputs.contains(where: { $0.hasPrefix("/dev/std") || $0.hasPrefix("/dev/fd") }) else { return nil }
    let isScript = plan.texts.contains("--generate-completion-script")
    guard let text = String(validating: bytes, as: UTF8.self) else { return "wrote to \(name) what is not UTF-8" }
    let found = text.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" && !(isScript && scalar == "\t")
    }
    return found.map { "wrote the control character \(String($0.value, radix: 16)) to \(name)" }
  }
}
