import Foundation
import Testing

@testable import UIKit

/// Controls against recognizers of their ancestors.
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
    "UC-30 one tap of one finger is kept from ancestors by these controls, not by a plain one (UC-34)",
    arguments: [
      ("button", true), ("switch", true), ("stepper", true), ("segments", true), ("pages", true), ("control", false),
      ("slider", false),
    ])
  func singleTap(control: String, isGuarded: Bool) {
    let fixture = fixture("+G=tap", control)
    fixture.tap(250, 120)
    let transcript = fixture.detailedTranscript
    #expect(transcript.contains("G action") == !isGuarded)
    #expect(transcript.contains("G fails: refused by C") == isGuarded)
    #expect(transcript.contains("C.touchUpInside") == isGuarded)
  }

  @Test("UC-31 a button that allows it lets the ancestor's tap win")
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

  @Test("UC-31a a button is not asked when its touch would not be cancelled: both act, the tap first")
  func notAsked() {
    let fixture = fixture("+G=tap:cancels=no", "button")
    fixture.tap("C")
    let questions = fixture.questions
    #expect(!questions.contains("shouldBegin"))
    #expect(questions.hasSuffix("G action(ended)\nC.ended\nC.endTracking\nC.touchUpInside"))
  }

  @Test(
    "UC-33 double taps, pans and pinches of ancestors work over a button",
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

  @Test("UC-36 over a plain control with cancelsTouchesInView off both act, the recognizer first")
  func plainControlBoth() {
    let fixture = fixture("+G=tap:cancels=no", "control")
    fixture.tap("C")
    #expect(fixture.transcript.hasSuffix("G action(ended)\nC.ended\nC.endTracking\nC.touchUpInside"))
  }

  @Test("UC-30 a sideways pan over a switch stays with the switch, another one does not", arguments: [true, false])
  func panOverSwitch(sideways: Bool) {
    let fixture = fixture("+G=pan", "switch")
    fixture.down("C")
    fixture.move(by: sideways ? 20 : 0, sideways ? 0 : 20, at: 0.1)
    #expect(fixture.transcript.contains("G action") == !sideways)
  }

  @Test("UC-30 a sideways swipe over a slider's thumb stays with the slider")
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

  @Test("DB-3 a control in the middle of the chain guards nothing and stays inert")
  func middleLink() {
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

  @Test("UC-25 UN-10 a disabled control is the hit view and guards; both are options", arguments: [0, 1, 2])
  func disabled(reading: Int) {
    let fixture = fixture("+G=tap", "button")
    (fixture["C"] as? UIButton)?.isEnabled = false
    fixture.application.options.disabledControlsAreTransparent = reading == 1
    fixture.application.options.disabledControlsGuard = reading != 2
    fixture.tap("C")
    let everything = fixture.everything
    #expect(everything.contains(reading == 1 ? "→ root" : "→ C"))
    #expect(everything.contains("G action") == (reading != 0))
  }

  @Test("UC-02 touches overridden without super: no tracking, no events")
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

  @Test("UC-26 TE-30 a control that leaves its window while tracking cancels")
  func leavingWhileTracking() {
    let fixture = fixture("", "control")
    fixture.down("C")
    _ = fixture.transcript
    fixture["C"].removeFromSuperview()
    #expect(fixture.transcript.hasPrefix("C.cancelled\nC.cancelTracking"))
    #expect((fixture["C"] as? UIControl)?.isTracking == false)
  }
}
