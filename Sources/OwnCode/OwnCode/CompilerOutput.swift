import Scenes

/// The output of the compiler.
struct CompilerOutput {
  private let text: String
  private let work: String
  private let paths: [String: String]

  /// - Parameters:
  ///   - work: the folder in which it ran.
  ///   - paths: the person's paths, by the names that the files had there.
  init(_ text: String, work: String, paths: [String: String]) {
    (self.text, self.work, self.paths) = (text, work, paths)
  }

  /// Its errors, each once, with the person's own paths. Those of the generated file come last: they follow from others.
  var problems: CodeProblems {
    if text.contains("cannot be imported by the Swift") || text.contains("compiled with Swift") {
      let reason = text.split(whereSeparator: \.isNewline).first { $0.contains("compiled with Swift") } ?? ""
      return CodeProblems(
        """
        'swiftc' is of another version than the one that Touchstone was built with (\(reason.trimmed)). Build Touchstone \
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
      }
      guard !found.contains(problem) else { continue }
      found.append(problem)
    }
    let own = found.filter { !($0.path ?? "").hasSuffix("main.swift") }
    if !own.isEmpty { return CodeProblems(own) }
    if !found.isEmpty { return CodeProblems(found) }
    let last = text.split(whereSeparator: \.isNewline).suffix(6).joined(separator: "\n")
    return CodeProblems("the compiler stopped without an error message: \(last.replacing(work, with: "."))")
  }

  /// `Knob.swift:12:5: error: message`, or `error: message`.
  private static func problem(in line: String) -> CodeProblem? {
    if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/) {
      return CodeProblem(
        ProblemText(verbatim: String(match.4)), path: String(match.1), line: Int(match.2), column: Int(match.3))
    }
    guard let match = line.wholeMatch(of: /(?:<unknown>:0: |.*ld.*: )?error: (.*)/) else { return nil }
    let message = String(match.1)
    // They only say that there were errors.
    let isEcho = message.hasPrefix("fatalError") || message.contains("command failed with exit code")
    return isEcho ? nil : CodeProblem(ProblemText(verbatim: message))
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
