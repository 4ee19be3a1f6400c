import Foundation
import Testing

@testable import Canvas

/// The position of glyphs, truncation and line breaks.
struct TextTests {
  let typesetter: Typesetter

  init() throws {
    typesetter = try Typesetter()
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let sheet = try Sheet(64, 32)
    sheet.draw { $0.text("HE", .sans(15, .semibold), at: point(4, 20), black) }
    // The row above the baseline is black, the row below is white; capitals are 0.727 × 15 = 10.9 pixels high.
    #expect(sheet.darkArea[3] == 19)
    #expect(sheet.darkArea[1] == 9)
  }

  @Test func aCapitalHigherThanTheAscentKeepsItsBaseline() throws {
    let sheet = try Sheet(120, 140)
    sheet.draw { $0.text("Å", .sans(100), at: point(20, 120), black) }
    // The ring ends 2768 of 2816 units, 98 pixels, above the baseline: one pixel above the ascent of Inter.
    #expect(sheet.darkArea[3] == 119)
    #expect(sheet.darkArea[1] == 21)
  }

  @Test func aGlyphThatBeginsLeftOfItsOriginIsNotMovedRight() throws {
    let sheet = try Sheet(120, 140)
    sheet.draw { $0.text("j", .sans(100), at: point(20, 100), black) }
    // The j of Inter begins 36 of 2816 units, 1.3 pixels, left of its origin.
    #expect(sheet.darkArea[0] == 18)
  }

  @Test func textStartsAtTheNearestWholePixel() throws {
    func drawn(at x: CGFloat) throws -> Bitmap {
      let sheet = try Sheet(64, 32)
      sheet.draw { $0.text("View", .sans(13), at: point(x, x + 14), black) }
      return sheet.bitmap
    }
    #expect(try drawn(at: 4.4) == drawn(at: 4))
    #expect(try drawn(at: 4.5) == drawn(at: 5))
    #expect(try drawn(at: 4) != drawn(at: 5))
  }

