import Foundation
import Testing

@testable import UIKitCore

/// The properties of a touch, and the views that receive it.
@Suite struct TouchTests {
  @Test(
    "one touch object is updated in place; its view and window stay those of the touch-down",
    .statements("TE-02", "TE-03", "TE-05"))
  func oneObject() {
    let fixture = PipelineFixture(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    var seen: Set<ObjectIdentifier> = []
    (fixture["left"] as? TestView)?.onTouches = { _, touches, _ in
      for touch in touches {
        seen.insert(ObjectIdentifier(touch))
        #expect(touch.view === fixture["left"] && touch.window === fixture["window"])
      }
    }
    fixture.down("left")
    fixture.move(150, 50, at: 0.1)
    fixture.up(at: 0.2)
    #expect(seen.count == 1)
    #expect(fixture.transcript == "left.began\nleft.moved\nleft.ended")
  }

  @Test(
    "locations for nil are in window coordinates; the previous location is that of the last event",
    .statements("TE-06", "TE-08"))
  func locations() {
    let fixture = PipelineFixture("window 320x200\n  card 20,30 100x100 handles")
    var lines: [String] = []
    (fixture["card"] as? TestView)?.onTouches = { phase, touches, _ in
      guard let touch = touches.first else { return }
      let own = touch.location(in: fixture["card"]), base = touch.location(in: nil)
      let before = touch.previousLocation(in: nil)
      lines.append(
        "\(phase) \(touch.timestamp): \(own.x),\(own.y) \(base.x),\(base.y) after \(before.x),\(before.y)")
    }
    fixture.down(30, 40, at: 1)
    fixture.move(50, 45, at: 1.5)
    fixture.up(at: 2)
    #expect(
      lines == [
        "began 1.0: 10.0,10.0 30.0,40.0 after 30.0,40.0", "moved 1.5: 30.0,15.0 50.0,45.0 after 30.0,40.0",
        "ended 2.0: 30.0,15.0 50.0,45.0 after 50.0,45.0",
      ])
  }

  @Test(
    "allTouches contains stationary touches; touches(for:) filters by view and window", .statements("TE-01", "TE-18"))
  func allTouches() {
    let fixture = PipelineFixture(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    fixture.down("left", finger: 1)
    fixture.down("right", finger: 2, at: 0.1)
    var phases: [String] = []
    (fixture["right"] as? TestView)?.onTouches = { _, _, event in
      phases = (event?.allTouches ?? []).inOrderOfArrival.map { "\($0.phase)" }
      #expect(event?.touches(for: fixture["left"])?.count == 1)
      #expect(event?.touches(for: fixture.windows[0])?.count == 2)
    }
    fixture.move(160, 60, finger: 2, at: 0.2)
    #expect(phases == ["stationary", "moved"])
  }

  @Test("force and radius come from the report, and are 0 without hardware", .statements("TE-14", "TE-15", "TE-16"))
  func force() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    var lines: [String] = []
    (fixture["card"] as? TestView)?.onTouches = { _, touches, _ in
      for touch in touches { lines.append("\(touch.force)/\(touch.maximumPossibleForce) r\(touch.majorRadius)") }
    }
    fixture.down("card")
    var report = TouchSample(phase: .moved, location: CGPoint(x: 50, y: 50), timestamp: 0.1)
    report.force = 2
    report.maximumPossibleForce = 6.67
    report.majorRadius = 12
    fixture.application.enqueue(report)
    fixture.wait(0.1)
    #expect(lines == ["0.0/0.0 r0.0", "2.0/6.67 r12.0"])
    #expect(fixture.transcript == "card.began\ncard.moved")
  }

