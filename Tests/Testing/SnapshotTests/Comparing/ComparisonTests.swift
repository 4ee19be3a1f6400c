import Foundation
import Testing
@testable import Canvas
@testable import ElementMaps

/// Whether two pictures are the same, and which pixels count as different.
struct ComparisonTests {
  @Test func equalPicturesAreTheSame() {
    let comparison = Comparison(TestPictures.disc(noise: 3), with: TestPictures.disc(noise: 3))
    #expect(comparison.isSame(under: .exact))
    #expect(comparison.difference == nil)
  }

  @Test(arguments: [(0, 0), (7, 0), (0, 5), (7, 5), (3, 2)], [0xFFFFFE, 0xFFFEFF, 0xFEFFFF] as [UInt32])
  func oneStepOfOneChannelOfOnePixelIsDetected(place: (Int, Int), color: UInt32) {
    let actual = TestPictures.plain()
    actual.paint(place.0, place.1, color)
    let comparison = Comparison(actual, with: TestPictures.plain())
    #expect(!comparison.isSame(under: .exact))
    #expect(comparison.different == 1)
    #expect(comparison.difference?.box == PixelBox(x: place.0, y: place.1, width: 1, height: 1))
  }

  @Test func everyPixelThatDiffersIsCountedOnce() {
    let actual = TestPictures.plain()
    for (x, y) in [(1, 1), (2, 1), (6, 4)] { actual.paint(x, y, 0) }
    let difference = Comparison(actual, with: TestPictures.plain()).difference
    #expect(difference?.count(.different) == 3)
    #expect(difference?.count(.same) == 45)
    #expect(difference?.box?.description == "1,1 6×4")
    var places: [[Int]] = []
    difference?.forEachDifferentPixel { places.append([$0, $1]) }
    #expect(places == [[1, 1], [2, 1], [6, 4]])
  }

  @Test(arguments: [(7, 6), (8, 5), (6, 8)])
  func picturesOfDifferentSizesAreNeverTheSame(width: Int, height: Int) {
    let rules = ComparisonRules(threshold: 1, maximumDifferentPixels: .max)
    let comparison = Comparison(
      TestPictures.plain(width: width, height: height), with: TestPictures.plain(), rules: rules)
    #expect(!comparison.isSame(under: rules))
  }

  @Test func theAllowedNumberOfPixelsMayDiffer() {
    let actual = TestPictures.plain()
    for x in 0..<5 { actual.paint(x, 0, 0) }
    let comparison = Comparison(actual, with: TestPictures.plain())
    #expect(comparison.isSame(under: ComparisonRules(maximumDifferentPixels: 5)))
    #expect(!comparison.isSame(under: ComparisonRules(maximumDifferentPixels: 4)))
  }

  // MARK: As pixelmatch counts

  /// The numbers are those of pixelmatch (Python version, 0.4.0) for the same pictures: with all pixels, and without
  /// anti-aliased ones.
  @Test(arguments: [
    (0.0, 830, 274), (0.02, 735, 231), (0.1, 399, 79), (0.3, 44, 32),
  ])
  func thresholdAndSmoothedEdgesCountAsInPixelmatch(threshold: Double, all: Int, withoutSmoothed: Int) {
    let expected = TestPictures.disc()
    let actual = TestPictures.disc(shift: 1, noise: 7)
    let counting = ComparisonRules(threshold: threshold)
    let ignoring = ComparisonRules(threshold: threshold, antiAliasing: .ignore)
    #expect(Comparison(actual, with: expected, rules: counting).different == all)
    #expect(Comparison(actual, with: expected, rules: ignoring).different == withoutSmoothed)
  }

  @Test(arguments: [(0, 0.02, 189, 165), (0, 0.1, 24, 16), (1, 0.0, 608, 56), (1, 0.3, 44, 32)])
  func noiseOrAShiftCountAsInPixelmatch(shift: Int, threshold: Double, all: Int, withoutSmoothed: Int) {
    let actual = TestPictures.disc(shift: shift, noise: shift == 0 ? 7 : nil)
    let counting = ComparisonRules(threshold: threshold)
    let ignoring = ComparisonRules(threshold: threshold, antiAliasing: .ignore)
    #expect(Comparison(actual, with: TestPictures.disc(), rules: counting).different == all)
    #expect(Comparison(actual, with: TestPictures.disc(), rules: ignoring).different == withoutSmoothed)
  }

