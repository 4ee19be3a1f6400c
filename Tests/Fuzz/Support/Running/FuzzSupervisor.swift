import Foundation

/// Runs cases in a worker process, and watches it from outside: a crash, a hang or too much memory ends only the worker,
/// and a new one goes on with the next case.
package struct FuzzSupervisor {
  /// A case at fault.
  package struct Finding: Equatable, Sendable {
    package let number: Int
    package let violation: Violation
  }

  /// What a run has done.
  package struct Figures: Sendable {
    /// Cases that were begun.
    package var cases = 0
    package var findings: [Finding] = []
  }

  /// The program whose worker runs the cases.
  let program: String
  /// Returns the arguments of a worker for some cases.
  let arguments: (Range<Int>) -> [String]
  let limits: FuzzLimits
  /// No further case begins after this time, or after this many findings.
  let end: Date
  let mostFindings: Int

  package init(
    program: String = "/proc/self/exe", limits: FuzzLimits = FuzzLimits(), end: Date = .distantFuture,
    mostFindings: Int = 20, arguments: @escaping (Range<Int>) -> [String]
  ) {
    // The link means another program in the worker.
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
    (self.program, self.arguments, self.limits) = (path, arguments, limits)
    (self.end, self.mostFindings) = (end, mostFindings)
  }

  /// Runs cases until all are run, the time is over, or there are too many findings.
  /// - Parameter found: called with each finding as soon as it is made.
  package func run(_ numbers: Range<Int>, found: (Finding) -> Void = { _ in }) throws -> Figures {
    var figures = Figures()
    var rest = numbers
    while !rest.isEmpty, Date() < end, figures.findings.count < mostFindings {
      let known = figures.findings.count
      let next = try watch(WorkerProcess(program: program, arguments: arguments(rest)), rest, &figures)
      figures.findings[known...].forEach(found)
      rest = max(next, rest.lowerBound)..<numbers.upperBound
    }
    return figures
  }

  /// Follows a worker to its end, and returns the number of the case to go on with.
  private func watch(_ worker: WorkerProcess, _ numbers: Range<Int>, _ figures: inout Figures) throws -> Int {
    var current = numbers.lowerBound, isEnded = false
    var start = 0.0, timed: Int?
    while let reports = worker.reports(waiting: 100) {
      for report in reports {
        switch report {
        case .begin(let number): (current, figures.cases) = (number, figures.cases + 1)
        case .found(let number, let violation): figures.findings.append(Finding(number: number, violation: violation))
        case .end: isEnded = true
        }
      }
      guard !isEnded, let used = worker.figures else { continue }
      if timed != current { (timed, start) = (current, used.seconds) }
      let excess = used.seconds - start > limits.seconds ? limits.timeViolation : limits.excess(of: used)
      if let excess {
        worker.kill()
        figures.findings.append(Finding(number: current, violation: excess))
        return current + 1
      }
      if Date() >= end || figures.findings.count >= mostFindings {
        worker.kill()
        return numbers.upperBound
      }
    }
    if let violation = worker.crash() { figures.findings.append(Finding(number: current, violation: violation)) }
    return isEnded ? numbers.upperBound : current + 1
  }
}

extension FuzzLimits {
  /// Too much memory while a case runs. The worker itself reports what it sees after a case; this is for one that goes on
  /// growing.
  fileprivate func excess(of used: ProcessFigures) -> Violation? {
    used.peakMegabytes > 2 * megabytes ? memoryViolation(used.peakMegabytes) : nil
  }
}
