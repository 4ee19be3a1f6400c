import Foundation
import Testing
@testable import Canvas
@testable import ElementMaps
@testable import Snapshots

/// Pixels that differ, named by the elements that drew them.
struct FrameDifferenceTests {
  private func map(_ rows: [String]) -> ElementMap {
    let map = ElementMap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, name) in row.enumerated() where name != "." { map.give(x: x, y: y, to: String(name)) }
    }
    return map
  }

  /// Returns the difference of two pictures in which `pixels` differ.
  private func difference(
    _ pixels: [(Int, Int)], width: Int, height: Int, expected: ElementMap?, actual: ElementMap?
  ) -> FrameDifference {
    let changed = TestPictures.plain(width: width, height: height)
    for (x, y) in pixels { changed.paint(x, y, 0) }
    let found = Comparison(changed, with: TestPictures.plain(width: width, height: height)).difference
    return FrameDifference(
      found ?? PictureDifference(width: width, height: height), expected: expected, actual: actual)
  }

  private func sentence(_ expected: [String], _ actual: [String]) -> String {
    let all = (0..<actual.count).flatMap { y in (0..<actual[0].count).map { ($0, y) } }
    return difference(
      all, width: actual[0].count, height: actual.count, expected: map(expected), actual: map(actual)
    ).sentence
  }

  @Test func pixelsAreNamedByTheElementThatDrewThem() {
    #expect(sentence(["aaab"], ["aaab"]) == "4 px (100.00 %) in 0,0 4×1: a 3, b 1")
  }

  @Test func anAddedElementIsNamed() {
    #expect(sentence(["aaaa"], ["aNNa"]) == "4 px (100.00 %) in 0,0 4×1: N 2, a 2")
  }

  @Test func aRemovedElementIsNamed() {
    #expect(sentence(["aGGa"], ["aaaa"]) == "4 px (100.00 %) in 0,0 4×1: G 2, a 2")
  }

  @Test func aMovedElementIsNamedAtBothPlaces() {
    #expect(sentence(["aMaa"], ["aaMa"]) == "4 px (100.00 %) in 0,0 4×1: M 2, a 2")
  }

  @Test func threeElementsAreNamedAndTheOthersAreCounted() {
    #expect(sentence(["aaaabbbccdef"], ["aaaabbbccdef"]) == "12 px (100.00 %) in 0,0 12×1: a 4, b 3, c 2, other 3")
  }

  @Test func withoutNamesOnlyThePixelsAreCounted() {
    let found = difference([(0, 0), (7, 5)], width: 8, height: 6, expected: nil, actual: nil)
    #expect(found.sentence == "2 px (4.17 %) in 0,0 8×6")
    #expect(found.box == PixelBox(x: 0, y: 0, width: 8, height: 6))
  }

  @Test func elementsOfASmallerReferenceAreReadOnlyInside() {
    let found = difference([(7, 5)], width: 8, height: 6, expected: map(["ab"]), actual: nil)
    #expect(found.elements == [.init(name: "", pixels: 1)])
  }

  @Test func onePixelInAMillionIsNotZeroPercent() {
    let found = difference([(3, 3)], width: 1_000, height: 1_000, expected: nil, actual: nil)
    #expect(found.sentence == "1 px (0.01 %) in 3,3 1×1")
  }

  @Test func differentSizesAreDescribed() {
    #expect(FrameDifference(size: (20, 10), insteadOf: (10, 10)).sentence == "the picture is 20×10 px, expected 10×10")
  }

  // MARK: Pictures without elements

  @Test func pixelsThatDoNotCountAreDescribed() {
    let actual = TestPictures.plain(0x808080)
    actual.paint(1, 1, 0)
    actual.paint(2, 1, 0x818181)
    actual.paint(7, 5, 0)
    let rules = ComparisonRules(threshold: 0.1, masks: [.area(PixelBox(x: 7, y: 5, width: 1, height: 1))])
    let found = Comparison(actual, with: TestPictures.plain(0x808080), rules: rules).difference
    #expect(
      found.map(DifferenceText.sentence)
        == "1 px (2.08 %) differ, in 1,1 1×1; 1 below the threshold; 1 masked")
  }
}
