import Foundation
import Testing

@testable import UIKitCore

/// The beginning and the end of a long press.
@Suite struct LongPressTests {
  private func fixture(_ gesture: String = "+G=press") -> PipelineFixture {
    PipelineFixture("window 400x400\n  V 0,0 400x400 \(gesture)")
  }

  private func actions(_ fixture: PipelineFixture) -> String {
    fixture.transcript.split(separator: "\n").filter { $0.contains("action") }.joined(separator: " ")
      .replacing("G action", with: "")
  }

  @Test("the defaults", .statements("GN-05", "GN-06", "GN-07"))
  func defaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
  }

  @Test("a lift before half a second is not a long press", .statements("GT-10", "GN-05"))
  func tooShort() {
    let fixture = fixture()
    fixture.down("V")
    fixture.up(at: 0.49)
    fixture.wait(1)
    #expect(actions(fixture) == "")
  }

  @Test(
    "a movement of more than 10 points before the beginning is not a long press", .statements("GT-10", "GN-06"),
    arguments: [(10.0, true), (10.1, false)])
  func drift(distance: Double, isPress: Bool) {
    let fixture = fixture()
    fixture.down("V")
    fixture.move(by: distance, 0, at: 0.2)
    fixture.wait(1)
    #expect(actions(fixture) == (isPress ? "(began)" : ""))
  }

  @Test("after the beginning, movement is not limited", .statements("GT-11"))
  func unlimited() {
    let fixture = fixture()
    fixture.down(10, 10)
    fixture.move(390, 390, at: 0.7)
    fixture.up(at: 0.8)
    #expect(actions(fixture) == "(began) (changed) (ended)")
  }

  @Test(
    "with two fingers it begins when both have been down long enough, and ends when one is lifted", .statements("GT-10")
  )
  func twoFingers() {
    let fixture = fixture("+G=press:fingers=2")
    fixture.down(100, 100, finger: 1)
    fixture.down(200, 100, finger: 2, at: 0.3)
    fixture.wait(0.4)
    #expect(actions(fixture) == "")
    fixture.wait(0.2)
    #expect(actions(fixture) == "(began)")
    fixture.up(finger: 1, at: 1)
    #expect(actions(fixture) == "(ended)")
    fixture.up(finger: 2, at: 1.1)
    #expect(fixture.gesture("G").state == .possible)
  }

  @Test("a long press that requires a tap does not begin without it")
  func afterATap() {
    let fixture = fixture("+G=press:taps=1")
    fixture.down("V")
    fixture.wait(1)
    #expect(actions(fixture) == "")
    fixture.up(at: 1.1)
    fixture.tap("V")
    fixture.wait(0.1)
    fixture.down("V")
    fixture.wait(0.6)
    #expect(actions(fixture) == "(began)")
  }

  @Test("a second finger after the beginning is ignored, and its view keeps the touch")
  func laterFinger() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=press")
    fixture.down(10, 10, finger: 1)
    fixture.wait(0.6)
    _ = fixture.transcript
    fixture.down(90, 90, finger: 2)
    fixture.up(finger: 2, at: 0.7)
    #expect(fixture.transcript == "G.began\nV.began\nV.ended")
  }

  @Test("a long press with a duration of 0 begins at touch-down")
  func noDuration() {
    let fixture = fixture()
    (fixture.gesture("G") as? UILongPressGestureRecognizer)?.minimumPressDuration = 0
    fixture.down("V")
    #expect(actions(fixture) == "(began)")
  }

  @Test("nextDeadline is the time at which the long press would begin", .statements("GR-06"))
  func deadline() {
    let fixture = fixture()
    fixture.down("V", at: 2)
    #expect(fixture.application.nextDeadline == 2.5)
    fixture.up(at: 2.1)
    #expect(fixture.application.nextDeadline == nil)
  }
}
