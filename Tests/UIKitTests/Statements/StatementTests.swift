import Testing

@testable import UIKit

/// The statements of the specification, compared with the `.statements(…)` traits of all tests of this target.
///
/// The traits of tests outside a filter are not known: run these tests with the whole target.
@Suite struct StatementTests {
  private let specification: Specification
  private let checked = CheckedStatements.inThisRun.ids

  init() throws {
    specification = try Specification()
    try #require(checked.count > 100, "Run the whole target: swift test --filter UIKitTests")
  }

  @Test("every statement is checked by a test, or is listed as untestable or not yet covered")
  func everyStatementIsChecked() {
    let listed = Specification.untestable.keys + Specification.notYetCovered
    #expect(specification.ids.filter { !checked.contains($0) && !listed.contains($0) } == [])
  }

  @Test("no listed statement is checked by a test")
  func listsAreExact() {
    #expect(Specification.untestable.keys.filter(checked.contains).sorted() == [])
    #expect(Specification.notYetCovered.filter(checked.contains) == [])
  }

  @Test("tests and lists name only statements of the specification")
  func everyNamedStatementExists() {
    let named = checked.union(Specification.untestable.keys).union(Specification.notYetCovered)
    #expect(named.subtracting(specification.ids).sorted() == [])
  }

  @Test("the specification has each id once")
  func idsAreUnique() {
    #expect(Set(specification.ids).count == specification.ids.count)
  }
}
