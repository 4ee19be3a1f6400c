import Foundation
import Testing

@testable import Canvas

/// Clips, and redrawing a part of a picture.
struct ClipTests {
  @Test func aClipHidesWhatIsOutsideIt() throws {
    let sheet = try Sheet()
    sheet.draw { $0.clip(rect(4, 4, 5, 3)) { $0.fill(rect(0, 0, 16, 16), black) } }
    #expect(sheet.darkArea == [4, 4, 8, 6])
  }

  @Test func aClipEndsWithItsGroup() throws {
    let sheet = try Sheet()
    sheet.draw {
      $0.clip(rect(4, 4, 5, 3)) { _ in }
      $0.fill(rect(0, 0, 16, 16), black)
    }
    #expect(sheet.darkArea == [0, 0, 15, 15])
  }

  @Test func aClipInAClipIsTheIntersectionOfBoth() throws {
    let sheet = try Sheet()
    sheet.draw { $0.clip(rect(2, 2, 8, 8)) { $0.clip(rect(6, 0, 8, 5)) { $0.fill(rect(0, 0, 16, 16), black) } } }
    #expect(sheet.darkArea == [6, 2, 9, 4])
  }

  @Test func aFillInARoundClipHasTheRoundShape() throws {
    let clipped = try Sheet(32, 32)
    let filled = try Sheet(32, 32)
    clipped.draw { $0.clip(rect(3, 3, 20, 16), radius: 6) { $0.fill(rect(0, 0, 32, 32), black) } }
    filled.draw { $0.fill(.roundedRect(rect(3, 3, 20, 16), radius: 6), black) }
    #expect(clipped.bitmap == filled.bitmap)
  }

  @Test func aPathIsAClip() throws {
    let clipped = try Sheet(32, 32)
    let filled = try Sheet(32, 32)
    let circle = Path.circle(center: CGPoint(x: 15, y: 14), radius: 9)
    clipped.draw { $0.clip(circle) { $0.fill(rect(0, 0, 32, 32), black) } }
    filled.draw { $0.fill(circle, black) }
    #expect(clipped.bitmap == filled.bitmap)
  }

  @Test func theEvenOddRuleCutsAHole() throws {
    var path = Path.rect(rect(2, 2, 12, 12)) + Path.rect(rect(5, 5, 4, 4))
    let winding = try Sheet(), evenOdd = try Sheet()
    winding.draw { $0.fill(path, black) }
    path.isEvenOdd = true
    evenOdd.draw { $0.fill(path, black) }
    #expect(winding.row(6, 4..<10) == [255, 255, 255, 255, 255, 255])
    #expect(evenOdd.row(6, 4..<10) == [255, 0, 0, 0, 0, 255])
    // A third layer is inside again.
    let three = try Sheet()
    path.contours += Path.rect(rect(6, 6, 2, 2)).contours
    three.draw { $0.fill(path, black) }
    #expect(three.row(6, 4..<10) == [255, 0, 255, 255, 0, 255])
  }

  @Test func aClipOfHalfAPixelHalvesTheCoverage() throws {
    let sheet = try Sheet()
    sheet.draw { $0.clip(rect(2.5, 2, 4, 4)) { $0.fill(rect(0, 0, 16, 16), black) } }
    #expect(sheet.row(3, 1..<8) == [0, 128, 255, 255, 255, 128, 0])
  }

  @Test func softClipsMultiply() throws {
    let sheet = try Sheet()
    sheet.draw { $0.clip(rect(2.5, 2, 8, 8)) { $0.clip(rect(2, 2.5, 8, 8)) { $0.fill(rect(0, 0, 16, 16), black) } } }
    #expect(sheet.darkness(2, 2) == 64)
    #expect(sheet.darkness(2, 5) == 128)
    #expect(sheet.darkness(5, 2) == 128)
    #expect(sheet.darkness(5, 5) == 255)
  }

  @Test func aHardClipInASoftClipKeepsTheSoftEdge() throws {
    let sheet = try Sheet()
    sheet.draw { $0.clip(rect(2.5, 2, 8, 8)) { $0.clip(rect(0, 4, 16, 2)) { $0.fill(rect(0, 0, 16, 16), black) } } }
    #expect(sheet.darkArea == [2, 4, 10, 5])
    #expect(sheet.darkness(2, 4) == 128)
  }

  @Test func popClipWithoutPushClipHasNoEffect() throws {
    let sheet = try Sheet()
    let drawings = [
      Drawing(element: "", content: .popClip), Drawing(element: "", content: .fill(.rect(rect(1, 1, 2, 2)), black)),
      Drawing(element: "", content: .pushClip(rect(0, 0, 4, 4), radius: 0)),
    ]
    sheet.bitmap.render(drawings, scale: 1, typesetter: try Typesetter())
    #expect(sheet.darkArea == [1, 1, 2, 2])
  }

  /// The window relies on it when it redraws only the changes.
  @Test(arguments: 1...3, 0..<8)
  func redrawingAPartGivesThePixelsOfTheWholePicture(scale: Int, seed: UInt64) throws {
    var dice = Dice(seed)
    let list = PictureForTests.everything(&dice)
    let typesetter = try Typesetter()
    let whole = Bitmap(width: 120 * scale, height: 90 * scale)
    whole.render(list, scale: scale, typesetter: typesetter)
    for _ in 0..<6 {
      let corner = dice.point(-10...80)
      let damage = rect(corner.x, corner.y, dice.number(0...70), dice.number(0...70))
      let part = Bitmap(width: 120 * scale, height: 90 * scale)
      part.render(list, scale: scale, typesetter: typesetter, in: damage)
      let touched = DeviceRect(touchedBy: damage, scale: scale)
      for y in 0..<part.height {
        for x in 0..<part.width {
          let isInside = x >= touched.left && x < touched.right && y >= touched.top && y < touched.bottom
          let expected = isInside ? whole.pixel(x, y) : 0
          if part.pixel(x, y) != expected { Issue.record("pixel \(x), \(y) in \(damage)") }
        }
      }
    }
  }
}
