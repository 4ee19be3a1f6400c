import Foundation
import Testing

@testable import UIKitCore

/// The effect of recognizers on the touches of views.
@Suite struct ViewEffectTests {
  @Test("the views of all touches of the gesture receive one cancellation each", .statements("GR-60", "GR-65"))
  func allViews() {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 +G=pinch
          L 0,0 200x400 handles
          R 200,0 200x400 handles
      """)
    fixture.down("L", finger: 1)
    fixture.down("R", finger: 2, at: 0.05)
    fixture.move(by: -20, 0, finger: 1, at: 0.1)
    fixture.move(by: 20, 0, finger: 2, at: 0.15)
    #expect(
      fixture.transcript == """
        G.began
        L.began
        G.began
        R.began
        G.moved
        G action(began)
        L.cancelled
        R.cancelled
        G.moved
        G action(changed)
        """)
  }

  @Test("fingers outside the gesture are not cancelled", .statements("GR-64"))
  func otherFingers() {
    let fixture = PipelineFixture(
      """
      window 400x400
        L 0,0 200x400 handles +G=pan
        R 200,0 200x400 handles
      """)
    fixture.down("L", finger: 1)
    fixture.down("R", finger: 2, at: 0.05)
    fixture.move(by: 20, 0, finger: 1, at: 0.1)
    fixture.move(by: 20, 0, finger: 2, at: 0.15)
    fixture.up(finger: 2, at: 0.2)
    #expect(fixture.transcript.hasSuffix("L.cancelled\nR.moved\nR.ended"))
  }

  @Test(
    "the view of a claimed touch is nil once the view was cancelled", .statements("TE-04"))
  func claimedView() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=pan")
    var touch: UITouch?
    (fixture["V"] as? TestView)?.onTouches = { phase, touches, _ in
      touch = touches.first
      #expect(touches.first?.view === fixture["V"])
    }
    fixture.down("V")
    fixture.move(by: 20, 0, at: 0.1)
    #expect(touch != nil && touch?.view == nil)
    #expect(touch?.window === fixture["window"])
  }

  @Test(
    "the action comes before the cancellation", .statements("GR-61"))
  func actionAndCancel() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap")
    fixture.tap("V")
    #expect(fixture.transcript.hasSuffix("G action(ended)\nV.cancelled"))
  }

  @Test(
    "after a delay the view receives began with the first location and time, and then one move to the current location",
    .statements("GR-67", "TE-07"))
  func lateBegan() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain:delaysBegan")
    var lines: [String] = []
    (fixture["V"] as? TestView)?.onTouches = { phase, touches, _ in
      guard let touch = touches.first else { return }
      lines.append(
        "\(touch.phase) \(touch.location(in: nil).x) after \(touch.previousLocation(in: nil).x) at \(touch.timestamp)")
    }
    fixture.down(10, 10, at: 1)
    fixture.move(30, 10, at: 2)
    fixture.move(50, 10, at: 3)
    #expect(lines == [])
    fixture.gesture("G").state = .failed
    #expect(lines == ["began 10.0 after 10.0 at 1.0", "moved 50.0 after 10.0 at 3.0"])
    #expect(fixture.transcript == "G.began\nG.moved\nG.moved\nV.began\nV.moved")
  }

  @Test("if the delaying recognizer fails at the lift, the view receives began and ended", .statements("GR-68"))
  func lateBoth() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain:delaysBegan")
    fixture.plain("G").onTouches = { recognizer, phase in if phase == .ended { recognizer.state = .failed } }
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nG.ended\nV.began\nV.ended")
  }

  @Test("the delay lasts until every delaying recognizer has left possible", .statements("GR-69"))
  func everyDelayer() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain:delaysBegan +H=plain:delaysBegan")
    fixture.down("V")
    fixture.gesture("G").state = .failed
    #expect(!fixture.transcript.contains("V.began"))
    fixture.gesture("H").state = .failed
    #expect(fixture.transcript == "V.began")
  }

  @Test("of several fingers, each is delayed by its own recognizers", .statements("GR-66"))
  func delaysWithSeveralFingers() {
    let fixture = PipelineFixture(
      """
      window 400x400
        L 0,0 200x400 handles +G=plain:delaysBegan
        R 200,0 200x400 handles
      """)
    fixture.down("L", finger: 1)
    fixture.down("R", finger: 2, at: 0.1)
    fixture.move(by: 5, 0, finger: 1, at: 0.2)
    fixture.up(finger: 2, at: 0.3)
    #expect(fixture.transcript == "G.began\nR.began\nG.moved\nR.ended")
    fixture.gesture("G").state = .failed
    #expect(fixture.transcript == "L.began\nL.moved")
  }

  @Test("two withheld fingers of one view are delivered together")
  func twoLateFingers() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=plain:delaysBegan")
    fixture.down(10, 10, finger: 1)
    fixture.down(90, 10, finger: 2, at: 0.1)
    fixture.move(95, 10, finger: 2, at: 0.2)
    fixture.gesture("G").state = .failed
    #expect(fixture.transcript == "G.began\nG.began\nG.moved\nV.began×2\nV.moved")
  }

  @Test(
    "without delaysTouchesEnded the end is delivered at once, and a second tap is still recognized",
    .statements("GR-70"))
  func endNotDelayed() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:taps=2:delaysEnded=no")
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nV.began\nG.ended\nV.ended")
    fixture.wait(0.1)
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nV.began\nG.ended\nG action(ended)\nV.cancelled")
  }

  @Test("other recognizers receive what one recognizer delays and cancels", .statements("GR-72"))
  func othersSeeEverything() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=pan:delaysBegan +H=plain")
    fixture.plain("H").isPreventable = { _ in false }
    fixture.down("V")
    fixture.move(by: 20, 0, at: 0.1)
    fixture.up(at: 0.2)
    let seen = fixture.transcript.split(separator: "\n").filter { $0.hasPrefix("H.") }
    #expect(seen == ["H.began", "H.moved", "H.ended"])
  }

  @Test("the action is sent inside the window's sendEvent, not later", .statements("GR-05", "PL-05"))
  func synchronous() {
    final class Watching: UIWindow {
      var isSending = false
      override func sendEvent(_ event: UIEvent) {
        isSending = true
        super.sendEvent(event)
        isSending = false
      }
    }
    let application = UIApplication()
    let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.makeKeyAndVisible()
    let tap = UITapGestureRecognizer()
    let probe = Probe()
    probe.window = { window.isSending }
    tap.addTarget(probe, action: Probe.acted)
    window.addGestureRecognizer(tap)
    for (phase, time) in [(UITouch.Phase.began, 0.0), (.ended, 0.1)] {
      application.enqueue(TouchSample(phase: phase, location: CGPoint(x: 5, y: 5), timestamp: time))
    }
    application.processEvents(until: 1)
    #expect(probe.seen == [true])
  }

  final class Probe {
    var window: () -> Bool = { false }
    var seen: [Bool] = []
    func acted() { seen.append(window()) }
  }

  @Test("an interruption makes recognizers fail or cancels them", .statements("TE-29"))
  func interruption() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +tap +pan")
    fixture.down("V")
    fixture.move(by: 20, 0, at: 0.1)
    _ = fixture.transcript
    fixture.application.resignActive(at: 0.2)
    #expect(fixture.transcript == "pan.cancelled\npan action(cancelled)")
    #expect(fixture.gesture("pan").state == .possible)
  }

  @Test("after an action that removes the hit view, no recognizer is active")
  func actionRemovesTheView() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +tap +pan")
    fixture.onAction = { $0.view?.removeFromSuperview() }
    fixture.tap("V")
    #expect(fixture.transcript.hasSuffix("tap action(ended)\nV.cancelled"))
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test("an action that removes the view of a pan cancels the pan")
  func panRemovesTheView() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +pan")
    fixture.onAction = { if $0.state == .began { $0.view?.removeFromSuperview() } }
    fixture.down("V")
    fixture.move(by: 20, 0, at: 0.1)
    fixture.move(by: 20, 0, at: 0.2)
    fixture.up(at: 0.3)
    let actions = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["pan action(began)", "pan action(cancelled)"])
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }
}
