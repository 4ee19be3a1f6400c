import Foundation
import Testing

@testable import UIKitCore

/// Fingers that join and leave before and during a gesture.
@Suite struct ChangedFingersTests {
  private func fixture(_ gesture: String) -> PipelineFixture {
    PipelineFixture("window 400x400\n  V 0,0 400x400 multi +G=\(gesture)")
  }

  private func actions(_ fixture: PipelineFixture) -> [Substring] {
    fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
  }

  @Test(
    "pinch and rotation start anew when another pair is down before they began", .statements("RE-03"),
    arguments: ["pinch", "rotation"])
  func newPairBeforeBeginning(kind: String) {
    let fixture = fixture(kind)
    fixture.down(100, 200, finger: 1)
    fixture.down(200, 200, finger: 2)
    fixture.up(finger: 2, at: 0.1)
    // Another place, far enough from the first pair that the old start would make both begin.
    fixture.down(100, 300, finger: 3, at: 0.2)
    fixture.move(100, 302, finger: 3, at: 0.3)
    #expect(actions(fixture) == [])
    fixture.move(kind == "pinch" ? 100 : 200, 312, finger: 3, at: 0.4)
    #expect(actions(fixture) == ["G action(began)"])
  }

  @Test("a pan of two fingers counts only what two fingers have moved", .statements("RE-03"))
  func twoFingerPan() {
    let fixture = fixture("pan:min=2")
    fixture.down(100, 100, finger: 1)
    fixture.move(150, 100, finger: 1, at: 0.1)
    fixture.down(200, 100, finger: 2, at: 0.2)
    fixture.move(205, 100, finger: 2, at: 0.3)
    #expect(actions(fixture) == [])
    fixture.together {
      fixture.move(165, 100, finger: 1, at: 0.4)
      fixture.move(220, 100, finger: 2, at: 0.4)
    }
    #expect(actions(fixture) == ["G action(began)"])
    let pan = fixture.gesture("G") as? UIPanGestureRecognizer
    #expect(pan?.translation(in: nil) == CGPoint(x: 17.5, y: 0))
  }

  @Test("a pan keeps its way when a second finger joins", .statements("RE-03"))
  func panKeepsItsWay() {
    let fixture = fixture("pan")
    fixture.down(100, 100, finger: 1)
    fixture.move(120, 100, finger: 1, at: 0.1)
    fixture.down(300, 300, finger: 2, at: 0.2)
    fixture.move(130, 100, finger: 1, at: 0.3)
    let pan = fixture.gesture("G") as? UIPanGestureRecognizer
    #expect(pan?.translation(in: nil) == CGPoint(x: 25, y: 0))
  }

  @Test("a long press under way ignores every finger that is not its own", .statements("RE-04"))
  func longPress() {
    let fixture = fixture("press")
    fixture.down(100, 100, finger: 1)
    fixture.wait(0.6)
    fixture.together {
      fixture.down(200, 100, finger: 2)
      fixture.down(300, 100, finger: 3)
    }
    fixture.move(250, 100, finger: 2, at: 0.7)
    fixture.move(350, 100, finger: 3, at: 0.7)
    fixture.up(finger: 3, at: 0.8)
    fixture.up(finger: 2, at: 0.9)
    #expect(actions(fixture) == ["G action(began)"])
    fixture.up(finger: 1, at: 1)
    #expect(actions(fixture) == ["G action(ended)"])
  }
}
