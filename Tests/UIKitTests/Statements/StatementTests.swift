import Foundation
import Testing

@testable import UIKit

/// Every statement of the specification is somewhere in a test's name or comment.
@Suite struct StatementTests {
  @Test("every id is named by a test, or has a reason not to be")
  func coverage() throws {
    let named = try idsNamedInTests()
    let missing = Statements.ids.filter { !named.contains($0) && Statements.untestable[$0] == nil }
    #expect(missing == [])
  }

  @Test("no id that is tested claims to be untestable, and no reason is for an unknown id")
  func reasons() throws {
    let named = try idsNamedInTests()
    #expect(Statements.untestable.keys.filter(named.contains).sorted() == [])
    #expect(Statements.untestable.keys.filter { !Statements.ids.contains($0) }.sorted() == [])
  }

  @Test("no statement stands twice")
  func unique() {
    #expect(Set(Statements.ids).count == Statements.ids.count)
  }

  /// The ids in all test files beside this folder.
  private func idsNamedInTests() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Statements/") }
    let id = /\b[A-Z]{2}-\d+a?\b/
    return try Set(
      files.flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).matches(of: id).map {
          String($0.0)
        }
      })
  }
}
