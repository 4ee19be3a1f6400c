import Foundation
import Testing

@testable import UIKit

/// What a touch says of itself, and which views hear of it.
@Suite struct TouchTests {
  @Test("TE-02 TE-03 TE-05 one object is updated in place; its view and window stay those of the touch-down")
  func oneObject() {
    let stage = TestStage(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    var seen: Set<ObjectIdentifier> = []
    (stage["left"] as? StageView)?.onTouches = { _, touches, _ in
      for touch in touches {
        seen.insert(ObjectIdentifier(touch))
        #expect(touch.view === stage["left"] && touch.window === stage["window"])
      }
    }
    stage.down("left")
    stage.move(150, 50, at: 0.1)
    stage.up(at: 0.2)
    #expect(seen.count == 1)
    #expect(stage.transcript == "left.began\nleft.moved\nleft.ended")
  }

  @Test("TE-06 TE-08 locations are in window coordinates for nil; the previous one is that of the last event")
  func locations() {
    let stage = TestStage("window 320x200\n  card 20,30 100x100 handles")
    var lines: [String] = []
    (stage["card"] as? StageView)?.onTouches = { phase, touches, _ in
      guard let touch = touches.first else { return }
      let own = touch.location(in: stage["card"]), base = touch.location(in: nil)
      let before = touch.previousLocation(in: nil)
      lines.append(
        "\(phase) \(touch.timestamp): \(own.x),\(own.y) \(base.x),\(base.y) after \(before.x),\(before.y)")
    }
    stage.down(30, 40, at: 1)
    stage.move(50, 45, at: 1.5)
    stage.up(at: 2)
    #expect(
      lines == [
        "began 1.0: 10.0,10.0 30.0,40.0 after 30.0,40.0", "moved 1.5: 30.0,15.0 50.0,45.0 after 30.0,40.0",
        "ended 2.0: 30.0,15.0 50.0,45.0 after 50.0,45.0",
      ])
  }

  @Test("TE-01 TE-18 allTouches holds resting fingers too, filtered by view and window")
  func allTouches() {
    let stage = TestStage(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    stage.down("left", finger: 1)
    stage.down("right", finger: 2, at: 0.1)
    var phases: [String] = []
    (stage["right"] as? StageView)?.onTouches = { _, _, event in
      phases = (event?.allTouches ?? []).inOrderOfArrival.map { "\($0.phase)" }
      #expect(event?.touches(for: stage["left"])?.count == 1)
      #expect(event?.touches(for: stage.windows[0])?.count == 2)
    }
    stage.move(160, 60, finger: 2, at: 0.2)
    #expect(phases == ["stationary", "moved"])
  }

  @Test("TE-14 TE-16 force and radius come from the report, and are 0 without hardware")
  func force() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    var lines: [String] = []
    (stage["card"] as? StageView)?.onTouches = { _, touches, _ in
      for touch in touches { lines.append("\(touch.force)/\(touch.maximumPossibleForce) r\(touch.majorRadius)") }
    }
    stage.down("card")
    var report = TouchSample(phase: .moved, location: CGPoint(x: 50, y: 50), timestamp: 0.1)
    report.force = 2
    report.maximumPossibleForce = 6.67
    report.majorRadius = 12
    stage.application.enqueue(report)
    stage.wait(0.1)
    #expect(lines == ["0.0/0.0 r0.0", "2.0/6.67 r12.0"])
    #expect(stage.transcript == "card.began\ncard.moved")  // TE-15: the force alone is a move
  }

