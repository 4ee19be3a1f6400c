import Testing

@testable import UIKitCore

/// The three gates: views that the hit test skips.
@Suite struct GateTests {
  @Test("a hidden view and its descendants are skipped without point(inside:)", .statements("HT-01"))
  func hidden() {
    let fixture = PipelineFixture(
      """
      window 320x200
        below 0,0 100x100
        cover 0,0 100x100 hidden
          child 0,0 100x100
      """, options: .onePass)
    fixture.tap(10, 10)
    #expect(
      fixture.searches == """
        1: window+ cover/hidden below+
        → below
        app.sendEvent
        window.sendEvent
        app.sendEvent
        window.sendEvent
        """)
  }

  @Test("a view without user interaction is skipped without point(inside:)", .statements("HT-01"))
  func interactionOff() {
    let fixture = PipelineFixture(
      """
      window 320x200
        panel 0,0 100x100 off
          button 0,0 100x100
      """, options: .onePass)
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+ panel/interactionDisabled\n→ window"))
  }

  @Test(
    "alpha up to 0.01 is ignored, 0.02 is hit", .statements("HT-02", "GN-01"),
    arguments: [(0.0, "window"), (0.005, "window"), (0.01, "window"), (0.0101, "card"), (0.02, "card"), (1, "card")])
  func alpha(alpha: Double, winner: String) {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 alpha=\(alpha)")
    #expect(fixture.hit(10, 10) == winner)
  }

  @Test("an ancestor's alpha is not multiplied in", .statements("HT-03"))
  func alphaIsReadOnEachViewByItself() {
    let fixture = PipelineFixture(
      """
      window 320x200
        group 0,0 100x100 alpha=0.05
          child 0,0 100x100 alpha=0.05
      """)
    #expect(fixture.hit(10, 10) == "child")
  }

  @Test("the descendants of a skipped view are skipped", .statements("HT-03"))
  func faintAncestor() {
    let fixture = PipelineFixture(
      """
      window 320x200
        group 0,0 100x100 alpha=0.005
          child 0,0 100x100
      """)
    #expect(fixture.hit(10, 10) == "window")
  }

  @Test("user interaction of labels and image views is off by default", .statements("HT-21"))
  func labelsAndImages() {
    let fixture = PipelineFixture(
      """
      window 320x200
        caption:label 0,0 50x50
        photo:image 50,0 50x50
        awake:label 100,0 50x50 on
      """)
    #expect(fixture.hit(10, 10) == "window")
    #expect(fixture.hit(60, 10) == "window")
    #expect(fixture.hit(110, 10) == "awake")
  }
}

extension PipelineOptions {
  static var onePass: PipelineOptions {
    var options = PipelineOptions()
    options.hitTestPasses = 1
    return options
  }
}
