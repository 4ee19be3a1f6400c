import Foundation
import Testing

@testable import Canvas

/// The coverage of pixels by shapes, with values computed by hand.
struct CoverageTests {
  @Test func aRectangleOnWholePixelsCoversOnlyThem() throws {
    let sheet = try Sheet()
    sheet.draw { $0.fill(rect(2, 3, 4, 2), black) }
    #expect(sheet.row(3, 0..<8) == [0, 0, 255, 255, 255, 255, 0, 0])
    #expect(sheet.column(2, 0..<8) == [0, 0, 0, 255, 255, 0, 0, 0])
  }

  @Test func halfAPixelHasHalfTheCoverage() throws {
    let sheet = try Sheet()
    sheet.draw { $0.fill(rect(2.5, 3.25, 4, 2), black) }
    // Half of 255 is 127.5, which rounds to 128; three quarters are 191.25, a half of that 95.625.
    #expect(sheet.row(4, 1..<8) == [0, 128, 255, 255, 255, 128, 0])
    #expect(sheet.row(3, 1..<8) == [0, 96, 191, 191, 191, 96, 0])
    #expect(sheet.row(5, 1..<8) == [0, 32, 64, 64, 64, 32, 0])
  }

  @Test func aDiagonalCutsItsPixelsInHalf() throws {
    let sheet = try Sheet()
    sheet.draw { $0.fill(.polygon([point(2, 2), point(6, 2), point(2, 6)]), black) }
    #expect(sheet.row(2, 1..<7) == [0, 255, 255, 255, 128, 0])
    #expect(sheet.row(3, 1..<7) == [0, 255, 255, 128, 0, 0])
    #expect(sheet.row(5, 1..<7) == [0, 128, 0, 0, 0, 0])
  }

  @Test func aFlatEdgeCoversAPartOfEachPixelThatItCrosses() throws {
    let sheet = try Sheet()
    // From the left bottom of the row to its right top over four pixels: 1/8, 3/8, 5/8 and 7/8 of them lie below the edge.
    sheet.draw { $0.fill(.polygon([point(2, 3), point(6, 2), point(6, 3)]), black) }
    #expect(sheet.row(2, 1..<7) == [0, 32, 96, 159, 223, 0])
  }

  @Test func theDirectionOfAContourDoesNotChangeItsFill() throws {
    let shape = Path.circle(center: point(7.3, 8.1), radius: 5)
    let one = try Sheet()
    let other = try Sheet()
    one.draw { $0.fill(shape, black) }
    other.draw { $0.fill(shape.reversed, black) }
    #expect(one.bitmap == other.bitmap)
  }

  @Test func aContourInTheOppositeDirectionCutsAHole() throws {
    let sheet = try Sheet()
    sheet.draw { $0.fill(Path.rect(rect(1, 1, 8, 8)) + Path.rect(rect(3, 3, 4, 4)).reversed, black) }
    #expect(sheet.row(4, 0..<10) == [0, 255, 255, 0, 0, 0, 0, 255, 255, 0])
  }

  @Test func overlappingContoursOfOneFillAreDrawnOnce() throws {
    let sheet = try Sheet()
    sheet.draw {
      $0.fill(Path.rect(rect(1, 1, 6, 4)) + Path.rect(rect(4, 1, 6, 4)), black.opacity(0.5))
    }
    #expect(sheet.row(2, 0..<11) == [0] + Array(repeating: 128, count: 9) + [0])
  }

  @Test func shapesThatShareAnEdgeLeaveNoSeam() throws {
    let sheet = try Sheet()
    let slanted = Path(
      [
        [point(1, 1), point(7.3, 1), point(4.2, 9), point(1, 9)],
        [point(7.3, 1), point(12, 1), point(12, 9), point(4.2, 9)],
      ]
      .map { Path.Contour($0, isClosed: true) })
    sheet.draw { $0.fill(slanted, black) }
    for y in 1..<9 { #expect(sheet.row(y, 1..<12) == Array(repeating: 255, count: 11)) }
  }

  @Test func aCircleCoversItsArea() throws {
    let sheet = try Sheet(64, 64)
    sheet.draw { $0.fill(.circle(center: point(32, 32), radius: 25), black) }
    let area = (0..<64).reduce(0) { $0 + sheet.row($1, 0..<64).reduce(0, +) }
    #expect(abs(Double(area) / 255 - .pi * 625) < 1.5)
  }

  @Test func scaleMultipliesEverything() throws {
    let sheet = try Sheet(8, 8, scale: 3)
    sheet.draw { $0.stroke(.rect(rect(1, 1, 5, 5)), width: 2, black) }
    #expect(sheet.darkArea == [0, 0, 20, 20])
    #expect(sheet.row(10, 0..<24) == (0..<24).map { (0..<6).contains($0) || (15..<21).contains($0) ? 255 : 0 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func afterCoordinatesThatAreNotFiniteDrawingGoesOn(wild: CGFloat) throws {
    let sheet = try Sheet()
    sheet.draw {
      $0.fill(.polygon([point(1, 1), point(wild, 3), point(4, wild)]), black)
      $0.stroke(.polyline([point(1, 1), point(wild, 3), point(4, wild)]), Stroke(2, dash: [3, 2]), black)
      $0.stroke(.polyline([point(1, 1), point(wild, 3), point(4, wild)], bendRadius: 4), Stroke(wild), black)
      $0.hatch(.rect(CGRect(x: wild, y: 0, width: 4, height: wild)), Hatch(pitch: wild), black)
      $0.fill(.circle(center: point(wild, wild), radius: wild), black)
      $0.text("A", .sans(12), at: point(wild, wild), black)
      $0.clip(CGRect(x: wild, y: wild, width: wild, height: wild), radius: wild) { $0.fill(rect(0, 0, 9, 9), black) }
    }
    sheet.draw(in: CGRect(x: wild, y: wild, width: wild, height: wild)) { $0.fill(rect(0, 0, 1, 1), black) }
    sheet.draw {
      $0.fill(rect(0, 0, 16, 16), Color(0xFFFFFF))
      $0.fill(rect(3, 4, 2, 2), black)
    }
    #expect(sheet.darkArea == [3, 4, 4, 5])
  }
}