  @Test(
    "without multiple touch a view receives only its first finger, and no other after that one is lifted",
    .statements("TE-21", "TE-22"))
  func singleTouchView() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 50, finger: 2, at: 0.1)
    fixture.up(finger: 1, at: 0.2)
    fixture.move(60, 60, finger: 2, at: 0.3)
    fixture.up(finger: 2, at: 0.4)
    fixture.tap("card")
    #expect(
      fixture.detailedTranscript == """
        card.began
        card never receives the touch: one finger only
        card.ended
        card.began
        card.ended
        """)
  }

  @Test("of two fingers that go down together, a view without multiple touch receives the first", .statements("TE-21"))
  func singleTouchViewAtOneMoment() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.together {
      fixture.down(10, 10, finger: 1)
      fixture.down(50, 50, finger: 2)
    }
    #expect(fixture.detailedTranscript == "card never receives the touch: one finger only\ncard.began")
  }

  @Test("a view without multiple touch receives several fingers that its subviews forward", .statements("TE-23"))
  func touchesFromBelow() {
    let fixture = PipelineFixture(
      """
      window 320x200
        parent 0,0 320x200 handles
          left 0,0 100x100
          right 100,0 100x100
      """)
    fixture.down("left", finger: 1)
    fixture.down("right", finger: 2, at: 0.1)
    #expect(fixture.transcript == "left.began\nparent.began\nright.began\nparent.began")
  }

  @Test("a window receives all fingers that hit it", .statements("TE-25"))
  func windowTakesAllFingers() {
    let fixture = PipelineFixture("window 320x200")
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 50, finger: 2, at: 0.1)
    #expect(!fixture.detailedTranscript.contains("never receives"))
  }

  @Test("an interruption cancels every finger, and their later reports are dropped", .statements("TE-29"))
  func interruption() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles multi")
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 50, finger: 2, at: 0.1)
    _ = fixture.transcript
    fixture.application.resignActive(at: 0.2)
    fixture.application.becomeActive()
    fixture.move(20, 20, finger: 1, at: 0.3)
    fixture.up(finger: 1, at: 0.4)
    #expect(fixture.transcript == "card.cancelled×2")
  }

  @Test("the touch of a view that leaves its window is cancelled", .statements("TE-30"))
  func leavingTheWindow() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.down("card")
    fixture["card"].removeFromSuperview()
    fixture.up(at: 0.2)
    #expect(fixture.transcript == "card.began\ncard.cancelled")
  }

  @Test("when the hit view is removed, its former superview receives no end", .statements("TE-31"))
  func removedHitView() {
    let fixture = PipelineFixture(
      """
      window 320x200
        parent 0,0 320x200 handles
          child 0,0 100x100
      """)
    fixture.down("child")
    fixture["child"].removeFromSuperview()
    fixture.up(at: 0.2)
    #expect(fixture.transcript == "child.began\nparent.began\nchild.cancelled\ndropped")
  }

  @Test(
    "the flags of the hit view have no influence on a touch that is down", .statements("TE-32", "HT-10"),
    arguments: ["hidden", "alpha", "interaction"])
  func flagsInFlight(flag: String) {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.down("card")
    switch flag {
    case "hidden": fixture["card"].isHidden = true
    case "alpha": fixture["card"].alpha = 0
    default: fixture["card"].isUserInteractionEnabled = false
    }
    fixture.move(60, 60, at: 0.1)
    fixture.up(at: 0.2)
    #expect(fixture.transcript == "card.began\ncard.moved\ncard.ended")
  }

  @Test("a touch that went to no view does not count as a tap", .statements("TE-10"))
  func tapCountAfterADroppedTouch() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x200 handles")
    var counts: [Int] = []
    (fixture["card"] as? TestView)?.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    fixture.windows[0].isUserInteractionEnabled = false
    fixture.tap(50, 50)
    fixture.windows[0].isUserInteractionEnabled = true
    fixture.tap(50, 50)
    #expect(counts == [1, 1])
  }

  @Test("the tap count is incremented when the later touch goes down", .statements("TE-10", "TE-11"))
  func tapCount() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 200x200 handles")
    var counts: [Int] = []
    (fixture["card"] as? TestView)?.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    fixture.tap(50, 50)
    fixture.wait(0.1)
    fixture.tap(52, 50)
    fixture.wait(0.1)
    fixture.tap(54, 50)
    fixture.wait(1)
    fixture.tap(54, 50)
    fixture.wait(0.1)
    fixture.tap(190, 50)
    #expect(counts == [1, 1, 2, 2, 3, 3, 1, 1, 1, 1])
  }

  @Test("inconsistent reports are dropped")
  func nonsense() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.move(10, 10, finger: 3)
    fixture.up(finger: 3, at: 0.1)
    fixture.down(10, 10, finger: 1, at: 0.2)
    fixture.down(20, 20, finger: 1, at: 0.3)
    fixture.up(finger: 1, at: 0.4)
    fixture.up(finger: 1, at: 0.5)
    #expect(fixture.transcript == "card.began\ncard.ended")
  }
}
