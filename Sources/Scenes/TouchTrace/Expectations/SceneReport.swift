import Scenes

/// The result of testing one scene.
@MainActor struct SceneReport: Sendable {
  enum Outcome: Equatable, Sendable {
    /// All expectations were met.
    case passed(expectations: Int)
    case failed([VariantFailure])
    /// The scene does not load.
    case unreadable(SceneError)
  }

  /// A failure with its variant.
  struct VariantFailure: Equatable, Sendable {
    var variant: String
    var failure: ExpectationFailure
  }

  /// The scene's slug; the name that was passed for a scene that does not load.
  var name: String
  var outcome: Outcome

  var isPassed: Bool { if case .passed = outcome { true } else { false } }

  /// `PASS`, `FAIL` or `ERROR` with the name, and below it, indented, the failures.
  var lines: [String] {
    switch outcome {
    case .passed(0): ["PASS \(name)  no expectations"]
    case .passed(1): ["PASS \(name)  1 expectation"]
    case .passed(let count): ["PASS \(name)  \(count) expectations"]
    case .failed(let failures): failures.flatMap { lines(of: $0, after: failures) }
    case .unreadable(let error): ["ERROR \(name)"] + error.diagnostics.map { "  \($0)" }
    }
  }

  /// Returns a line for each failure, and before the first of a variant and mark a headline.
  private func lines(of failure: VariantFailure, after all: [VariantFailure]) -> [String] {
    let group = all.first { $0.variant == failure.variant && $0.failure.mark == failure.failure.mark }
    let headline = group == failure ? ["FAIL \(name) @\(failure.failure.mark)  \(failure.variant)"] : []
    return headline + ["  \(failure.failure)"]
  }
}
