import ArgumentParser
import Foundation
import FuzzSupport

/// A command that runs the cases of a fuzzer in worker processes.
nonisolated protocol FuzzCommand: ParsableCommand, Sendable {
  associatedtype Cases: Fuzzer

  var options: FuzzOptions { get }

  func makeFuzzer(seed: UInt64) throws -> Cases
}

/// The options of all commands that run cases in worker processes.
struct FuzzOptions: ParsableArguments {
  @Option(help: "The seed: the same seed makes the same cases.")
  var seed: UInt64 = 1

  @Option(help: "The number of cases. (default: 10000, or no limit with --minutes)")
  var runs: Int?

  @Option(help: "The time after which no further case begins.")
  var minutes: Double?

  @Option(help: "The number of the first case.")
  var first = 0

  @Option(help: "A file with one input, which is tried instead of random ones.")
  var `case`: String?

  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    guard runs ?? 1 > 0, minutes ?? 1 > 0, first >= 0 else {
      throw ValidationError("--runs and --minutes must be more than 0, --first at least 0.")
    }
  }

  /// The numbers of the cases.
  var numbers: Range<Int> {
    let (end, isTooLarge) = first.addingReportingOverflow(runs ?? (minutes == nil ? 10_000 : .max))
    return first..<(isTooLarge ? .max : end)
  }
}

nonisolated extension FuzzCommand {
  static var discussion: String {
    "Each case that is at fault is written to a file in the current folder and printed; with one, the exit status is 1."
  }

  func run() throws { try MainActor.assumeIsolated { options.worker ? try runWorker() : try supervise() } }

  @MainActor private func runWorker() throws {
    let fuzzer = try makeFuzzer(seed: options.seed)
    guard let path = options.case else { return FuzzWorker.run(fuzzer, options.numbers, FuzzLimits()) }
    FuzzWorker.run(fuzzer, Array(try Data(contentsOf: URL(fileURLWithPath: path))), FuzzLimits())
  }

  @MainActor private func supervise() throws {
    if let path = options.case { return try replay(path) }
    let fuzzer = try makeFuzzer(seed: options.seed)
    let end = options.minutes.map { Date(timeIntervalSinceNow: $0 * 60) } ?? .distantFuture
    let supervisor = FuzzSupervisor(end: end) { numbers in
      let runs = "\(numbers.upperBound - numbers.lowerBound)"
      return [Cases.name, "--worker", "--seed", "\(options.seed)", "--first", "\(numbers.lowerBound)", "--runs", runs]
    }
    let figures = try supervisor.run(options.numbers) { finding in
      let path = "\(Cases.name)-\(options.seed)-\(finding.number).\(Cases.fileExtension)"
      let input = Data(fuzzer.makeInput(number: finding.number))
      let isWritten = FileManager.default.createFile(atPath: path, contents: input)
      let place = isWritten ? path : "\(path), which cannot be written"
      print("seed \(options.seed), case \(finding.number): \(finding.violation) in \(place)")
    }
    print("\(figures.cases) cases, \(figures.findings.count) findings")
    if !figures.findings.isEmpty { throw ExitCode(1) }
  }

  @MainActor private func replay(_ path: String) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      FileHandle.standardError.write(Data("Fuzz: \(path): cannot be read\n".utf8))
      throw ExitCode(65)
    }
    let supervisor = FuzzSupervisor { _ in [Cases.name, "--worker", "--case", path] }
    let figures = try supervisor.run(0..<1)
    for finding in figures.findings { print("\(path): \(finding.violation)") }
    guard figures.findings.isEmpty else { throw ExitCode(1) }
    print("no finding")
  }
}

/// `Fuzz faults`: cases with known faults, for the tests of the supervisor.
struct FaultsCommand: FuzzCommand {
  static let configuration = CommandConfiguration(commandName: FaultFuzzer.name, shouldDisplay: false)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) -> FaultFuzzer { FaultFuzzer() }
}
