import Scenes

/// How one scene did in a test.
@MainActor struct SceneReport: Sendable {
  /// What came of it.
  enum Outcome: Equatable, Sendable {
    /// All of so many expectations were met.
    case passed(expectations: Int)
    case failed([VariantFailure])
    /// The scene does not load.
    case unreadable(SceneError)
  }

  /// A failure and the variant that it happened in.
  struct VariantFailure: Equatable, Sendable {
    var variant: String
    var failure: ExpectationFailure
  }

  /// The scene's slug; for a scene that does not load, what was asked for.
  var name: String
  var outcome: Outcome

  var isPassed: Bool { if case .passed = outcome { true } else { false } }

  /// `PASS`, `FAIL` or `ERROR` with the name; below it, indented, what is wrong.
  var lines: [String] {
    switch outcome {
    case .passed(0): ["PASS \(name)  nothing is expected of it"]
    case .passed(1): ["PASS \(name)  1 expectation"]
    case .passed(let count): ["PASS \(name)  \(count) expectations"]
    case .failed(let failures): failures.flatMap { lines(of: $0, after: failures) }
    case .unreadable(let error): ["ERROR \(name)"] + error.diagnostics.map { "  \($0)" }
    }
  }

  /// A headline for each variant and mark, then a line for each thing that differs.
  private func lines(of failure: VariantFailure, after all: [VariantFailure]) -> [String] {
    let group = all.first { $0.variant == failure.variant && $0.failure.mark == failure.failure.mark }
    let headline = group == failure ? ["FAIL \(name) @\(failure.failure.mark)  \(failure.variant)"] : []
    return headline + ["  \(failure.failure)"]
  }
}
