import Foundation
import Testing

@testable import UIKitCore

/// The gestures that controls refuse to recognizers of their ancestors.
@Suite struct GuardTests {
  private func fixture(_ gesture: String, _ control: String) -> PipelineFixture {
    PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 multi \(gesture)
          C:\(control) 100,100 200x40 sends=touchUpInside,valueChanged
      """)
  }

  @Test(
    "these controls refuse single taps of ancestors; a plain control does not", .statements("UC-30", "UC-34"),
    arguments: [
      ("button", true), ("switch", true), ("stepper", true), ("segments", true), ("pages", true), ("control", false),
      ("slider", false),
    ])
  func singleTap(control: String, isGuarded: Bool) {
    let fixture = fixture("+G=tap", control)
    fixture.tap(145, 120)
    let transcript = fixture.detailedTranscript
    #expect(transcript.contains("G action") == !isGuarded)
    #expect(transcript.contains("G fails: refused by C") == isGuarded)
    #expect(transcript.contains("C.touchUpInside") == isGuarded)
  }

  @Test("the ancestor's tap wins over a button that overrides gestureRecognizerShouldBegin", .statements("UC-31"))
  func overridden() {
    final class Open: UIButton {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    let fixture = fixture("+G=tap", "view")
    let button = Open(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    fixture["C"].addSubview(button)
    fixture.tap("C")
    #expect(fixture.transcript.contains("G action"))
    #expect(UIView(frame: .zero).gestureRecognizerShouldBegin(UITapGestureRecognizer()))
  }

  @Test(
    "a button is not asked if its touch would not be cancelled: both send actions, the tap first", .statements("UC-31a")
  )
  func notAsked() {
    let fixture = fixture("+G=tap:cancels=no", "button")
    fixture.tap("C")
    let questions = fixture.questions
    #expect(!questions.contains("shouldBegin"))
    #expect(questions.hasSuffix("G action(ended)\nC.ended\nC.endTracking\nC.touchUpInside"))
  }

  @Test(
    "a button refuses no double taps, pans and two-finger taps of ancestors", .statements("UC-33"),
    arguments: ["tap:taps=2", "pan", "tap:fingers=2"])
  func otherGestures(gesture: String) {
    let fixture = fixture("+G=\(gesture)", "button")
    switch gesture {
    case "pan":
      fixture.down("C")
      fixture.move(by: 20, 0, at: 0.1)
    case "tap:taps=2":
      fixture.tap("C")
      fixture.wait(0.1)
      fixture.tap("C")
    default:
      fixture.down(150, 120, finger: 1)
      fixture.down(250, 120, finger: 2)
      fixture.up(finger: 1, at: 0.1)
      fixture.up(finger: 2, at: 0.1)
    }
    #expect(fixture.transcript.contains("G action"))
  }

  @Test(
    "over a plain control without cancelsTouchesInView both send actions, the recognizer first", .statements("UC-36"))
  func plainControlBoth() {
    let fixture = fixture("+G=tap:cancels=no", "control")
    fixture.tap("C")
    #expect(fixture.transcript.hasSuffix("G action(ended)\nC.ended\nC.endTracking\nC.touchUpInside"))
  }

  @Test(
    "a switch refuses a horizontal pan of an ancestor, not a vertical one", .statements("UC-30"),
    arguments: [true, false])
  func panOverSwitch(sideways: Bool) {
    let fixture = fixture("+G=pan", "switch")
    fixture.down("C")
    fixture.move(by: sideways ? 20 : 0, sideways ? 0 : 20, at: 0.1)
    #expect(fixture.transcript.contains("G action") == !sideways)
  }

  @Test("a slider refuses a horizontal swipe that starts on its thumb", .statements("UC-30"))
  func swipeOverSlider() {
    let fixture = fixture("+G=swipe", "slider")
    fixture.down(110, 120)
    fixture.move(by: 60, 0, at: 0.1)
    #expect(!fixture.transcript.contains("G action"))
    fixture.up(at: 0.2)
    fixture.down(250, 120, at: 1)
    fixture.move(by: 60, 0, at: 1.1)
    #expect(fixture.transcript.contains("G action"))
  }

  @Test("a control above the hit view refuses no gestures and does not track", .statements("DB-3"))
  func controlAboveHitView() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=tap
          B:button 100,100 200x100 sends=touchUpInside
            badge 0,0 50x50
      """)
    fixture.tap("badge")
    let transcript = fixture.transcript
    #expect(transcript.contains("G action(ended)") && !transcript.contains("B.touchUpInside"))
    #expect(!transcript.contains("beginTracking"))
  }

  @Test("a disabled control is the hit view and refuses gestures", .statements("UC-25", "UN-10"))
  func disabled() {
    let fixture = fixture("+G=tap", "button")
    (fixture["C"] as? UIButton)?.isEnabled = false
    fixture.tap("C")
    let everything = fixture.everything
    #expect(everything.contains("→ C") && !everything.contains("G action"))
  }

  @Test("without super in touchesBegan there is no tracking and no event", .statements("UC-02"))
  func withoutSuper() {
    final class Deaf: UIButton {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let fixture = fixture("", "view")
    let deaf = Deaf(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var actions = 0
    deaf.addAction(UIAction { _ in actions += 1 }, for: .allEvents)
    fixture["C"].addSubview(deaf)
    fixture.tap("C")
    #expect(actions == 0 && !deaf.isTracking)
  }

  @Test("a control that leaves its window cancels tracking", .statements("UC-26", "TE-30"))
  func leavingWhileTracking() {
    let fixture = fixture("", "control")
    fixture.down("C")
    _ = fixture.transcript
    fixture["C"].removeFromSuperview()
    #expect(fixture.transcript.hasPrefix("C.cancelled\nC.cancelTracking"))
    #expect((fixture["C"] as? UIControl)?.isTracking == false)
  }
}
