import Foundation
import Testing

@testable import UIKitCore

/// Cancellations that arise while an event is being delivered come after it, as events of their own.
@Suite struct CancellationTests {
  private let twoViews = """
    window 400x400
      A 0,0 200x400 handles
      B 200,0 200x400 handles
    """

  private func view(_ name: String, in fixture: PipelineFixture) throws -> TestView {
    try #require(fixture[name] as? TestView)
  }

  @Test(
    "a view that removes itself in touchesBegan does not cost the other its began", .statements("RE-10"))
  func removalInBegan() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture)
    a.onTouches = { phase, _, _ in if phase == .began { a.removeFromSuperview() } }
    fixture.together {
      fixture.down("A", finger: 1)
      fixture.down("B", finger: 2)
    }
    #expect(fixture.transcript == "A.began\nB.began\nA.cancelled")
    fixture.up(finger: 1, at: 1)
    fixture.up(finger: 2, at: 1)
    #expect(fixture.transcript == "B.ended")
  }

  @Test("a view that another removes before its began hears began and then cancelled", .statements("RE-10"))
  func removalBeforeBegan() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture), b = fixture["B"]
    a.onTouches = { phase, _, _ in if phase == .began { b.removeFromSuperview() } }
    fixture.together {
      fixture.down("A", finger: 1)
      fixture.down("B", finger: 2)
    }
    #expect(fixture.transcript == "A.began\nB.began\nB.cancelled")
  }

  @Test(
    "phase and previous location of other fingers stay true after a removal in a callback", .statements("RE-10"))
  func otherFingersStayTrue() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture), b = try view("B", in: fixture)
    var readings: [String] = []
    fixture.down(100, 100, finger: 1)
    fixture.down(300, 100, finger: 2)
    a.onTouches = { phase, _, event in
      guard phase == .moved else { return }
      a.removeFromSuperview()
      for touch in (event?.allTouches ?? []).inOrderOfArrival {
        readings.append("\(touch.phase) \(touch.previousLocation(in: nil).x)")
      }
    }
    b.onTouches = { phase, touches, _ in
      for touch in touches { readings.append("B \(phase) \(touch.phase) \(touch.previousLocation(in: nil).x)") }
    }
    fixture.together {
      fixture.move(110, 100, finger: 1, at: 0.1)
      fixture.move(310, 100, finger: 2, at: 0.1)
    }
    #expect(readings == ["moved 100.0", "moved 300.0", "B moved moved 300.0"])
    #expect(fixture.transcript == "A.began\nB.began\nA.moved\nB.moved\nA.cancelled")
  }

  @Test("a lifted finger is not down again after a cancellation in the same event", .statements("RE-11"))
  func liftedFingerStaysUp() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture)
    a.onTouches = { phase, _, _ in if phase == .moved { a.removeFromSuperview() } }
    fixture.down("A", finger: 1)
    fixture.down("B", finger: 2)
    fixture.together {
      fixture.move(by: 5, 0, finger: 1, at: 0.1)
      fixture.up(finger: 2, at: 0.1)
    }
    #expect(fixture.transcript == "A.began\nB.began\nA.moved\nB.ended\nA.cancelled")
    #expect(fixture.application.touchesEvent.touches.isEmpty)
    fixture.tap("B", finger: 2)
    #expect(fixture.transcript == "B.began\nB.ended")
  }

  @Test("a view that is told late and removes itself reads cancelled", .statements("RE-10", "TE-07"))
  func lateViewReadsCancelled() throws {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 200x400 handles +G=plain:delaysBegan")
    let a = try view("A", in: fixture)
    var phases: [UITouch.Phase] = []
    a.onTouches = { phase, touches, _ in
      if phase == .began { a.removeFromSuperview() }
      phases += touches.map(\.phase)
    }
    fixture.down("A")
    fixture.gesture("G").state = .failed
    #expect(phases == [.began, .cancelled])
  }

  @Test("a recognizer hears one end, and sends no action after cancelled", .statements("RE-10"))
  func recognizerHearsOneEnd() throws {
    let fixture = PipelineFixture(
      """
      window 400x400
        root 0,0 400x400 multi +G=pinch
          A 0,0 200x400
          B 200,0 200x400
      """)
    let a = fixture["A"]
    fixture.onAction = { if $0.state == .began { a.removeFromSuperview() } }
    fixture.down(100, 100, finger: 1)
    fixture.down(300, 100, finger: 2)
    fixture.move(320, 100, finger: 2, at: 0.1)
    fixture.move(340, 100, finger: 2, at: 0.2)
    fixture.up(finger: 2, at: 0.3)
    let actions = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["G action(began)", "G action(cancelled)"])
    #expect(fixture.gesture("G").state == .possible)
  }

  @Test("an application that resigns in a callback cancels after the event", .statements("RE-10", "TE-29"))
  func resigningInACallback() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture), application = fixture.application
    a.onTouches = { phase, _, _ in if phase == .began { application.resignActive(at: 0) } }
    fixture.together {
      fixture.down("A", finger: 1)
      fixture.down("B", finger: 2)
    }
    #expect(fixture.transcript == "A.began\nB.began\nA.cancelled\nB.cancelled")
  }

  @Test("ignoring interaction cancels what is in flight, and no finger is stuck", .statements("RE-12", "PL-10"))
  func ignoring() {
    let fixture = PipelineFixture(twoViews)
    fixture.down("A")
    fixture.application.beginIgnoringInteractionEvents()
    #expect(fixture.transcript == "A.began\nA.cancelled")
    fixture.move(by: 5, 0, at: 0.1)
    fixture.application.endIgnoringInteractionEvents()
    fixture.up(at: 0.2)
    #expect(fixture.transcript == "")
    fixture.tap("A")
    #expect(fixture.transcript == "A.began\nA.ended")
  }

  @Test("a released window finishes its touches, the withheld ones too", .statements("RE-15"))
  func releasingAWindow() throws {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 200x400 handles +G=tap:taps=2\n  B 200,0 200x400 handles")
    fixture.tap("A", finger: 1)
    fixture.down("B", finger: 2, at: 0.1)
    #expect(fixture.transcript == "G.began\nA.began\nG.ended\nB.began")
    fixture.application.release(fixture.windows[0])
    #expect(fixture.transcript == "B.cancelled\nA.cancelled")
    #expect(fixture.application.lingeringTouches.isEmpty && fixture.windows[0].application == nil)
  }

  @Test("a window that is released in a callback finishes its touches after the event", .statements("RE-15", "RE-10"))
  func releasingAWindowInACallback() throws {
    let fixture = PipelineFixture(twoViews)
    let a = try view("A", in: fixture), window = fixture.windows[0]
    a.onTouches = { phase, _, _ in if phase == .began { window.application?.release(window) } }
    fixture.together {
      fixture.down("A", finger: 1)
      fixture.down("B", finger: 2)
    }
    #expect(fixture.transcript == "A.began\nB.began\nA.cancelled\nB.cancelled")
  }

  @Test("a removal outside an event is delivered at once", .statements("TE-30"))
  func removalOutsideAnEvent() {
    let fixture = PipelineFixture(twoViews)
    fixture.down("A")
    fixture.down("B", finger: 2)
    fixture["A"].removeFromSuperview()
    #expect(fixture.transcript == "A.began\nB.began\nA.cancelled")
  }
}
