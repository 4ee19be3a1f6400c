import Foundation
import Testing

@testable import Benchmarks

/// The figures beside their floors, and what they are compared with.
struct RatioTests {
  private func table(_ ratio: Double, work: String = "chain10") -> Table {
    Table(name: "hit-test", unit: "ns", floorName: "C++", figures: [Figure(work, ratio * 40, floor: 40)])
  }

  @Test func theRatioOfPairsBearsOneThatWasDisturbed() {
    let figure = Figure("chain10", [(30, 40), (33, 44), (300, 40), (36, 48), (31, 40)])
    #expect(figure.ratio == 0.75)
    #expect(figure.touchstone == 33)
    #expect(figure.floor == 40)
  }

  @Test func aLossOfMoreThanTheToleranceIsReported() {
    var ratios = Ratios()
    ratios.take(table(1))
    #expect(ratios.losses(in: table(1.14)).isEmpty)
    #expect(ratios.losses(in: table(0.5)).isEmpty)
    #expect(
      ratios.losses(in: table(1.16)) == ["chain10": "hit-test, chain10: 1.16 times the floor, committed 1.00"])
  }

  @Test func aFigureUpToItsBarIsNoLoss() {
    var ratios = Ratios()
    ratios.take(table(1))
    ratios.bars = ["hit-test": ["chain10": 1.5]]
    #expect(ratios.losses(in: table(1.5)).isEmpty)
    #expect(ratios.losses(in: table(1.51)).count == 1)
    ratios.take(table(2))
    #expect(ratios.losses(in: table(2.2)).isEmpty)
  }

  @Test func theBarsAreOfFiguresThatAreCommitted() throws {
    let committed = try Ratios.committed()
    #expect(!committed.bars.isEmpty)
    for (table, bars) in committed.bars {
      #expect(bars.keys.filter { committed.ratios[table]?[$0] == nil } == [], "\(table)")
    }
  }

  @Test func aFigureThatWasNotCommittedIsNoLoss() {
    #expect(Ratios().losses(in: table(9)).isEmpty)
  }

  @Test func anotherPresetInParenthesesIsTheSameFigure() {
    var ratios = Ratios()
    ratios.take(table(1, work: "slowest preset (P05)"))
    #expect(ratios.losses(in: table(2, work: "slowest preset (P07)")).count == 1)
  }

  @Test func aTableIsWrittenBetweenItsMarksAndNothingElseChanges() throws {
    let guide = FileManager.default.temporaryDirectory.appending(path: "touchstone-guide-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: guide) }
    try Data("Before\n<!-- table: hit-test -->\nold\n<!-- end -->\nAfter\n<!-- end -->\n".utf8).write(to: guide)
    #expect(try Report(tables: [table(0.75)]).write(into: guide) == [])
    #expect(
      try String(contentsOf: guide, encoding: .utf8) == """
        Before
        <!-- table: hit-test -->
        | work | Touchstone, ns | C++ | ratio |
        |---|--:|--:|--:|
        | chain10 | 30.0 | 40.0 | 0.75 |
        <!-- end -->
        After
        <!-- end -->

        """)
  }

  @Test func aTableWithoutAPlaceIsNamedAndAPlaceWithoutAnEndIsRefused() throws {
    let guide = FileManager.default.temporaryDirectory.appending(path: "touchstone-guide-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: guide) }
    try Data("Nothing\n".utf8).write(to: guide)
    #expect(try Report(tables: [table(1)]).write(into: guide) == ["hit-test"])
    #expect(try String(contentsOf: guide, encoding: .utf8) == "Nothing\n")
    try Data("<!-- table: hit-test -->\n".utf8).write(to: guide)
    #expect(throws: CocoaError.self) { try Report(tables: [table(1)]).write(into: guide) }
  }

  /// Each place of the guide is one of a table that is measured, and has its rows.
  @Test func theGuideHasTheRowsThatAreCommitted() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).appending(path: "../../../../Guides/Benchmarks.md").standardized,
      encoding: .utf8)
    let places = text.matches(of: /<!-- table: ([a-z-]+) -->\n([\s\S]*?)<!-- end -->/)
    #expect(places.map { String($0.1) } == ["routing", "pictures", "window", "suites", "own-code"])
    let committed = try Ratios.committed().ratios
    for place in places {
      let rows = place.2.split(separator: "\n").map { Figure(String($0.dropFirst(2).prefix { $0 != "|" }), 0).key }
      let missing = try #require(committed[String(place.1)]).keys.filter { !rows.contains($0) }
      #expect(missing == [], "\(place.1)")
    }
  }
}
