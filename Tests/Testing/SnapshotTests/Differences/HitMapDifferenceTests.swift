import Testing

@testable import Canvas
@testable import ElementMaps
@testable import Snapshots

/// The description of points that changed from one view to another.
struct HitMapDifferenceTests {
  private func map(_ rows: [String]) -> ElementMap {
    let map = ElementMap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, name) in row.enumerated() where name != "." { map.give(x: x, y: y, to: String(name)) }
    }
    return map
  }

  private func difference(_ expected: [String], _ actual: [String]) -> HitMapDifference? {
    HitMapDifference(expected: map(expected), actual: map(actual))
  }

  @Test func equalMapsDoNotDiffer() {
    #expect(difference(["ab", "ab"], ["ab", "ab"]) == nil)
  }

  @Test func theOrderOfNamesDoesNotMatter() {
    let one = map(["ab"]), other = ElementMap(width: 2, height: 1)
    other.give(x: 1, y: 0, to: "b")
    other.give(x: 0, y: 0, to: "a")
    #expect(HitMapDifference(expected: one, actual: other) == nil)
  }

  @Test func aChangedOwnerIsNamedWithTheRectangle() {
    let found = difference(["aaaa", "aaaa", "aaaa"], ["aaaa", "abba", "abba"])
    #expect(
      found?.changes == [
        .init(from: "a", to: "b", points: 4, box: PixelBox(x: 1, y: 1, width: 2, height: 2), x: 1, y: 1)
      ])
    #expect(found?.sentence == "4 points changed owner: a → b, in 1,1 2×2")
  }

  @Test func onePointIsSingular() {
    #expect(difference(["a"], ["."])?.sentence == "1 point changed owner: a → no view, in 0,0 1×1")
    #expect(difference(["."], ["a"])?.sentence == "1 point changed owner: no view → a, in 0,0 1×1")
  }

  @Test func theLargestChangesAreNamedAndTheOthersAreCounted() {
    let found = difference(["aaaabbbccd"], ["xxxxyyyzzw"])
    #expect(
      found?.sentence
        == "10 points changed owner: a → x 4, in 0,0 4×1; b → y 3, in 4,0 3×1; c → z 2, in 7,0 2×1; other 1")
  }

  @Test func differentSizesAreDescribed() {
    #expect(difference(["aa"], ["a"])?.sentence == "the screen is 1×1 points, expected 2×1")
  }

  @Test(arguments: [(7, "7"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-12_345, "-12,345")])
  func numbersAreGroupedInEveryLocale(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
