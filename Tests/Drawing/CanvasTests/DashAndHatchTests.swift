import Foundation
import Testing

@testable import Canvas

/// Dashed lines and hatched shapes.
struct DashAndHatchTests {
  private func dashes(_ stroke: Stroke, over count: Int = 20) throws -> [Int] {
    let sheet = try Sheet(32, 8)
    sheet.draw { $0.stroke(.line(from: point(2, 4), to: point(CGFloat(2 + count), 4)), stroke, black) }
    return sheet.row(4, 2..<(2 + count))
  }

  @Test func dashesAndGapsAlternate() throws {
    let row = try dashes(Stroke(2, dash: [4, 3]), over: 12)
    #expect(row == [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0])
  }

  @Test func aPatternOfFourLengthsIsADashAndADot() throws {
    let row = try dashes(Stroke(2, dash: [4, 2, 1, 2]), over: 12)
    #expect(row == [255, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255, 255])
  }

  @Test func thePhaseIsTheStartPositionInThePattern() throws {
    #expect(try dashes(Stroke(2, dash: [4, 3], phase: 2), over: 6) == [255, 255, 0, 0, 0, 255])
    #expect(try dashes(Stroke(2, dash: [4, 3], phase: 5), over: 6) == [0, 0, 255, 255, 255, 255])
    #expect(try dashes(Stroke(2, dash: [4, 3], phase: -2), over: 6) == [0, 0, 255, 255, 255, 255])
  }

  @Test func aDashOfNoLengthIsARoundDot() throws {
    let sheet = try Sheet(32, 8)
    sheet.draw { $0.stroke(.line(from: point(2, 4), to: point(20, 4)), Stroke(2, dash: [0, 6], cap: .round), black) }
    // Each dot is a disc of radius 1 at 2, 8 and 14: a quarter of π in each of the four pixels around it is 200 of 255.
    for x in [1, 2, 7, 8, 13, 14] { #expect(abs(sheet.darkness(x, 4) - 200) <= 2) }
    #expect(sheet.row(4, 3..<7) == [0, 0, 0, 0])
  }

  @Test func dashesContinueAroundCorners() throws {
    let sheet = try Sheet(16, 16)
    sheet.draw { $0.stroke(.polyline([point(2, 3), point(9, 3), point(9, 12)]), Stroke(2, dash: [10, 3]), black) }
    // Ten pixels from the start: seven to the corner, three down.
    #expect(sheet.column(9, 0..<9) == [0, 0, 255, 255, 255, 255, 0, 0, 0])
    #expect(sheet.darkness(9, 2) == 255)
  }

  @Test func theLastDashOfARingIsJoinedWithTheFirst() throws {
    let sheet = try Sheet(16, 16)
    // The ring is 40 long: dashes at 0, 12, 24 and 36; the last one ends at the corner where the first begins.
    sheet.draw { $0.stroke(.rect(rect(3, 3, 10, 10)), Stroke(2, dash: [6, 6]), black) }
    #expect(sheet.darkness(2, 2) == 255)
  }

  @Test func anInvalidPatternIsASolidLine() throws {
    for dash in [[0, 0], [-1, 4], [.nan, 2], [1e-9, 1e-9], [.infinity, 3]] as [[CGFloat]] {
      #expect(try dashes(Stroke(2, dash: dash), over: 8) == Array(repeating: 255, count: 8))
    }
  }

  @Test func hatchLinesAreOnePitchApartAndInsideTheShape() throws {
    let sheet = try Sheet(48, 48)
    sheet.draw { $0.hatch(.rect(rect(4, 4, 40, 40)), Hatch(pitch: 8), black) }
    // Where x + y is a multiple of 8, a line passes through the corners of the pixels.
    for y in 4..<44 {
      let darkest = (0..<48).filter { sheet.darkness($0, y) > 128 }
      #expect(darkest == (4..<44).filter { ($0 + y) % 8 == 7 })
    }
    #expect(sheet.darkArea == [4, 4, 43, 43])
  }

  @Test func aHatchIsAsDarkAsItsLinesAreWide() throws {
    let sheet = try Sheet(48, 48)
    sheet.draw { $0.hatch(.rect(rect(0, 0, 48, 48)), Hatch(pitch: 8, width: 2), black) }
    // A line covers 2 × √2 = 2.83 of every 8 pixels of a row.
    let darkness = sheet.row(20, 0..<48).reduce(0, +)
    #expect(abs(Double(darkness) / 255 - 6 * 2.8284) < 0.1)
  }

  @Test func neighbouringShapesContinueEachOthersHatch() throws {
    let whole = try Sheet(40, 40)
    let halves = try Sheet(40, 40)
    whole.draw { $0.hatch(.rect(rect(3, 3, 30, 30)), Hatch(pitch: 7), black) }
    halves.draw {
      $0.hatch(.rect(rect(3, 3, 13, 30)), Hatch(pitch: 7), black)
      $0.hatch(.rect(rect(16, 3, 17, 30)), Hatch(pitch: 7), black)
    }
    #expect(whole.bitmap == halves.bitmap)
  }
}
