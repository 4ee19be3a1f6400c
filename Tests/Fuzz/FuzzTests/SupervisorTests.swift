import Foundation
import FuzzSupport
import Testing

/// The supervisor sees each kind of fault in another process, and goes on after it.
@Suite struct SupervisorTests {
  /// - Parameter seconds: of the processor. To write to all bytes of the case that uses too much memory can take two.
  private func supervisor(mostFindings: Int = 20, seconds: Double = 6) throws -> FuzzSupervisor {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("Fuzz").path
    let limits = FuzzLimits(seconds: seconds, megabytes: 500)
    return FuzzSupervisor(program: program, limits: limits, mostFindings: mostFindings) { numbers in
      ["faults", "--worker", "--first", "\(numbers.lowerBound)", "--runs", "\(numbers.count)"]
    }
  }

  @Test func everyKindOfFaultIsFoundAndTheOtherCasesAreRun() throws {
    let figures = try supervisor().run(0..<10)
    #expect(figures.findings.map(\.number) == [1, 3, 5, 7])
    #expect(figures.findings.map(\.violation.kind) == ["crash", "hang", "memory", "message"])
    #expect(figures.cases == 10)
    #expect(figures.findings.first?.violation.detail.contains("this case crashes") == true)
  }

  @Test func theRunEndsAfterTheMostFindings() throws {
    #expect(try supervisor(mostFindings: 2).run(0..<10).findings.map(\.number) == [1, 3])
  }

  @Test func figuresOfAProcessThatDoesNotExistAreNil() {
    #expect(ProcessFigures(of: "0") == nil)
    #expect(ProcessFigures(of: "self").map { $0.peakMegabytes > 0 } == true)
  }
}
