import ArgumentParser
import Foundation
import PipelineFuzz

/// `Fuzz pipeline`: random views, recognizers, fingers, and code that changes them from inside callbacks.
struct PipelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pipeline", abstract: "Run random cases in the touch pipeline and check what must always hold.",
    discussion:
      "Stops at the first case that violates an invariant, prints it as small as it can be made, and exits with 1.")

  @Option(help: "The seed: the same seed makes the same cases.")
  var seed: UInt64 = 1

  @Option(help: "The number of inputs after which no further case begins.")
  var events = 1_000_000

  @Option(help: "The largest number of fingers that are down at the same time.")
  var fingers = 5

  @Option(help: "The number of the first case.")
  var first = 0

  @Option(help: "A file with one case, which is run instead of random ones.")
  var `case`: String?

  @Flag(help: "With --case: print the callbacks of the case.")
  var callbacks = false

  @Flag(help: "With --case: make a case that ends the program smaller, and print it.")
  var shrink = false

  @Option(help: "Write each case to this file before it is run. After a crash it holds the case.")
  var current: String?

  func validate() throws {
    guard events > 0, fingers > 0, first >= 0 else {
      throw ValidationError("--events and --fingers must be at least 1, --first at least 0.")
    }
    guard self.case != nil || !callbacks && !shrink else {
      throw ValidationError("--callbacks and --shrink are for one case: name its file with --case.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { if let path = self.case { try replay(path) } else { try search() } }
  }

  // MARK: One case

  @MainActor private func replay(_ path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fail("\(path): cannot be read") }
    let plan: Case
    do { plan = try Case(text: text) } catch { fail("\(path): \(error)") }
    if shrink { return try shrinkCrash(plan, path) }
    let run = CaseRun(plan)
    if callbacks { print(run.callbacks().joined(separator: "\n")) }
    guard let finding = run.finding() else { return print("no finding") }
    print("\(finding.invariant): \(finding.detail)")
    throw ExitCode(1)
  }

  @MainActor private func shrinkCrash(_ plan: Case, _ path: String) throws {
    let shrinking = CrashShrinking(program: CommandLine.arguments[0], path: path + ".candidate")
    guard let shrunk = shrinking.shrink(plan) else { return print("the case does not end the program") }
    print(shrunk.text)
    throw ExitCode(1)
  }

  private func fail(_ message: String, status: Int32 = 65) -> Never {
    FileHandle.standardError.write(Data("Fuzz: \(message)\n".utf8))
    Foundation.exit(status)
  }

  // MARK: Many cases

  @MainActor private func search() throws {
    var figures = Campaign.Figures()
    let start = Date()
    let campaign = Campaign(CaseGenerator(seed: seed, fingers: fingers), events: events)
    let failure = campaign.run(from: first, into: &figures) { _, plan in
      if let current { write(plan, to: current) }
    }
    let seconds = Date().timeIntervalSince(start)
    guard let failure else {
      print(
        "\(figures.cases) cases, \(figures.events) events, no finding; \(Int(Double(figures.events) / seconds)) events/s"
      )
      return
    }
    print("seed \(seed), case \(failure.number): \(failure.finding.invariant): \(failure.finding.detail)")
    print(failure.test)
    throw ExitCode(1)
  }

  @MainActor private func write(_ plan: Case, to path: String) {
    do {
      try plan.text.write(toFile: path, atomically: false, encoding: .utf8)
    } catch {
      fail("\(path): \(error.localizedDescription)", status: 74)
    }
  }
}
