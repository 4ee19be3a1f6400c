import Files
import Foundation
import Testing

@testable import Snapshots

/// Trees, traces and hit maps of own views in the report of tests in Swift.
@Suite struct KeptFailureTests {
  private let results: String

  init() {
    results = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)").path
  }

  @Test func theReportShowsThemUntilTheyAreMet() throws {
    defer { try? FileManager.default.removeItem(atPath: results) }
    var tree = KeptFailure(.tree, path: "/a/Tests/knob.tree.txt")
    tree.lines = ["price.font 17 → 15", "knob.tree.txt differs   accept: TOUCHSTONE_UPDATE=changed swift test"]
    var trace = KeptFailure(.trace, path: "/a/Tests/knob.trace.txt")
    trace.lines = ["step 1: expected a, was <odd>", "before step 1:"]
    (trace.expected, trace.actual) = ("a\n", "<odd>\n")
    try tree.write(in: results)
    try trace.write(in: results)
    #expect(KeptFailure.all(in: results) == [trace, tree])
    let page = try report()
    #expect(page.contains("price.font 17 → 15") && page.contains("TOUCHSTONE_UPDATE=changed"))
    #expect(page.contains("- a      + &lt;odd&gt;") && !page.contains("<odd>"))
    tree.remove(in: results)
    #expect(try !report().contains("price.font"))
    trace.remove(in: results)
    #expect(throws: (any Error).self) { try report() }
  }

  private func report() throws -> String {
    try KeptResults.report(in: results)
    return try String(contentsOfFile: results + "/report.html", encoding: .utf8)
  }
}
