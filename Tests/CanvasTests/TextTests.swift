import Foundation
import Testing

@testable import Canvas

/// Where glyphs stand and how texts are cut and broken.
struct TextTests {
  let typesetter: Typesetter

  init() throws {
    typesetter = try Typesetter()
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let sheet = try Sheet(64, 32)
    sheet.draw { $0.text("HE", .sans(15, .semibold), at: point(4, 20), black) }
    // The row above the baseline is inked, the row below is not; capitals are 0.727 × 15 = 10.9 pixels high.
    #expect(sheet.inked[3] == 19)
    #expect(sheet.inked[1] == 9)
  }

  @Test func chineseAndLatinShareTheBaseline() throws {
    let latin = try Sheet(96, 32)
    let mixed = try Sheet(96, 32)
    latin.draw { $0.text("HE", .sans(15), at: point(4, 20), black) }
    mixed.draw { $0.text("HE图", .sans(15), at: point(4, 20), black) }
    for y in 0..<32 { #expect(latin.row(y, 0..<24) == mixed.row(y, 0..<24)) }
  }

  @Test func widthsAreThoseOfTheFontFileAndNotRounded() {
    // An H of Inter is 2084 of 2816 units wide; every character of JetBrains Mono 600 of 1000; a Chinese one 1000 of 1000.
    #expect(abs(typesetter.width(of: "HHHH", .sans(12)) - 4 * 12 * 2084 / 2816) < 0.02)
    #expect(abs(typesetter.width(of: "iW", .mono(12)) - 2 * 7.2) < 0.02)
    #expect(abs(typesetter.width(of: "触摸", .sans(13)) - 26) < 0.02)
    #expect(typesetter.width(of: "", .sans(12)) == 0)
  }

  @Test func thePartsOfALineOfCodeAddUpToTheLine() {
    let parts = ["guard ", "self", ".", "point", "(inside: ", "point", ", ", "with: event) "]
    let sum = parts.reduce(0) { $0 + typesetter.width(of: $1, .mono(12)) }
    #expect(abs(sum - typesetter.width(of: parts.joined(), .mono(12))) < 0.1)
  }

  @Test func chineseIsNeverSmallerThanTwelve() {
    #expect(typesetter.width(of: "触摸", .sans(9)) == typesetter.width(of: "触摸", .sans(12)))
  }

  @Test func aTextThatFitsStaysAndAnotherEndsWithAnEllipsis() {
    let font = Font.sans(12)
    #expect(typesetter.truncated("View", font, width: 100) == "View")
    let cut = typesetter.truncated("handles, passes on", font, width: 60)
    #expect(cut == "handles,…" || cut == "handles, …" || cut.hasSuffix("…"))
    #expect(typesetter.width(of: cut, font) <= 60)
    #expect(typesetter.truncated("View", font, width: 3).isEmpty)
  }

  @Test func latinBreaksBetweenWords() {
    let lines = typesetter.lines(of: "Nobody below handles the touch.", .sans(12), width: 90)
    #expect(lines == ["Nobody below", "handles the", "touch."])
  }

  @Test func chineseBreaksBetweenCharactersButNeverBeforeClosingSigns() {
    // Four characters of 12 fit into 48; the fifth is a comma and takes the character before it along.
    #expect(typesetter.lines(of: "它没有子，所以", .sans(12), width: 48) == ["它没有", "子，所以"])
    for sign in "，。；：？！、）」" {
      for line in typesetter.lines(of: "一二三四\(sign)五六七\(sign)八", .sans(12), width: 48) {
        #expect(line.first != sign)
      }
    }
  }
}