  @Test("TE-21 TE-22 without multiple touch a view hears of its first finger only, even when that one is lifted")
  func singleTouchView() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.down(10, 10, finger: 1)
    stage.down(50, 50, finger: 2, at: 0.1)
    stage.up(finger: 1, at: 0.2)
    stage.move(60, 60, finger: 2, at: 0.3)
    stage.up(finger: 2, at: 0.4)
    stage.tap("card")
    #expect(
      stage.story == """
        card.began
        card never hears: one finger only
        card.ended
        card.began
        card.ended
        """)
  }

  @Test("TE-21 of two fingers that land together on a view without multiple touch it hears of the first")
  func singleTouchViewAtOneMoment() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.together {
      stage.down(10, 10, finger: 1)
      stage.down(50, 50, finger: 2)
    }
    #expect(stage.story == "card never hears: one finger only\ncard.began")
  }

  @Test("TE-23 fingers of subviews arrive in numbers through the chain")
  func touchesFromBelow() {
    let stage = TestStage(
      """
      window 320x200
        parent 0,0 320x200 handles
          left 0,0 100x100
          right 100,0 100x100
      """)
    stage.down("left", finger: 1)
    stage.down("right", finger: 2, at: 0.1)
    #expect(stage.transcript == "left.began\nparent.began\nright.began\nparent.began")
  }

  @Test("TE-25 a window hears of all its own fingers")
  func windowTakesAllFingers() {
    let stage = TestStage("window 320x200")
    stage.down(10, 10, finger: 1)
    stage.down(50, 50, finger: 2, at: 0.1)
    #expect(!stage.story.contains("never"))
  }

  @Test("TE-29 an interruption cancels every finger, and what the fingers do afterwards is nobody's")
  func interruption() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles multi")
    stage.down(10, 10, finger: 1)
    stage.down(50, 50, finger: 2, at: 0.1)
    _ = stage.transcript
    stage.application.resignActive(at: 0.2)
    stage.application.becomeActive()
    stage.move(20, 20, finger: 1, at: 0.3)
    stage.up(finger: 1, at: 0.4)
    #expect(stage.transcript == "card.cancelled×2")
  }

  @Test("TE-30 a view that leaves its window gets its touch cancelled")
  func leavingTheWindow() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.down("card")
    stage["card"].removeFromSuperview()
    stage.up(at: 0.2)
    #expect(stage.transcript == "card.began\ncard.cancelled")
  }

  @Test("TE-31 when the hit view is removed its former parent hears no end")
  func removedHitView() {
    let stage = TestStage(
      """
      window 320x200
        parent 0,0 320x200 handles
          child 0,0 100x100
      """)
    stage.down("child")
    stage["child"].removeFromSuperview()
    stage.up(at: 0.2)
    #expect(stage.transcript == "child.began\nparent.began\nchild.cancelled\ndropped")
  }

  @Test(
    "TE-32 HT-10 the flags of the hit view do not matter to a touch in flight",
    arguments: ["hidden", "alpha", "interaction"])
  func flagsInFlight(flag: String) {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.down("card")
    switch flag {
    case "hidden": stage["card"].isHidden = true
    case "alpha": stage["card"].alpha = 0
    default: stage["card"].isUserInteractionEnabled = false
    }
    stage.move(60, 60, at: 0.1)
    stage.up(at: 0.2)
    #expect(stage.transcript == "card.began\ncard.moved\ncard.ended")
  }

  @Test("TE-10 TE-11 the tap count is already raised when the later touch goes down")
  func tapCount() {
    let stage = TestStage("window 320x200\n  card 0,0 200x200 handles")
    var counts: [Int] = []
    (stage["card"] as? StageView)?.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(52, 50)
    stage.wait(0.1)
    stage.tap(54, 50)
    stage.wait(1)
    stage.tap(54, 50)
    stage.wait(0.1)
    stage.tap(190, 50)
    #expect(counts == [1, 1, 2, 2, 3, 3, 1, 1, 1, 1])
  }

  @Test("reports that make no sense are ignored")
  func nonsense() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.move(10, 10, finger: 3)
    stage.up(finger: 3, at: 0.1)
    stage.down(10, 10, finger: 1, at: 0.2)
    stage.down(20, 20, finger: 1, at: 0.3)
    stage.up(finger: 1, at: 0.4)
    stage.up(finger: 1, at: 0.5)
    #expect(stage.transcript == "card.began\ncard.ended")
  }
}
