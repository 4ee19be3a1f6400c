import Foundation
import Testing

@testable import UIKit

/// What comes before what in one event.
@Suite struct OrderTests {
  @Test("PL-01 PL-02 PL-04 the search comes before sendEvent, application before window, window before view")
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

  @Test("PL-04 only windows that have touches get the event")
  func onlyConcernedWindows() {
    let fixture = PipelineFixture("left 100x100\nright 100,0 100x100")
    fixture.down(150, 50)
    #expect(!fixture.everything.contains("left.sendEvent"))
  }

  @Test("PL-06 two fingers that land together on one view are one call with both touches")
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

  @Test("PL-07 two views of one event are both served")
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

  @Test("PL-08 a window that swallows sendEvent stops everything below it")
  func swallowed() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 100x100 handles")
    (fixture["window"] as? TestWindow)?.swallowsEvents = true
    fixture.tap("card")
    #expect(fixture.transcript == "")
  }

  @Test("PL-08 an application that swallows sendEvent stops everything below it")
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

  @Test("PL-09 one event object serves the whole sequence")
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

  @Test("PL-10 ignoring nests; the last end lets events through again")
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
