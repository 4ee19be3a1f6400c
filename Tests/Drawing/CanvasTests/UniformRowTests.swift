import Foundation
import Testing

@testable import Canvas

/// Rows of a shape that are computed once and repeated. A part of three rows is too low for that.
struct UniformRowTests {
  @Test(arguments: [0.0, 0.25, 5, 11.5])
  func rowsThatAreRepeatedAreThoseThatAreComputedOneByOne(radius: CGFloat) throws {
    try compare { $0.fill(.roundedRect(rect(2.25, 3.5, 30, 40.75), radius: radius), black) }
    try compare { $0.stroke(.roundedRect(rect(4, 4, 30, 40), radius: radius), Stroke(2.5), black) }
    try compare { $0.stroke(.roundedRect(rect(4, 4, 30, 40), radius: radius), Stroke(2, dash: [30, 5]), black) }
    try compare {
      $0.clip(rect(0, 0, 20, 30), radius: 9) { $0.fill(.roundedRect(rect(2, 3, 30, 40), radius: radius), black) }
    }
  }

  @Test func aSlopeHasNoRowsToRepeat() throws {
    try compare { $0.fill(.polygon([point(2, 2), point(30, 2), point(31, 44), point(2, 44)]), black) }
    try compare { $0.fill(.polygon([point(2, 2), point(30, 2), point(30, 20), point(12, 30), point(2, 44)]), black) }
  }

  @Test func aWideShapeHasFewRowsInMemoryAtATime() throws {
    let wide = try Sheet(1600, 120), narrow = try Sheet(1600, 120)
    wide.draw { $0.fill(.roundedRect(rect(1, 1, 1598, 118), radius: 50), black) }
    for x in 0..<16 {
      narrow.draw(in: rect(CGFloat(x) * 100, 0, 100, 120)) {
        $0.fill(.roundedRect(rect(1, 1, 1598, 118), radius: 50), black)
      }
    }
    #expect(wide.bitmap == narrow.bitmap)
  }

  private func compare(_ build: (inout DrawingList) -> Void) throws {
    let whole = try Sheet(36, 48), parts = try Sheet(36, 48)
    whole.draw(build)
    for part in 0..<16 { parts.draw(in: rect(0, CGFloat(part) * 3, 36, 3), build) }
    #expect(whole.bitmap == parts.bitmap)
  }
}