  @Test func anotherAntiAliasingOfAnEdgeCanBeIgnored() {
    let (hard, smooth) = (TestPictures.edge(isSmooth: false), TestPictures.edge(isSmooth: true))
    #expect(Comparison(smooth, with: hard).different == 160)
    let comparison = Comparison(smooth, with: hard, rules: ComparisonRules(antiAliasing: .ignore))
    #expect(comparison.different == 0)
    #expect(comparison.difference?.count(.antiAliased) == 160)
  }

  @Test func ignoringAntiAliasedEdgesStillDetectsASinglePixel() {
    let actual = TestPictures.plain()
    actual.paint(3, 3, 0)
    #expect(
      Comparison(actual, with: TestPictures.plain(), rules: ComparisonRules(antiAliasing: .ignore)).different == 1)
  }

  @Test func theDistanceOfBlackAndWhiteIsThatOfTheFormula() {
    // Only the brightness differs: 0.5053 × (255 × the sum of its three coefficients)².
    let share = 0.29889531 + 0.58662247 + 0.11448223
    #expect(PerceivedColor.distance(0, 0xFFFFFF) == 0.5053 * (255 * share) * (255 * share))
    #expect(PerceivedColor.distance(0xFFFFFF, 0) == PerceivedColor.distance(0, 0xFFFFFF))
    #expect(PerceivedColor.distance(0xFF0000, 0x00FF00) < PerceivedColor.limit(ofThreshold: 1))
  }

  // MARK: Masks

  @Test func onlyPixelsOutsideTheMasksCount() {
    let actual = TestPictures.plain()
    actual.paint(2, 2, 0)
    actual.paint(3, 2, 0)
    let rules = ComparisonRules(masks: [.area(PixelBox(x: 1, y: 1, width: 2, height: 2))])
    let difference = Comparison(actual, with: TestPictures.plain(), rules: rules).difference
    #expect(difference?.count(.masked) == 1)
    #expect(difference?.count(.different) == 1)
  }

  @Test func aMaskMayExtendBeyondThePicture() {
    let actual = TestPictures.plain()
    actual.paint(0, 0, 0)
    let rules = ComparisonRules(masks: [.area(PixelBox(x: -5, y: -5, width: 16_000, height: 16_000))])
    #expect(Comparison(actual, with: TestPictures.plain(), rules: rules).isSame(under: rules))
  }

  @Test func aMaskByNameCoversTheElementAndItsDescendants() {
    let map = ElementMap(width: 8, height: 6)
    map.give(x: 0, y: 0, to: "column")
    map.give(x: 1, y: 0, to: "column.card.1")
    map.give(x: 2, y: 0, to: "lanes")
    let actual = TestPictures.plain()
    for x in 0..<3 { actual.paint(x, 0, 0) }
    let rules = ComparisonRules(masks: [.element("column")])
    let difference = Comparison(actual, with: TestPictures.plain(), rules: rules, elements: [map]).difference
    #expect(difference?.count(.masked) == 2)
    #expect(difference?.finding(x: 2, y: 0) == .different)
  }

  @Test(arguments: ["", "1,2", "1,2,3", "1,2,3,x", "1,2,0,4", "1,2,3,-4", "1,2,3,4,5", "1,2,3,99999999999999999999"])
  func anInvalidMaskIsRejected(text: String) {
    #expect(ComparisonMask(text) == nil)
  }

  @Test func aMaskIsANameOrFourNumbers() {
    #expect(ComparisonMask("column.card.1") == .element("column.card.1"))
    #expect(ComparisonMask("10,-20,30,40") == .area(PixelBox(x: 10, y: -20, width: 30, height: 40)))
  }

  // MARK: The picture of a difference

  @Test func differentPixelsAreMarkedByColour() throws {
    let actual = TestPictures.plain(0x808080)
    actual.paint(1, 1, 0)
    actual.paint(2, 1, 0x818181)
    let rules = ComparisonRules(threshold: 0.1)
    let difference = try #require(Comparison(actual, with: TestPictures.plain(0x808080), rules: rules).difference)
    let marked = actual.marked(with: difference)
    #expect(marked.pixel(1, 1) == 0xE00000)
    #expect(marked.pixel(2, 1) == 0x9DB8E8)
    #expect(marked.pixel(0, 0) == 0xF2F2F2)
  }
}
