import Foundation
import Testing

@testable import UIKit

/// When a long press begins, and what follows.
@Suite struct LongPressTests {
  private func stage(_ gesture: String = "+G=press") -> TestStage {
    TestStage("window 400x400\n  V 0,0 400x400 \(gesture)")
  }

  private func actions(_ stage: TestStage) -> String {
    stage.transcript.split(separator: "\n").filter { $0.contains("action") }.joined(separator: " ")
      .replacing("G action", with: "")
  }

  @Test("GN-05 GN-06 GN-07 the defaults")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test("GT-10 GN-05 a lift before half a second is no press")
  func tooShort() {
    let stage = stage()
    stage.down("V")
    stage.up(at: 0.49)
    stage.wait(1)
    #expect(actions(stage) == "")
  }

  @Test(
    "GT-10 GN-06 a drift of more than 10 points before it begins is no press", arguments: [(10.0, true), (10.1, false)])
  func drift(distance: Double, isPress: Bool) {
    let stage = stage()
    stage.down("V")
    stage.move(by: distance, 0, at: 0.2)
    stage.wait(1)
    #expect(actions(stage) == (isPress ? "(began)" : ""))
  }

  @Test("GT-11 after the beginning movement is unlimited")
  func unlimited() {
    let stage = stage()
    stage.down(10, 10)
    stage.move(390, 390, at: 0.7)
    stage.up(at: 0.8)
    #expect(actions(stage) == "(began) (changed) (ended)")
  }

  @Test("GT-10 with two fingers it begins when both were held, and ends when one lifts")
  func twoFingers() {
    let stage = stage("+G=press:fingers=2")
    stage.down(100, 100, finger: 1)
    stage.down(200, 100, finger: 2, at: 0.3)
    stage.wait(0.4)
    #expect(actions(stage) == "")
    stage.wait(0.2)
    #expect(actions(stage) == "(began)")
    stage.up(finger: 1, at: 1)
    #expect(actions(stage) == "(ended)")
    stage.up(finger: 2, at: 1.1)
    #expect(stage.gesture("G").state == .possible)
  }

  @Test("a press after a tap needs the tap")
  func afterATap() {
    let stage = stage("+G=press:taps=1")
    stage.down("V")
    stage.wait(1)
    #expect(actions(stage) == "")
    stage.up(at: 1.1)
    stage.tap("V")
    stage.wait(0.1)
    stage.down("V")
    stage.wait(0.6)
    #expect(actions(stage) == "(began)")
  }

  @Test("a second finger after the beginning is ignored and its view keeps it")
  func laterFinger() {
    let stage = TestStage("window 400x400\n  V 0,0 400x400 handles multi +G=press")
    stage.down(10, 10, finger: 1)
    stage.wait(0.6)
    _ = stage.transcript
    stage.down(90, 90, finger: 2)
    stage.up(finger: 2, at: 0.7)
    #expect(stage.transcript == "G.began\nV.began\nV.ended")
  }

  @Test("a press of no duration begins with the touch")
  func noDuration() {
    let stage = stage()
    (stage.gesture("G") as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
    stage.down("V")
    #expect(actions(stage) == "(began)")
  }

  @Test("GR-06 nextDeadline says when the press would begin")
  func deadline() {
    let stage = stage()
    stage.down("V", at: 2)
    #expect(stage.application.nextDeadline == 2.5)
    stage.up(at: 2.1)
    #expect(stage.application.nextDeadline == nil)
  }
}
