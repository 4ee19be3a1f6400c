import Foundation
import Testing

@testable import Canvas

/// Colours, mixtures and blending.
struct ColorTests {
  @Test func theDescriptionOfAColourIsItsHexadecimalCode() {
    #expect("\(Color(0x1D3291))" == "#1D3291")
    #expect("\(Color(0x000A0B, alpha: 0.5))" == "#000A0B80")
  }

  @Test func mixingInterpolatesBetweenTwoColours() {
    // 13 % of 17, 117, 90 on white: 255 − 0.13 × 238 = 224.06, 255 − 0.13 × 138 = 237.06, 255 − 0.13 × 165 = 233.55.
    #expect(Color(0x11755A).mixed(into: Color(0xFFFFFF), 0.13) == Color(0xE0EDEA))
    #expect(Color(0x11755A).mixed(into: Color(0xFFFFFF), 0) == Color(0xFFFFFF))
    #expect(Color(0x11755A).mixed(into: Color(0xFFFFFF), 1) == Color(0x11755A))
    #expect(Color(0x11755A).mixed(into: Color(0xFFFFFF), .nan) == Color(0xFFFFFF))
  }

  @Test func opacitiesMultiply() {
    #expect(Color(0x15181C).opacity(0.5).opacity(0.5).alpha == 64)
    #expect(Color(0x15181C).opacity(-1).alpha == 0)
    #expect(Color(0x15181C).opacity(7).alpha == 255)
  }

  @Test func theOpacityOfAGroupAppliesToItsDrawings() throws {
    let sheet = try Sheet()
    sheet.draw {
      $0.opacity(0.5) { list in
        list.fill(rect(1, 1, 4, 4), black)
        list.opacity(0.5) { $0.fill(rect(8, 1, 4, 4), black) }
      }
      $0.fill(rect(1, 8, 4, 4), black)
    }
    #expect(sheet.darkness(2, 2) == 128)
    #expect(sheet.darkness(9, 2) == 64)
    #expect(sheet.darkness(2, 9) == 255)
  }

  @Test func anElementEndsWithItsGroup() {
    var list = DrawingList(element: "window")
    list.element("column") { list in
      list.fill(rect(0, 0, 1, 1), black)
      list.element("column.card.1") { $0.fill(rect(0, 0, 1, 1), black) }
    }
    list.fill(rect(0, 0, 1, 1), black)
    #expect(list.drawings.map(\.element) == ["column", "column.card.1", "window"])
  }

  /// Every blend is the exact mixture, rounded to the nearest step.
  @Test func blendingRoundsToTheNearestStep() {
    for alpha in UInt32(0)...255 {
      for under in stride(from: UInt32(0), through: 255, by: 5) {
        for over in [UInt32(0), 1, 100, 128, 254, 255] {
          let exact = Double(over * alpha + under * (255 - alpha)) / 255
          let pixel = Blend.over(over << 16 | over << 8 | over, under << 16 | under << 8 | under, alpha: alpha)
          let expected = UInt32(exact.rounded())
          if pixel != expected << 16 | expected << 8 | expected { Issue.record("\(over) over \(under) at \(alpha)") }
        }
      }
    }
  }
}
