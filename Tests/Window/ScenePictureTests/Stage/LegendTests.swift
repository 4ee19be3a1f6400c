@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
import Testing

/// Which marks the legend explains.
@MainActor struct LegendTests {
  /// The rows of marks that few touches have.
  private static let special: Set = ["withheld", "refusal", "phone", "path", "pathOutside"]

  private func rows(_ preset: String, _ theme: Theme.Name) throws -> [String] {
    let legend = try StageFixture(preset: preset, theme: theme).plan.legend
    return legend.places.map(\.row.name).filter(Self.special.contains).sorted()
  }

  @Test(arguments: [Theme.Name.light, .projector]) func marksOfFewTouchesHaveARowWhereTheyOccur(theme: Theme.Name)
    throws
  {
    #expect(try rows("P01", theme) == [])
    #expect(try rows("P26", theme) == ["phone"])
    #expect(try rows("P35", theme) == ["withheld"])
    #expect(try rows("P36", theme) == ["refusal"])
    // The view was cancelled, so nothing is withheld from it any more.
    let cancelled = try StageFixture(preset: "P39", at: .mark("waited"), theme: theme).plan.legend
    #expect(!cancelled.places.map(\.row.name).contains("withheld"))
    // The last touch of P44 is a tap that a call cancels.
    let path = try StageFixture(preset: "P44", at: .mark("path"), theme: theme).plan.legend
    #expect(path.places.map(\.row.name).filter(Self.special.contains).sorted() == ["path", "pathOutside"])
  }

  @Test(arguments: Theme.Name.allCases) func onlyMarksThatOccurHaveARow(theme: Theme.Name) throws {
    func all(_ preset: String) throws -> [String] {
      try StageFixture(preset: preset, theme: theme).plan.legend.places.map(\.row.name).reversed()
    }
    #expect(try all("P01") == ["asks", "inside", "notAsked", "hitTestView", "passesUp"])
    // An event without a hit test.
    #expect(try all("P30") == ["passesUp"])
    #expect(try all("P02").contains("outside") && all("P06").contains("skipped"))
  }

  @Test func aRowStaysForTheWholeTouch() throws {
    let end = try StageFixture(preset: "P35", mode: .step), start = end.at(.step(1))
    #expect(start.plan.legend.frames == end.plan.legend.frames)
  }
}
