import Testing

@testable import UIKitCore

/// The statements of the specification, compared with the `.statements(…)` traits of all tests of the library.
///
/// The traits of tests outside a filter are not known: run these tests with both targets.
@Suite struct StatementTests {
  private let specification: Specification
  private let checked = CheckedStatements.inThisRun.ids

  init() throws {
    specification = try Specification()
    try #require(checked.count > 100, "Run both targets: swift test --filter 'UIKitTests|TouchRulesTests'")
  }

  @Test("every statement is checked by a test, or is listed as untestable")
  func everyStatementIsChecked() {
    let untestable = Specification.untestable.keys
    #expect(specification.ids.filter { !checked.contains($0) && !untestable.contains($0) } == [])
  }

  @Test("no statement that is listed as untestable is checked by a test")
  func theListIsExact() {
    #expect(Specification.untestable.keys.filter(checked.contains).sorted() == [])
  }

  @Test("tests and the list name only statements of the specification")
  func everyNamedStatementExists() {
    let named = checked.union(Specification.untestable.keys)
    #expect(named.subtracting(specification.ids).sorted() == [])
  }

  @Test("the specification has each id once")
  func idsAreUnique() {
    #expect(Set(specification.ids).count == specification.ids.count)
  }
}
