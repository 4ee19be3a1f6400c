import Testing

@testable import UIKit

/// The three gates: what is skipped without being asked.
@Suite struct GateTests {
  @Test("HT-01 a hidden view is skipped without pointInside, with everything in it")
  func hidden() {
    let stage = TestStage(
      """
      window 320x200
        below 0,0 100x100
        cover 0,0 100x100 hidden
          child 0,0 100x100
      """, options: .onePass)
    stage.tap(10, 10)
    #expect(
      stage.searches == """
        1: window+ cover/hidden below+
        → below
        app.sendEvent
        window.sendEvent
        app.sendEvent
        window.sendEvent
        """)
  }

  @Test("HT-01 a view without user interaction is skipped without pointInside")
  func interactionOff() {
    let stage = TestStage(
      """
      window 320x200
        panel 0,0 100x100 off
          button 0,0 100x100
      """, options: .onePass)
    stage.down(10, 10)
    #expect(stage.searches.hasPrefix("1: window+ panel/interactionDisabled\n→ window"))
  }

  @Test(
    "HT-02 GN-01 alpha up to 0.01 is ignored, 0.02 is hit",
    arguments: [(0.0, "window"), (0.005, "window"), (0.01, "window"), (0.0101, "card"), (0.02, "card"), (1, "card")])
  func alpha(alpha: Double, winner: String) {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 alpha=\(alpha)")
    #expect(stage.hit(10, 10) == winner)
  }

  @Test("HT-03 an ancestor's alpha does not multiply in")
  func alphaIsReadOnEachViewByItself() {
    let stage = TestStage(
      """
      window 320x200
        group 0,0 100x100 alpha=0.05
          child 0,0 100x100 alpha=0.05
      """)
    #expect(stage.hit(10, 10) == "child")
  }

  @Test("HT-03 an ignored ancestor hides its whole subtree")
  func faintAncestor() {
    let stage = TestStage(
      """
      window 320x200
        group 0,0 100x100 alpha=0.005
          child 0,0 100x100
      """)
    #expect(stage.hit(10, 10) == "window")
  }

  @Test("HT-21 labels and image views start without user interaction")
  func labelsAndImages() {
    let stage = TestStage(
      """
      window 320x200
        caption:label 0,0 50x50
        photo:image 50,0 50x50
        awake:label 100,0 50x50 on
      """)
    #expect(stage.hit(10, 10) == "window")
    #expect(stage.hit(60, 10) == "window")
    #expect(stage.hit(110, 10) == "awake")
  }
}

extension UIPipelineOptions {
  static var onePass: UIPipelineOptions {
    var options = UIPipelineOptions()
    options.hitTestPasses = 1
    return options
  }
}
