import Foundation

/// Runs many cases of one seed.
package struct CommandCampaign {
  /// A case at fault.
  package struct Finding: Sendable {
    package let number: Int
    /// What is wrong.
    package let text: String
    /// Lines for the shell that start the program in the same way.
    package let script: String
  }

  /// What a run has done.
  package struct Figures: Sendable {
    package var cases = 0
    /// The numbers of cases by exit status; that of a signal is negative.
    package var statuses: [Int32: Int] = [:]
    package var findings: [Finding] = []
  }

  let generator: CommandGenerator
  let run: CommandRun

  package init(_ generator: CommandGenerator, run: CommandRun) { (self.generator, self.run) = (generator, run) }

  /// Runs cases until all are run, the time is over, or there are too many findings.
  /// - Parameter found: called with each finding as soon as it is made.
  package func run(
    _ numbers: Range<Int>, until end: Date = .distantFuture, mostFindings: Int = 20, found: (Finding) -> Void = { _ in }
  ) throws -> Figures {
    var figures = Figures()
    for number in numbers {
      guard Date() < end, figures.findings.count < mostFindings else { break }
      let plan = generator.makeCase(number: number)
      let outcome = try run.run(plan)
      figures.cases += 1
      figures.statuses[outcome.status ?? -outcome.signal, default: 0] += 1
      guard let text = CommandCheck(plan, outcome).finding else { continue }
      let finding = Finding(number: number, text: text, script: plan.script(program: run.program))
      figures.findings.append(finding)
      found(finding)
    }
    return figures
  }
}
