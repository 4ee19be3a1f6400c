import Files
import Foundation
import Glibc
import PrePass
import Scenes

/// The output and the end of a run of the compiler on a person's sources.
struct CompilerOutput {
  private let result: ConfinedTool.Result
  private var text: String { result.output }
  private let work: String
  private let paths: [String: String]
  private let columns: [String: [KeptColumns]]

  /// - Parameters:
  ///   - work: the folder in which it ran.
  ///   - paths: the person's paths, by the names that the files had there.
  ///   - columns: those that the pre-pass has changed, by the person's paths.
  init(
    _ result: ConfinedTool.Result, work: String, paths: [String: String], columns: [String: [KeptColumns]] = [:]
  ) {
    (self.result, self.work, self.paths, self.columns) = (result, work, paths, columns)
  }

  /// The most problems that are said, and the most letters of one.
  private static let mostProblems = 1_000, longest = 2_000

  /// Whether a module of C that was not made before is missing.
  static func lacksModule(_ output: String) -> Bool {
    output.contains("could not build C module") || output.contains(".pcm': 'Permission denied'")
  }

  /// Its errors, each once, with the person's own paths. Those of the generated file come last: they follow from others.
  ///
  /// The compiler quotes what strangers wrote: signs that act on a terminal are written out, and long texts are cut.
  func problems(_ limits: CompilingLimits = CompilingLimits()) -> CodeProblems {
    let found = result.isLate ? stop(.late(limits)) : stated(limits)
    return CodeProblems(
      found.all.prefix(Self.mostProblems).map { problem in
        var problem = problem
        problem.path = problem.path.map { $0.escapingControlCharacters }
        return problem
      })
  }

  /// The text of the compiler as a message shows it.
  private static func shown(_ text: some StringProtocol) -> String {
    let shown = text.split(separator: "\n").map { String($0).escapingControlCharacters }.joined(separator: "\n")
    return shown.count > longest ? shown.prefix(longest) + " …" : shown
  }

  private func stated(_ limits: CompilingLimits) -> CodeProblems {
    if text.contains("cannot be imported by the Swift") || text.contains("compiled with Swift") {
      let reason = text.split(whereSeparator: \.isNewline).first { $0.contains("compiled with Swift") } ?? ""
      return CodeProblems(
        """
        'swiftc' is of another version than the one that Touchstone was built with (\(Self.shown(reason.trimmed))). Build Touchstone \
        with this compiler, or put the other one on the PATH
        """)
    }
    let full = "No space left on device"
    if text.contains(full) { return CodeProblems("the cache cannot be written: \(full)", path: work) }
    var found: [CodeProblem] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard var problem = CompilerOutput.problem(in: String(line)) else { continue }
      // Behind the last line, the compiler forgets whose file it is. The first line is that of the pre-pass.
      if let path = problem.path.flatMap({ paths[$0] }) {
        (problem.path, problem.line, problem.column) = (path, problem.line.map { max(1, $0 - 2) }, nil)
      } else if let line = problem.line, let changed = problem.path.flatMap({ columns[$0] }) {
        problem.column = problem.column.map { changed.original(of: $0, line: line) }
      }
      guard !found.contains(problem) else { continue }
      found.append(problem)
    }
    let own = found.filter { $0.path.map(paths.values.contains) ?? true }
    if !own.isEmpty { return CodeProblems(own) }
    if !found.isEmpty { return CodeProblems(found) }
    if text.contains("out of memory") || text.contains("failed to allocate") {
      return stop("the compiler needs more than \(limits.memory >> 30) GB for it")
    }
    // A driver that has one job becomes it.
    let reported = text.firstMatch(of: /command failed due to signal (\d+)/).flatMap { Int32($0.1) } ?? 0
    let signal = reported == 0 ? result.status & 0x7F : reported
    // The kernel sets the end of its time.
    if signal == SIGKILL || signal == SIGXCPU { return stop(.late(limits)) }
    if signal != 0 {
      return stop("the compiler crashes here (signal \(Int(signal))): too deep a nesting, or too long an expression")
    }
    let last = text.split(whereSeparator: \.isNewline).suffix(6).joined(separator: "\n").replacing(work, with: ".")
    return CodeProblems("the compiler stopped without an error message: \(Self.shown(last))")
  }

  /// A problem at the place at which the compiler says that it was; else in the only file of the person, or in the folder.
  private func stop(_ problem: ProblemText) -> CodeProblems {
    let own = Set(paths.values)
    for match in text.matches(of: /(?:(?:at|range) \[|source location: )([^\[\]\n]+?):(\d+):\d+/).reversed() {
      let path = paths[String(match.1)] ?? String(match.1)
      if own.contains(path) { return CodeProblems(problem, path: path, line: Int(match.2)) }
    }
    let common =
      own.count == 1 ? own.first : own.map { ($0 as NSString).deletingLastPathComponent }.min { $0.count < $1.count }
    return CodeProblems(problem, path: common)
  }

  /// `Knob.swift:12:5: error: message`, or `error: message`.
  private static func problem(in line: String) -> CodeProblem? {
    if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/) {
      return CodeProblem(
        ProblemText(verbatim: shown(match.4)), path: String(match.1), line: Int(match.2), column: Int(match.3))
    }
    guard let match = line.wholeMatch(of: /(?:<unknown>:0: |.*ld.*: )?error: (.*)/) else { return nil }
    let message = String(match.1)
    // They only say that there were errors.
    let echoes = ["command failed with exit code", "command failed due to signal"]
    let isEcho = message.hasPrefix("fatalError") || echoes.contains { message.contains($0) }
    return isEcho ? nil : CodeProblem(ProblemText(verbatim: shown(message)))
  }
}

extension ProblemText {
  fileprivate static func late(_ limits: CompilingLimits) -> ProblemText {
    "the compiler needs more than \(limits.seconds) s for it"
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
