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
    try Report(tables: [table(0.75)]).write(into: guide)
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

  @Test func aGuideWithoutAPlaceForATableIsRefused() throws {
    let guide = FileManager.default.temporaryDirectory.appending(path: "touchstone-guide-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: guide) }
    try Data("Nothing\n".utf8).write(to: guide)
    #expect(throws: (any Error).self) { try Report(tables: [table(1)]).write(into: guide) }
  }
}
