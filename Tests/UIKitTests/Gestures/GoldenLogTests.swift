import Foundation
import Testing

@testable import UIKit

/// The recorded logs of section 8, line by line.
@Suite struct GoldenLogTests {
  private func stage(_ gestures: String) -> TestStage {
    TestStage("window 400x400\n  V 100,100 200x200 handles \(gestures)")
  }

  @Test("OR-01 a plain tap without recognizers")
  func plainTap() {
    let stage = stage("")
    stage.tap("V")
    #expect(stage.transcript == "V.began\nV.ended")
  }

  @Test("OR-02 DB-2 GR-23 GR-61 GR-62 a tap: the recognizer first in every phase, the action before the cancel")
  func tap() {
    let stage = stage("+G=tap")
    stage.tap("V")
    #expect(
      stage.transcript == """
        G.began
        V.began
        G.ended
        G action(ended)
        V.cancelled
        """)
  }

  @Test("OR-03 GR-63 a tap that does not cancel: the view's end comes after the action")
  func tapWithoutCancelling() {
    let stage = stage("+G=tap:cancels=no")
    stage.tap("V")
    #expect(
      stage.transcript == """
        G.began
        V.began
        G.ended
        G action(ended)
        V.ended
        """)
  }

  @Test("OR-04 GR-08 a finger that is dragged far is no tap, and the recognizer sees no more of it")
  func draggedFar() {
    let stage = stage("+G=tap")
    stage.down("V")
    stage.move(by: 60, 0, at: 0.05)
    stage.move(by: 10, 0, at: 0.1)
    stage.up(at: 0.15)
    #expect(
      stage.transcript == """
        G.began
        V.began
        G.moved
        V.moved
        V.moved
        V.ended
        """)
  }

  @Test("OR-05 GR-73 a pan: the action instead of the view's move, then once a move")
  func pan() {
    let stage = stage("+G=pan")
    stage.down("V")
    stage.move(by: 5, 0, at: 0.05)
    stage.move(by: 6, 0, at: 0.1)
    stage.move(by: 7, 0, at: 0.15)
    stage.up(at: 0.2)
    #expect(
      stage.transcript == """
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

  @Test("OR-06 GR-66 a pan that delays: the view sees nothing at all")
  func delayingPan() {
    let stage = stage("+G=pan:delaysBegan")
    stage.down("V")
    stage.move(by: 5, 0, at: 0.05)
    stage.move(by: 6, 0, at: 0.1)
    stage.up(at: 0.2)
    #expect(
      stage.transcript == """
        G.began
        G.moved
        G.moved
        G action(began)
        G.ended
        G action(ended)
        """)
  }

  @Test("OR-07 a button without recognizers")
  func button() {
    let stage = TestStage("window 400x400\n  B:button 100,100 100x50 sends=touchUpInside")
    stage.tap("B")
    #expect(
      stage.transcript == """
        B.began
        B.beginTracking
        B.ended
        B.endTracking
        B.touchUpInside
        """)
  }

  @Test("OR-08 UC-30 UC-31 DB-3 a tap on an ancestor does not win over a button")
  func buttonUnderTap() {
    let stage = TestStage(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          B:button 100,100 100x50 sends=touchUpInside
      """)
    stage.tap("B")
    #expect(
      stage.transcript == """
        G.began
        B.began
        B.beginTracking
        G.ended
        B.ended
        B.endTracking
        B.touchUpInside
        """)
  }

  @Test("OR-09 UC-32 DB-8 a tap on the button itself wins and cancels the tracking")
  func tapOnButton() {
    let stage = TestStage("window 400x400\n  B:button 100,100 100x50 sends=touchUpInside +G=tap")
    stage.tap("B")
    #expect(
      stage.transcript == """
        G.began
        B.began
        B.beginTracking
        G.ended
        G action(ended)
        B.cancelled
        B.cancelTracking
        """)
  }

  @Test("OR-10 UC-34 UC-35 a tap on an ancestor wins over a plain control")
  func controlUnderTap() {
    let stage = TestStage(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          C:control 100,100 100x50 sends=touchDown,touchUpInside
      """)
    stage.tap("C")
    #expect(
      stage.transcript == """
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

  @Test("OR-14 GR-06 GT-10 a long press begins by the clock alone")
  func longPress() {
    let stage = stage("+G=press")
    stage.down("V")
    stage.wait(0.6)
    stage.move(by: 50, 0, at: 0.7)
    stage.up(at: 0.8)
    #expect(
      stage.transcript == """
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

  @Test("OR-15 GR-70 GR-71 a double tap that gets one tap holds the end back for the tap interval")
  func oneTapForDoubleTap() {
    let stage = stage("+G=tap:taps=2")
    stage.tap("V")
    stage.wait(1)
    #expect(
      stage.transcript == """
        G.began
        V.began
        G.ended
        ⏱ 0.44
        V.ended
        """)
  }

  @Test("OR-16 a double tap that gets two taps: the view never hears of an end")
  func doubleTap() {
    let stage = stage("+G=tap:taps=2")
    stage.tap("V")
    stage.wait(0.1)
    stage.tap("V")
    stage.wait(1)
    #expect(
      stage.transcript == """
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

  @Test("OR-17 GR-30 PL-03 the questions and their places")
  func questions() {
    let stage = stage("+G=tap +H=plain")
    let delegate = StageDelegate()
    stage.transcriber.name(delegate, "delegate")
    stage.gesture("G").delegate = delegate
    stage.plain("H").onTouches = { recognizer, phase in if phase == .ended { recognizer.state = .failed } }
    stage.tap("V")
    #expect(
      stage.transcriber.take(.search, .delivery, .question) == """
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
