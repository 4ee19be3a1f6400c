import ElementMaps
import Foundation
import Testing

@testable import Canvas

/// Pictures of pixels on a white sheet.
struct PictureDrawingTests {
  /// Red and green above blue and a transparent pixel.
  private let four = Picture(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x00FF_FFFF])

  private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PicturePlace {
    PicturePlace(origin: point(x, y), across: point(width, 0), down: point(0, height))
  }

  private func sheet(_ place: PicturePlace, tint: Color? = nil, opacity: Double = 1, scale: Int = 1) throws -> Sheet {
    let sheet = try Sheet(scale: scale), picture = try #require(four)
    sheet.draw { list in list.opacity(opacity) { $0.picture(picture, place, tint: tint) } }
    return sheet
  }

  private func colors(_ sheet: Sheet, _ x: Int, _ y: Int) -> [UInt32] {
    [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map { sheet.bitmap.pixel($0.0, $0.1) }
  }

  @Test func pixelsThatFallOnPixelsAreCopied() throws {
    let sheet = try sheet(place(3, 5, 2, 2))
    #expect(colors(sheet, 3, 5) == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF])
    #expect(sheet.darkArea == [3, 5, 4, 6])
    let large = try self.sheet(place(3, 5, 1, 1), scale: 2)
    #expect(colors(large, 6, 10) == [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF])
  }

  @Test func anEnlargedPictureIsInterpolated() throws {
    let sheet = try sheet(place(0, 0, 8, 8))
    // The middles of the four pixels are at 2 and 6; what is left of them and above goes on.
    #expect(sheet.bitmap.pixel(0, 0) == 0xFF0000 && sheet.bitmap.pixel(7, 0) == 0x00FF00)
    let red = (0..<8).map { sheet.bitmap.pixel($0, 0) >> 16 & 255 }
    #expect(red == [255, 255, 223, 159, 96, 32, 0, 0], "eighths of 255, rounded: \(red)")
  }

  @Test func aReducedPictureIsTheAverageByOpacity() throws {
    let sheet = try sheet(place(4, 4, 1, 1))
    // A third of each colour, with three quarters of the opacity.
    #expect(sheet.bitmap.pixel(4, 4) == Blend.over(0x555555, 0xFFFFFF, alpha: 191))
  }

  @Test func turnedAndMirroredPicturesAreExact() throws {
    let turned = try sheet(PicturePlace(origin: point(6, 4), across: point(0, 2), down: point(-2, 0)))
    #expect(colors(turned, 4, 4) == [0x0000FF, 0xFF0000, 0xFFFFFF, 0x00FF00])
    let mirrored = try sheet(PicturePlace(origin: point(6, 4), across: point(-2, 0), down: point(0, 2)))
    #expect(colors(mirrored, 4, 4) == [0x00FF00, 0xFF0000, 0xFFFFFF, 0x0000FF])
  }

  @Test func aTemplateHasOneColor() throws {
    let sheet = try sheet(place(3, 5, 2, 2), tint: Color(0x123456))
    #expect(colors(sheet, 3, 5) == [0x123456, 0x123456, 0x123456, 0xFFFFFF])
  }

  @Test func opacityAndClipsCount() throws {
    let faint = try sheet(place(3, 5, 2, 2), opacity: 0.4)
    #expect(faint.bitmap.pixel(3, 5) == Blend.over(0xFF0000, 0xFFFFFF, alpha: 102))
    let clipped = try Sheet(), picture = try #require(four)
    clipped.draw { list in
      list.clip(rect(3, 5, 1, 8)) { $0.picture(picture, place(3, 5, 2, 2)) }
    }
    #expect(colors(clipped, 3, 5) == [0xFF0000, 0xFFFFFF, 0x0000FF, 0xFFFFFF])
  }

  /// A picture that is drawn part by part has the pixels of one that is drawn at once.
  @Test func partsAreLikeTheWhole() throws {
    let turned = PicturePlace(origin: point(8, 1.3), across: point(6.2, 4.9), down: point(-5.1, 6.7))
    let whole = try sheet(turned), parts = try Sheet(), picture = try #require(four)
    for x in 0..<4 {
      for y in 0..<4 {
        parts.draw(in: rect(CGFloat(4 * x), CGFloat(4 * y), 4, 4)) { $0.picture(picture, turned) }
      }
    }
    #expect(whole.bitmap == parts.bitmap && whole.darkArea.count == 4)
  }

  @Test func transparentPixelsBelongToWhatIsBehind() throws {
    let sheet = try Sheet(), picture = try #require(four)
    let map = ElementMap(width: 16, height: 16)
    sheet.bitmap.elements = map
    sheet.draw { list in list.element("picture") { $0.picture(picture, place(3, 5, 2, 2)) } }
    #expect(map.name(x: 3, y: 5) == "picture" && map.name(x: 4, y: 6) == "")
  }

  @Test func aPlaceWithoutAnAreaDrawsNothing() throws {
    for place in [place(3, 3, 0, 4), place(.nan, 3, 4, 4), place(3, 3, .infinity, 4)] {
      #expect(try sheet(place).darkArea == [])
    }
    #expect(Picture(width: 2, height: 2, pixels: [0]) == nil)
  }
}
