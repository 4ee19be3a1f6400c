/// The result of one change of a flag.
package struct MutationResult: Codable, Equatable, Sendable {
  /// The result of the scene's expectations after a change.
  enum Outcome: String, Codable, Sendable {
    /// An expectation is not met.
    case noticed
    /// Trace or hit map change, and all expectations are met.
    case unnoticed
    /// Neither trace nor hit map changes, in any variant at any mark.
    case withoutEffect
  }

  var object: String
  var property: String
  var before: String
  var after: String
  /// The line of the property in the scene's file, or of its object.
  var line: Int
  var outcome: Outcome
  /// The expectation that is not met, or the first effect that no expectation notices; empty without an effect.
  var reason: String

  /// `card.isHidden false → true`.
  var change: String { "\(object).\(property) \(before) → \(after)" }
}

/// The results of all changes of one scene.
package struct SceneMutations: Codable, Equatable, Sendable {
  package var name: String
  /// The path of the scene's file, as given.
  package var path: String
  /// The errors of a file that does not load.
  package var diagnostics: [String] = []
  /// The expectations that the scene does not meet without a change. Then no change is made: each would seem to be noticed.
  package var failures: [String] = []
  package var results: [MutationResult] = []
  /// Whether code makes the views, which has no flags that could be changed.
  package var isOfCode = false

  func count(_ outcome: MutationResult.Outcome) -> Int { results.filter { $0.outcome == outcome }.count }
}
