import Foundation
import Testing

@testable import Canvas

/// Lines: their position, corners, ends and crossings.
struct StrokeTests {
  @Test func anOddWidthIsCrispOnHalfPixelsAndAnEvenOneOnWholePixels() throws {
    let sheet = try Sheet()
    sheet.draw {
      $0.stroke(.line(from: point(0, 2.5), to: point(16, 2.5)), width: 1, black)
      $0.stroke(.line(from: point(0, 6), to: point(16, 6)), width: 2, black)
    }
    #expect(sheet.column(8, 0..<9) == [0, 0, 255, 0, 0, 255, 255, 0, 0])
  }

  @Test func aThinLineIsAsDarkAsItIsWide() throws {
    let sheet = try Sheet()
    sheet.draw { $0.stroke(.line(from: point(0, 2.5), to: point(16, 2.5)), width: 0.5, black) }
    #expect(sheet.column(8, 0..<5) == [0, 0, 128, 0, 0])
  }

  @Test func theCornersOfARectangleAreSquare() throws {
    let sheet = try Sheet()
    sheet.draw { $0.stroke(.rect(rect(3, 3, 8, 8)), width: 2, black) }
    #expect(sheet.row(2, 1..<13) == [0] + Array(repeating: 255, count: 10) + [0])
    #expect(sheet.row(6, 1..<13) == [0, 255, 255, 0, 0, 0, 0, 0, 0, 255, 255, 0])
  }

  @Test func aSharpCornerIsCutOff() throws {
    let sheet = try Sheet(64, 32)
    sheet.draw { $0.stroke(.polyline([point(4, 14), point(30, 16), point(4, 18)]), width: 4, black) }
    #expect(sheet.darkArea[2] <= 32)
  }

  @Test func aRoundCapExtendsHalfTheWidthBeyondAButtCap() throws {
    let sheet = try Sheet(32, 32)
    sheet.draw {
      $0.stroke(.line(from: point(8, 8), to: point(16, 8)), Stroke(6), black)
      $0.stroke(.line(from: point(8, 24), to: point(16, 24)), Stroke(6, cap: .round), black)
    }
    #expect(sheet.row(8, 6..<18) == [0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0])
    #expect(sheet.darkness(4, 24) == 0)
    #expect(sheet.row(24, 5..<8).allSatisfy { $0 > 200 })
    #expect(sheet.row(24, 16..<19).allSatisfy { $0 > 200 })
  }

  @Test func aLineThatCrossesItselfIsNotDarkerAtTheCrossing() throws {
    let sheet = try Sheet(48, 48)
    sheet.draw {
      let knot = Path.polyline([point(4, 4), point(40, 40), point(6, 42), point(42, 6)])
      $0.stroke(knot, Stroke(5, join: .round), black.opacity(0.5))
    }
    #expect((0..<48).flatMap { sheet.row($0, 0..<48) }.max() == 128)
  }

  /// With round ends and corners, a line is the set of points within half its width of its path.
  @Test(arguments: 0..<12)
  func aRoundLineIsEveryPointNearItsPath(seed: UInt64) throws {
    var dice = Dice(seed)
    let sheet = try Sheet(40, 40)
    let points = [point(dice.number(4...10), dice.number(4...36)), point(20, 20), dice.point(28...36)]
    let width = dice.number(1...6)
    sheet.draw { $0.stroke(.polyline(points), Stroke(width, cap: .round, join: .round), black) }
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = sampledLineCoverage(x, y, along: points, width: width)
        #expect(abs(expected - sheet.darkness(x, y)) <= 8, "pixel \(x), \(y), width \(width), points \(points)")
      }
    }
  }

  /// Where the border of a line touches itself, a pixel may have the sum of both parts, but not less, and no pixel outside.
  @Test(arguments: 0..<12)
  func aSelfIntersectingLineHasNoHolesAndNoSpikes(seed: UInt64) throws {
    var dice = Dice(seed)
    let sheet = try Sheet(40, 40)
    let points = (0..<5).map { _ in dice.point(6...34) }
    let width = dice.number(1...9)
    sheet.draw { $0.stroke(.polyline(points), Stroke(width, cap: .round, join: .round), black) }
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = sampledLineCoverage(x, y, along: points, width: width)
        #expect(sheet.darkness(x, y) >= expected - 8, "pixel \(x), \(y), width \(width), points \(points)")
        if expected == 0 { #expect(sheet.darkness(x, y) <= 8, "pixel \(x), \(y), width \(width), points \(points)") }
      }
    }
  }

  @Test func aBendOfARouteIsAnArc() throws {
    let sheet = try Sheet(40, 40)
    let corner = Path.polyline([point(4, 8), point(24, 8), point(24, 36)], bendRadius: 10)
    sheet.draw { $0.stroke(corner, width: 2, black) }
    // The arc's centre is (14, 18): the ring from radius 9 to 11 is black, the corner itself is white.
    for y in 8..<18 {
      for x in 14..<24 {
        let expected = sampledCoverage(x, y) { sample in
          let x = sample.x - 14
          let y = sample.y - 18
          return abs((x * x + y * y).squareRoot() - 10) <= 1
        }
        #expect(abs(expected - sheet.darkness(x, y)) <= 6, "pixel \(x), \(y)")
      }
    }
    #expect(sheet.row(7, 4..<10) == Array(repeating: 255, count: 6))
    #expect(sheet.darkness(24, 7) == 0)
  }

  @Test func aBendIsLimitedByTheLengthsOfItsEdges() {
    let path = Path.polyline([point(0, 0), point(4, 0), point(4, 30), point(8, 30)], bendRadius: 10)
    let bounds = path.bounds
    #expect(bounds == CGRect(x: 0, y: 0, width: 8, height: 30))
    #expect(path.contours[0].points.first == point(0, 0))
    #expect(path.contours[0].points.last == point(8, 30))
  }
}
