import Foundation

/// Runs cases in a process of their own, and reports each on standard output. The supervisor reads the reports.
package enum FuzzWorker {
  /// A line of the report. Other lines are output of the code under test.
  enum Report: Equatable {
    /// A case begins.
    case begin(Int)
    /// A case is at fault; the next one may still follow.
    case found(Int, Violation)
    /// All cases were run.
    case end

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      switch (fields.first, fields.count) {
      case ("fuzz-begin", 2): self = .begin(Int(fields[1]) ?? 0)
      case ("fuzz-found", 4): self = .found(Int(fields[1]) ?? 0, Violation(String(fields[2]), String(fields[3])))
      case ("fuzz-end", 1): self = .end
      default: return nil
      }
    }

    var line: String {
      switch self {
      case .begin(let number): "fuzz-begin\t\(number)\n"
      case .found(let number, let violation):
        "fuzz-found\t\(number)\t\(violation.kind)\t\(violation.detail.replacing("\n", with: " ⏎ "))\n"
      case .end: "fuzz-end\n"
      }
    }
  }

  /// Runs cases in order. Ends the process after one that needed too much memory, since the peak cannot be reset.
  @MainActor package static func run(_ fuzzer: some Fuzzer, _ numbers: Range<Int>, _ limits: FuzzLimits) {
    for number in numbers {
      report(.begin(number))
      check(fuzzer, fuzzer.makeInput(number: number), number, limits)
    }
    report(.end)
  }

  /// Runs one given input as case 0.
  @MainActor package static func run(_ fuzzer: some Fuzzer, _ input: [UInt8], _ limits: FuzzLimits) {
    report(.begin(0))
    check(fuzzer, input, 0, limits)
    report(.end)
  }

  @MainActor private static func check(_ fuzzer: some Fuzzer, _ input: [UInt8], _ number: Int, _ limits: FuzzLimits) {
    if let violation = fuzzer.check(input) { report(.found(number, violation)) }
    guard let peak = ProcessFigures(of: "self")?.peakMegabytes, peak > limits.megabytes else { return }
    report(.found(number, limits.memoryViolation(peak)))
    exit(0)
  }

  private static func report(_ report: Report) {
    let bytes = Array(report.line.utf8)
    // A supervisor that is gone needs no more reports.
    if write(STDOUT_FILENO, bytes, bytes.count) != bytes.count { exit(1) }
  }
}

/// What a case may use.
package struct FuzzLimits: Sendable {
  /// Processor time in seconds.
  package var seconds: Double
  /// Resident memory of the whole process, in megabytes.
  package var megabytes: Int

  package init(seconds: Double = 2, megabytes: Int = 500) { (self.seconds, self.megabytes) = (seconds, megabytes) }

  func memoryViolation(_ peak: Int) -> Violation { Violation("memory", "\(peak) MB; the limit is \(megabytes) MB") }

  var timeViolation: Violation { Violation("hang", "more than \(seconds) s of processor time") }
}
