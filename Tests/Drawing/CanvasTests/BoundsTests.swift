import Foundation
import Testing

@testable import Canvas

/// The bounds of a drawing contain all its pixels; redrawing only the changes relies on it.
struct BoundsTests {
  @Test(arguments: 0..<6)
  func noDrawingExtendsBeyondItsBounds(seed: UInt64) throws {
    var dice = Dice(seed)
    let typesetter = try Typesetter()
    for drawing in PictureForTests.everything(&dice) {
      let bitmap = Bitmap(width: 120, height: 90)
      bitmap.render([drawing], scale: 1, typesetter: typesetter)
      let allowed = DeviceRect(touchedBy: drawing.bounds(typesetter), scale: 1)
      for y in 0..<90 {
        for x in 0..<120 where bitmap.pixel(x, y) != 0 {
          let isInside = x >= allowed.left && x < allowed.right && y >= allowed.top && y < allowed.bottom
          if !isInside { Issue.record("pixel \(x), \(y) of \(drawing.content)") }
        }
      }
    }
  }

  @Test(arguments: [6, 11, 12, 18, 31])
  func noTextExtendsBeyondItsBounds(size: Int) throws {
    let typesetter = try Typesetter()
    for string in ["jÅ", "Åj 视图ƒ", "，（视）", "WWW", "g|gЙ"] {
      for font in [Font.sans(size), .sans(size, .semibold), .mono(size)] {
        let drawing = Drawing(element: "", content: .text(string, font, point(60, 60), Color(0xFFFFFF)))
        let bitmap = Bitmap(width: 300, height: 120)
        bitmap.render([drawing], scale: 1, typesetter: typesetter)
        let bounds = drawing.bounds(typesetter)
        let part = Bitmap(width: 300, height: 120)
        part.render([drawing], scale: 1, typesetter: typesetter, in: bounds)
        #expect(part == bitmap, "\(string) in \(font)")
      }
    }
  }
}
