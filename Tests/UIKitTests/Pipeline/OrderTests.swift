import Foundation
import Testing

@testable import UIKit

/// What comes before what in one event.
@Suite struct OrderTests {
  @Test("PL-01 PL-02 PL-04 the search comes before sendEvent, application before window, window before view")
  func order() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles", options: .onePass)
    stage.down("card")
    #expect(
      stage.everything == """
        1: window+ card+
        → card
        app.sendEvent
        window.sendEvent
        card.began
        """)
  }

  @Test("PL-04 only windows that have touches get the event")
  func onlyConcernedWindows() {
    let stage = TestStage("left 100x100\nright 100,0 100x100")
    stage.down(150, 50)
    #expect(!stage.everything.contains("left.sendEvent"))
  }

  @Test("PL-06 two fingers that land together on one view are one call with both touches")
  func oneCallAPhase() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles multi")
    stage.together {
      stage.down(10, 10, finger: 1)
      stage.down(50, 50, finger: 2)
    }
    stage.together {
      stage.move(11, 11, finger: 1, at: 0.1)
      stage.up(finger: 2, at: 0.1)
    }
    #expect(stage.transcript == "card.began×2\ncard.moved\ncard.ended")
  }

  @Test("PL-07 two views of one event are both served")
  func twoViews() {
    let stage = TestStage(
      """
      window 320x200
        left 0,0 100x100 handles
        right 100,0 100x100 handles
      """)
    stage.together {
      stage.down("left", finger: 1)
      stage.down("right", finger: 2)
    }
    #expect(Set(stage.transcript.split(separator: "\n")) == ["left.began", "right.began"])
  }

  @Test("PL-08 a window that swallows sendEvent stops everything below it")
  func swallowed() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    (stage["window"] as? StageWindow)?.swallowsEvents = true
    stage.tap("card")
    #expect(stage.transcript == "")
  }

  @Test("PL-08 an application that swallows sendEvent stops everything below it")
  func swallowedByTheApplication() {
    final class Silent: UIApplication {
      override func sendEvent(_ event: UIEvent) {}
    }
    let application = Silent()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    let view = StageView(frame: window.bounds)
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
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    var events: Set<ObjectIdentifier> = []
    (stage["card"] as? StageView)?.onTouches = { _, _, event in
      if let event { events.insert(ObjectIdentifier(event)) }
    }
    stage.down("card")
    stage.move(20, 20, at: 0.1)
    stage.up(at: 0.2)
    #expect(events.count == 1)
  }

  @Test("PL-10 ignoring nests; the last end lets events through again")
  func ignoring() {
    let stage = TestStage("window 320x200\n  card 0,0 100x100 handles")
    stage.application.beginIgnoringInteractionEvents()
    stage.application.beginIgnoringInteractionEvents()
    stage.application.endIgnoringInteractionEvents()
    stage.tap("card")
    #expect(stage.transcript == "")
    stage.application.endIgnoringInteractionEvents()
    stage.tap("card")
    #expect(stage.transcript == "card.began\ncard.ended")
  }
}
