import Foundation
import Testing

@testable import UIKitCore

/// The recognizers that receive a touch.
@Suite struct ReceivingTests {
  @Test(
    "the recognizers of the hit view and its ancestors receive a touch, those of siblings do not",
    .statements("GR-20", "TE-17", "DB-4"))
  func candidates() {
    let fixture = PipelineFixture(
      """
      window 400x400 +ofWindow=plain
        parent 0,0 400x400 +ofParent=plain
          sibling 0,0 100x100 +ofSibling=plain
          V 100,100 100x100 handles +first=plain +second=plain
      """)
    var names: [String] = []
    (fixture["V"] as? TestView)?.onTouches = { _, touches, event in
      guard let touch = touches.first else { return }
      names = (touch.gestureRecognizers ?? []).compactMap(\.name)
      #expect(event?.touches(for: fixture.gesture("ofParent")) == [touch])
      #expect(event?.touches(for: fixture.gesture("ofSibling")) == [])
    }
    fixture.down("V")
    #expect(names == ["first", "second", "ofParent", "ofWindow"])
    #expect(fixture.transcript == "first.began\nsecond.began\nofParent.began\nofWindow.began\nV.began")
  }

  @Test("a recognizer that is added during a touch does not receive it", .statements("GR-21"))
  func addedInTheMiddle() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
    fixture.down("V")
    let late = PlainRecognizer()
    late.name = "late"
    fixture["V"].addGestureRecognizer(late)
    fixture.up(at: 0.1)
    fixture.down("V", at: 0.2)
    #expect(fixture.transcript == "V.began\nV.ended\nlate.began\nV.began")
  }

  @Test(
    "a recognizer that a filter refuses does not receive the touch, and later filters are not asked",
    .statements("GR-22"), arguments: ["enabled", "type", "event", "touch", "none"])
  func filters(closed: String) {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles +G=tap:delaysBegan")
    let delegate = TestDelegate(), gesture = fixture.gesture("G")
    gesture.delegate = delegate
    fixture.transcriber.name(delegate, "delegate")
    switch closed {
    case "enabled": gesture.isEnabled = false
    case "type": gesture.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    case "event": delegate.receivesEvent = { $0.type != .touches }
    case "touch": delegate.receives = { $0.view == nil }
    default: break
    }
    fixture.tap("V")
    let expected = [
      "enabled": "V.began\nV.ended", "type": "V.began\nV.ended",
      "event": "delegate.shouldReceiveEvent G? no\nV.began\nV.ended",
      "touch": "delegate.shouldReceiveEvent G? yes\ndelegate.shouldReceiveTouch G? no\nV.began\nV.ended",
      "none": """
      delegate.shouldReceiveEvent G? yes
      delegate.shouldReceiveTouch G? yes
      G.began
      G.ended
      delegate.shouldBegin G? yes
      G action(ended)
      """,
    ]
    #expect(fixture.questions.replacing("V.shouldBegin G? yes\n", with: "") == expected[closed])
  }

  @Test("shouldReceive(event) is asked once per event, for any number of fingers", .statements("GR-22"))
  func eventOnce() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles +G=pan")
    let delegate = TestDelegate()
    var asked = 0
    delegate.receivesEvent = { _ in
      asked += 1; return true
    }
    fixture.gesture("G").delegate = delegate
    fixture.together {
      fixture.down(10, 10, finger: 1)
      fixture.down(50, 50, finger: 2)
    }
    #expect(asked == 1)
    fixture.down(60, 60, finger: 3, at: 0.1)
    #expect(asked == 2)
  }

  @Test("a recognizer receives all fingers of a view without multiple touch", .statements("GR-24", "TE-24"))
  func allFingers() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles +G=plain")
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 50, finger: 2, at: 0.1)
    #expect(fixture.transcript == "G.began\nV.began\nG.began")
    #expect(fixture.gesture("G").numberOfTouches == 2)
  }

  @Test("an active recognizer receives a finger that goes down later", .statements("GR-25"))
  func laterFinger() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=pan")
    fixture.down(10, 10, finger: 1)
    fixture.move(50, 50, finger: 1, at: 0.1)
    _ = fixture.transcript
    fixture.down(200, 200, finger: 2, at: 0.2)
    fixture.move(220, 200, finger: 2, at: 0.3)
    #expect(fixture.transcript == "G.began\nG.moved\nG action(changed)")
  }

  @Test("the recognizers of deeper views receive the event first", .statements("GR-26"))
  func deeperFirst() {
    let fixture = PipelineFixture(
      """
      window 400x400 +w=plain
        A 0,0 400x400 +a=plain
          B 0,0 200x400 +b=plain
          C 200,0 200x400 +c=plain
      """)
    fixture.together {
      fixture.down(300, 10, finger: 1)
      fixture.down(10, 10, finger: 2)
    }
    let order = fixture.transcript.split(separator: "\n").filter {
      $0.dropFirst().hasPrefix(".began") && $0.first?.isLowercase == true
    }
    #expect(order == ["c.began", "b.began", "a.began×2", "w.began×2"])
  }

  @Test("a recognizer receives no more of an ignored touch, and the view keeps it", .statements("GR-27"))
  func ignoring() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=plain:delaysBegan")
    fixture.plain("G").onTouches = { recognizer, phase in
      guard phase == .began, recognizer.touches.count == 2, let second = recognizer.touches.last else { return }
      recognizer.ignore(second, for: UIEvent(type: .touches))
      recognizer.state = .began
    }
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 50, finger: 2, at: 0.1)
    fixture.move(60, 60, finger: 2, at: 0.2)
    fixture.up(finger: 2, at: 0.3)
    #expect(
      fixture.transcript == """
        G.began
        G.began
        G action(began)
        V.began
        V.moved
        V.ended
        """)
  }

  @Test("after its reset a recognizer ignores the fingers that are still down", .statements("GR-07", "GR-08"))
  func afterTheReset() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=plain")
    fixture.plain("G").onTouches = { recognizer, phase in if phase == .moved { recognizer.state = .failed } }
    fixture.down(10, 10, finger: 1)
    fixture.move(20, 20, finger: 1, at: 0.1)
    #expect(fixture.plain("G").resets == 1 && fixture.gesture("G").state == .possible)
    fixture.move(30, 30, finger: 1, at: 0.2)
    fixture.up(finger: 1, at: 0.3)
    #expect(fixture.transcript == "G.began\nV.began\nG.moved\nV.moved\nV.moved\nV.ended")
  }

  @Test("a recognizer's touches methods do not forward touches", .statements("RC-27"))
  func noResponder() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=pan:delaysBegan")
    fixture.down("V")
    #expect(fixture.transcript == "G.began")
  }
}
