import Files
import Foundation

/// The changed flags that the expectations of a suite notice, and the unnoticed ones, as text and as JSON.
package struct MutationReport: Equatable, Sendable {
  package var scenes: [SceneMutations]

  /// 0 if each change with an effect is noticed; 1 if one is not, or if a scene does not meet its expectations unchanged;
  /// 65 if a scene cannot be read.
  package var status: Int32 {
    if scenes.contains(where: { !$0.diagnostics.isEmpty }) { return 65 }
    return scenes.contains { !$0.failures.isEmpty || $0.count(.unnoticed) > 0 } ? 1 : 0
  }

  // MARK: Text

  /// Returns the changes that no expectation notices, one a line, as `FILE:LINE: CHANGE`; then the numbers and the score.
  /// - Parameter showsAll: whether the other changes have a line too.
  package func text(showsAll: Bool = false) -> String {
    let lines = scenes.flatMap { self.lines(of: $0, showsAll: showsAll) }
    return (lines + [summary]).map { $0.escapingControlCharacters + "\n" }.joined()
  }

  private func lines(of scene: SceneMutations, showsAll: Bool) -> [String] {
    let note = scene.isOfCode ? ["\(scene.path): is left out, as code makes its views"] : []
    return note + scene.diagnostics + scene.failures.map { "\(scene.path): is not as expected without a change: \($0)" }
      + scene.results.filter { showsAll || $0.outcome == .unnoticed }.map { result in
        "\(scene.path):\(result.line): \(result.change): \(result.outcome.title)"
          + (result.reason.isEmpty ? "" : "; \(result.reason)")
      }
  }

  private func count(_ outcome: MutationResult.Outcome) -> Int { scenes.reduce(0) { $0 + $1.count(outcome) } }

  /// The share of changes with an effect that are noticed, in whole percent, rounded down; nil if none has an effect.
  private var score: Int? {
    let noticed = count(.noticed), all = noticed + count(.unnoticed)
    return all == 0 ? nil : noticed * 100 / all
  }

  private var summary: String {
    let total = count(.noticed) + count(.unnoticed) + count(.withoutEffect), tested = scenes.count { !$0.isOfCode }
    return "\(tested) \(tested == 1 ? "scene" : "scenes"), \(total.grouped) changes: "
      + "\(count(.noticed).grouped) noticed, \(count(.unnoticed).grouped) not noticed, "
      + "\(count(.withoutEffect).grouped) without effect" + (score.map { "; score \($0) %" } ?? "")
  }

  // MARK: JSON

  /// One JSON object. `format` changes when a field changes its name or meaning.
  package var json: String {
    struct Report: Encodable {
      var format = 1
      var status: Int32
      var noticed: Int
      var unnoticed: Int
      var withoutEffect: Int
      var score: Int?
      var scenes: [Scene]
    }
    struct Scene: Encodable {
      var name: String
      var path: String
      var errors: [String]
      var failures: [String]
      var changes: [MutationResult]
    }
    let report = Report(
      status: status, noticed: count(.noticed), unnoticed: count(.unnoticed), withoutEffect: count(.withoutEffect),
      score: score,
      scenes: scenes.map {
        Scene(
          name: $0.name, path: $0.path, errors: $0.diagnostics, failures: $0.failures, changes: $0.results)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that are not finite, which a report does not have.
    return String(decoding: (try? encoder.encode(report)) ?? Data(), as: UTF8.self) + "\n"
  }
}

extension MutationResult.Outcome {
  fileprivate var title: String {
    switch self {
    case .noticed: "noticed"
    case .unnoticed: "not noticed"
    case .withoutEffect: "without effect"
    }
  }
}
