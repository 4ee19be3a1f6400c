import Testing

/// The statements of the specification, `Guides/TouchPipeline.md`, that a test checks.
///
///     @Test("a tap is discrete: it sends one action, at ended", .statements("GT-04", "GR-01"))
package nonisolated struct StatementsTrait: TestTrait {
  let ids: [String]

  /// Swift Testing calls this for every test that will run, before the first one runs.
  package func prepare(for test: Test) async throws { await CheckedStatements.inThisRun.add(ids) }
}

extension Trait where Self == StatementsTrait {
  /// Names the statements that the test checks, such as `"TE-31"`. `StatementTests` compares them with the
  /// specification.
  package nonisolated static func statements(_ ids: String...) -> Self { StatementsTrait(ids: ids) }
}

/// The ids of the statements that the tests of this run check.
package final class CheckedStatements {
  package static let inThisRun = CheckedStatements()

  package private(set) var ids: Set<String> = []

  func add(_ new: [String]) { ids.formUnion(new) }
}
