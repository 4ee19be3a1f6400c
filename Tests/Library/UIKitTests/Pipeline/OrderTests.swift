import Foundation
import Testing

@testable import UIKitCore

/// The order of the steps in one event.
@Suite struct OrderTests {
  @Test(
    "the hit test comes before sendEvent; the application receives the event first, then the window, then the view",
    .statements("PL-01", "PL-02", "PL-04"))
  func order() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles", options: .onePass)
    fixture.down("card")
    #expect(
      fixture.everything == """
        1: window+ card+
        → card
        app.sendEvent
        window.sendEvent
        card.began
        """)
  }

  @Test("only windows with touches receive the event", .statements("PL-04"))
  func onlyConcernedWindows() {
    let fixture = PipelineFixture("left 100x100\nright 100,0 100x100")
    fixture.down(150, 50)
    #expect(!fixture.everything.contains("left.sendEvent"))
  }

  @Test("two fingers that go down together on one view are one call with both touches", .statements("PL-06"))
  func oneCallAPhase() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles multi")
    fixture.together {
      fixture.down(10, 10, finger: 1)
      fixture.down(50, 50, finger: 2)
    }
    fixture.together {
      fixture.move(11, 11, finger: 1, at: 0.1)
      fixture.up(finger: 2, at: 0.1)
    }
    #expect(fixture.transcript == "card.began×2\ncard.moved\ncard.ended")
  }

  @Test("two views of one event both receive it", .statements("PL-07"))
  func twoViews() {
    let fixture = PipelineFixture(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    fixture.together {
      fixture.down("left", finger: 1)
      fixture.down("right", finger: 2)
    }
    #expect(Set(fixture.transcript.split(separator: "\n")) == ["left.began", "right.began"])
  }

  @Test("if a window's sendEvent does not call super, no view receives the event", .statements("PL-08"))
  func swallowed() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    (fixture["window"] as? TestWindow)?.swallowsEvents = true
    fixture.tap("card")
    #expect(fixture.transcript == "")
  }

  @Test("if an application's sendEvent does not call super, no view receives the event", .statements("PL-08"))
  func swallowedByTheApplication() {
    final class Silent: UIApplication {
      override func sendEvent(_ event: UIEvent) {}
    }
    let application = Silent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    let view = TestView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    var calls = 0
    view.onTouches = { _, _, _ in calls += 1 }
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 0))
    application.processEvents(until: 1)
    #expect(calls == 0)
  }

  @Test("one event object is reused for the whole sequence", .statements("PL-09"))
  func oneEvent() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    var events: Set<ObjectIdentifier> = []
    (fixture["card"] as? TestView)?.onTouches = { _, _, event in
      if let event { events.insert(ObjectIdentifier(event)) }
    }
    fixture.down("card")
    fixture.move(20, 20, at: 0.1)
    fixture.up(at: 0.2)
    #expect(events.count == 1)
  }

  @Test("ignoring events nests; the last end makes events arrive again", .statements("PL-10"))
  func ignoring() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    fixture.application.beginIgnoringInteractionEvents()
    fixture.application.beginIgnoringInteractionEvents()
    fixture.application.endIgnoringInteractionEvents()
    fixture.tap("card")
    #expect(fixture.transcript == "")
    fixture.application.endIgnoringInteractionEvents()
    fixture.tap("card")
    #expect(fixture.transcript == "card.began\ncard.ended")
  }
}
