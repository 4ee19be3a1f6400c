import Foundation
import Testing

@testable import UIKitCore

/// The golden logs of the specification (OR), line by line.
@Suite struct GoldenLogTests {
  private func fixture(_ gestures: String) -> PipelineFixture {
    PipelineFixture("window 400x400\n  V 100,100 200x200 handles \(gestures)")
  }

  @Test("a plain tap without recognizers", .statements("OR-01"))
  func plainTap() {
    let fixture = fixture("")
    fixture.tap("V")
    #expect(fixture.transcript == "V.began\nV.ended")
  }

  @Test(
    "a tap: the recognizer receives each phase first, and its action comes before the cancellation",
    .statements("OR-02", "DB-2", "GR-23", "GR-61", "GR-62"))
  func tap() {
    let fixture = fixture("+G=tap")
    fixture.tap("V")
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.ended
        G action(ended)
        V.cancelled
        """)
  }

  @Test("a tap without cancelsTouchesInView: the view receives the end after the action", .statements("OR-03", "GR-63"))
  func tapWithoutCancelling() {
    let fixture = fixture("+G=tap:cancels=no")
    fixture.tap("V")
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.ended
        G action(ended)
        V.ended
        """)
  }

  @Test(
    "a finger that moves far is not a tap, and the failed recognizer receives no more of it",
    .statements("OR-04", "GR-08"))
  func draggedFar() {
    let fixture = fixture("+G=tap")
    fixture.down("V")
    fixture.move(by: 60, 0, at: 0.05)
    fixture.move(by: 10, 0, at: 0.1)
    fixture.up(at: 0.15)
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.moved
        V.moved
        V.moved
        V.ended
        """)
  }

  @Test(
    "a pan: the action and the cancellation replace the view's move; then one action for each move",
    .statements("OR-05", "GR-73"))
  func pan() {
    let fixture = fixture("+G=pan")
    fixture.down("V")
    fixture.move(by: 5, 0, at: 0.05)
    fixture.move(by: 6, 0, at: 0.1)
    fixture.move(by: 7, 0, at: 0.15)
    fixture.up(at: 0.2)
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.moved
        V.moved
        G.moved
        G action(began)
        V.cancelled
        G.moved
        G action(changed)
        G.ended
        G action(ended)
        """)
  }

  @Test("a pan that delays touches: the view receives nothing", .statements("OR-06", "GR-66"))
  func delayingPan() {
    let fixture = fixture("+G=pan:delaysBegan")
    fixture.down("V")
    fixture.move(by: 5, 0, at: 0.05)
    fixture.move(by: 6, 0, at: 0.1)
    fixture.up(at: 0.2)
    #expect(
      fixture.transcript == """
        G.began
        G.moved
        G.moved
        G action(began)
        G.ended
        G action(ended)
        """)
  }

  @Test("a button without recognizers", .statements("OR-07"))
  func button() {
    let fixture = PipelineFixture("window 400x400\n  B:button 100,100 100x50 sends=touchUpInside")
    fixture.tap("B")
    #expect(
      fixture.transcript == """
        B.began
        B.beginTracking
        B.ended
        B.endTracking
        B.touchUpInside
        """)
  }

  @Test("a tap on an ancestor does not win over a button", .statements("OR-08", "UC-30", "UC-31", "DB-3"))
  func buttonUnderTap() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          B:button 100,100 100x50 sends=touchUpInside
      """)
    fixture.tap("B")
    #expect(
      fixture.transcript == """
        G.began
        B.began
        B.beginTracking
        G.ended
        B.ended
        B.endTracking
        B.touchUpInside
        """)
  }

  @Test("a recognizer on the button itself wins and cancels tracking", .statements("OR-09", "UC-32", "DB-8"))
  func tapOnButton() {
    let fixture = PipelineFixture("window 400x400\n  B:button 100,100 100x50 sends=touchUpInside +G=tap")
    fixture.tap("B")
    #expect(
      fixture.transcript == """
        G.began
        B.began
        B.beginTracking
        G.ended
        G action(ended)
        B.cancelled
        B.cancelTracking
        """)
  }

  @Test("a tap on an ancestor wins over a plain control", .statements("OR-10", "UC-34", "UC-35"))
  func controlUnderTap() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          C:control 100,100 100x50 sends=touchDown,touchUpInside
      """)
    fixture.tap("C")
    #expect(
      fixture.transcript == """
        G.began
        C.began
        C.beginTracking
        C.touchDown
        G.ended
        G action(ended)
        C.cancelled
        C.cancelTracking
        """)
  }

  @Test("a long press begins without an event, at its time-out", .statements("OR-14", "GR-06", "GT-10"))
  func longPress() {
    let fixture = fixture("+G=press")
    fixture.down("V")
    fixture.wait(0.6)
    fixture.move(by: 50, 0, at: 0.7)
    fixture.up(at: 0.8)
    #expect(
      fixture.transcript == """
        G.began
        V.began
        ⏱ 0.50
        G action(began)
        V.cancelled
        G.moved
        G action(changed)
        G.ended
        G action(ended)
        """)
  }

  @Test(
    "a double tap recognizer withholds the end of a single tap for the tap interval",
    .statements("OR-15", "GR-70", "GR-71"))
  func oneTapForDoubleTap() {
    let fixture = fixture("+G=tap:taps=2")
    fixture.tap("V")
    fixture.wait(1)
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.ended
        ⏱ 0.44
        V.ended
        """)
  }

  @Test("a double tap: the view receives no end", .statements("OR-16"))
  func doubleTap() {
    let fixture = fixture("+G=tap:taps=2")
    fixture.tap("V")
    fixture.wait(0.1)
    fixture.tap("V")
    fixture.wait(1)
    #expect(
      fixture.transcript == """
        G.began
        V.began
        G.ended
        G.began
        V.began
        G.ended
        G action(ended)
        V.cancelled×2
        """)
  }

  @Test("the questions to delegates and views, in their order", .statements("OR-17", "GR-30", "PL-03"))
  func questions() {
    let fixture = fixture("+G=tap +H=plain")
    let delegate = TestDelegate()
    fixture.transcriber.name(delegate, "delegate")
    fixture.gesture("G").delegate = delegate
    fixture.plain("H").onTouches = { recognizer, phase in if phase == .ended { recognizer.state = .failed } }
    fixture.tap("V")
    #expect(
      fixture.transcriber.take(.search, .delivery, .question) == """
        1: window+ V+
        2: window+ V+
        → V
        delegate.shouldReceiveEvent G? yes
        delegate.shouldReceiveTouch G? yes
        H.shouldReceiveEvent H? yes
        delegate.shouldRequireFailure G of H? no
        delegate.shouldBeRequiredToFail G by H? no
        H.shouldRequireFailure H of G? no
        H.shouldBeRequiredToFail H by G? no
        app.sendEvent
        window.sendEvent
        G.began
        H.began
        V.began
        app.sendEvent
        window.sendEvent
        G.ended
        H.ended
        V.shouldBegin G? yes
        delegate.shouldBegin G? yes
        G action(ended)
        V.cancelled
        """)
  }
}