  @Test func aTextAtScaleTwoHasThePositionOfScaleOne() throws {
    let one = try Sheet(96, 32)
    let two = try Sheet(96, 32, scale: 2)
    for sheet in [one, two] {
      sheet.draw { $0.text("HH视H", .sans(13, .semibold), at: point(7, 21), black) }
    }
    for edge in 0..<4 { #expect(abs(two.darkArea[edge] - 2 * one.darkArea[edge]) <= 3) }
  }

  @Test func aCharacterWithoutAGlyphIsABox() throws {
    let sheet = try Sheet(32, 32)
    sheet.draw { $0.text("\u{1F600}", .sans(12), at: point(8, 20), black) }
    #expect(!sheet.darkArea.isEmpty)
  }

  @Test(arguments: [
    "", "\u{0}", "a\u{0}b", "\n\t", "\u{FE0F}\u{200D}", "\u{301}", String(repeating: "W", count: 100_000),
  ])
  func anyTextCanBeDrawnAndMeasured(string: String) throws {
    let sheet = try Sheet()
    sheet.draw { $0.text(string, .sans(12), at: point(1, 12), black) }
    #expect(typesetter.width(of: string, .sans(12)) >= 0)
    _ = typesetter.lines(of: String(string.prefix(300)), .sans(12), width: 40, maximum: 3)
  }

  @Test func chineseAndLatinShareTheBaseline() throws {
    let latin = try Sheet(96, 32)
    let mixed = try Sheet(96, 32)
    latin.draw { $0.text("HE", .sans(15), at: point(4, 20), black) }
    mixed.draw { $0.text("HE图", .sans(15), at: point(4, 20), black) }
    for y in 0..<32 { #expect(latin.row(y, 0..<24) == mixed.row(y, 0..<24)) }
  }

  @Test func widthsAreThoseOfTheFontFileWithoutRounding() {
    // An H of Inter is 2084 of 2816 units wide; every character of JetBrains Mono 600 of 1000; a Chinese one 1000 of 1000.
    #expect(abs(typesetter.width(of: "HHHH", .sans(12)) - 4 * 12 * 2084 / 2816) < 0.02)
    #expect(abs(typesetter.width(of: "iW", .mono(12)) - 2 * 7.2) < 0.02)
    #expect(abs(typesetter.width(of: "触摸", .sans(13)) - 26) < 0.02)
    #expect(typesetter.width(of: "", .sans(12)) == 0)
  }

  @Test func theWidthsOfThePartsOfALineAddUp() {
    let parts = ["guard ", "self", ".", "point", "(inside: ", "point", ", ", "with: event) "]
    let sum = parts.reduce(0) { $0 + typesetter.width(of: $1, .mono(12)) }
    #expect(abs(sum - typesetter.width(of: parts.joined(), .mono(12))) < 0.1)
  }

  @Test func chineseIsNeverSmallerThanTwelve() {
    #expect(typesetter.width(of: "触摸", .sans(9)) == typesetter.width(of: "触摸", .sans(12)))
  }

  @Test func onlyATextThatDoesNotFitEndsWithAnEllipsis() {
    let font = Font.sans(12)
    #expect(typesetter.truncated("View", font, width: 100) == "View")
    let cut = typesetter.truncated("handles, passes on", font, width: 60)
    #expect(cut == "handles,…" || cut == "handles, …" || cut.hasSuffix("…"))
    #expect(typesetter.width(of: cut, font) <= 60)
    #expect(typesetter.truncated("View", font, width: 3).isEmpty)
    #expect(typesetter.truncated("", font, width: -1).isEmpty)
  }

  @Test func latinBreaksBetweenWords() {
    let lines = typesetter.lines(of: "Nobody below handles the touch.", .sans(12), width: 90)
    #expect(lines == ["Nobody below", "handles the", "touch."])
  }

  @Test func chineseBreaksBetweenCharactersButNeverBeforeClosingSigns() {
    // Four characters of 12 fit into 48; the fifth is a comma, which must not begin a line.
    #expect(typesetter.lines(of: "它没有子，所以", .sans(12), width: 48) == ["它没有", "子，所以"])
    for sign in "，。；：？！、）」" {
      for line in typesetter.lines(of: "一二三四\(sign)五六七\(sign)八", .sans(12), width: 48) {
        #expect(line.first != sign)
      }
    }
  }

  @Test func noLineEndsWithAnOpeningBracket() {
    #expect(typesetter.lines(of: "一二三（四五）", .sans(12), width: 48) == ["一二三", "（四五）"])
  }

  @Test func spacesAtALineBreakAreRemoved() {
    #expect(typesetter.lines(of: "one  two ", .mono(12), width: 30) == ["one", "two"])
  }

  @Test func aWordWiderThanALineIsBrokenInside() {
    // Four characters of 7.2 fit into 30.
    #expect(typesetter.lines(of: "a abcdefghij", .mono(12), width: 30) == ["a", "abcd", "efgh", "ij"])
  }

  @Test func aPathWiderThanALineIsBrokenBehindAFolder() {
    // Six characters of 7.2 fit into 44. A name is broken only where it is wider than a line itself.
    #expect(typesetter.lines(of: "a/bc/d.swift", .mono(12), width: 44) == ["a/bc/", "d.swif", "t"])
    #expect(typesetter.lines(of: "/abcdefgh", .mono(12), width: 44) == ["/abcde", "fgh"])
  }

  @Test func aLineFeedEndsALine() {
    #expect(typesetter.lines(of: "a\n\nb", .sans(12), width: 300) == ["a", "", "b"])
  }

  @Test func tooManyLinesEndWithAnEllipsis() {
    let lines = typesetter.lines(of: "one two three four", .mono(12), width: 51, maximum: 2)
    #expect(lines == ["one two", "three…"])
    #expect(typesetter.lines(of: "one two", .mono(12), width: 50, maximum: 0).isEmpty)
  }

  @Test func theBaselineCentresTheCapitals() {
    // 12 + 0.36 × 13 = 16.68.
    #expect(Font.sans(13, .semibold).baseline(centeredOn: 12) == 17)
  }
}
