import Foundation
import Testing

@testable import UIKitCore

/// The points inside a view.
@Suite struct ShapeTests {
  @Test(
    "min edges are inside, max edges outside", .statements("HT-12"),
    arguments: [
      (100.0, 200.0, "box"), (179.999, 279.999, "box"), (180, 240, "window"), (140, 280, "window"),
      (99.999, 240, "window"), (140, 199.999, "window"),
    ])
  func edges(x: Double, y: Double, winner: String) {
    let fixture = PipelineFixture("window 360x560\n  box 100,200 80x80")
    #expect(fixture.hit(x, y) == winner)
  }

  @Test("an origin of the bounds shifts the content and the hit area", .statements("HT-13"))
  func boundsOrigin() {
    let fixture = PipelineFixture(
      """
      window 360x560
        scroll 40,100 280x360 bounds=0,300
          content 0,0 280x720
            cell 20,400 240x60
      """)
    #expect(fixture.hit(180, 220) == "cell")
    #expect(fixture.hit(180, 270) == "content")
  }

  @Test("clipping and faint content do not change the hit area", .statements("HT-16"))
  func paintDoesNotCount() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 clips alpha=0.02")
    #expect(fixture.hit(0, 0) == "card")
  }

  @Test("a rotated view is hit in its rotated shape, not in its frame", .statements("HT-17"))
  func rotation() {
    let fixture = PipelineFixture("window 400x400\n  card 100,100 200x200 rotated=45")
    #expect(fixture["card"].frame.minX < 60)
    #expect(fixture.hit(70, 200) == "card")
    #expect(fixture.hit(105, 105) == "window")
  }

  @Test("a scaled view is hit where it is seen", .statements("HT-17"))
  func scaling() {
    let fixture = PipelineFixture("window 400x400\n  card 100,100 200x200 scale=0.5")
    #expect(fixture.hit(149, 149) == "window")
    #expect(fixture.hit(151, 151) == "card")
    #expect(fixture.hit(251, 251) == "window")
  }

  @Test("a view with a scale of 0 and its descendants cannot be hit", .statements("HT-18"))
  func flattened() {
    let fixture = PipelineFixture("window 400x400\n  card 100,100 200x200 scale=0\n    child 0,0 200x200")
    #expect(fixture.hit(200, 200) == "window")
  }
}
