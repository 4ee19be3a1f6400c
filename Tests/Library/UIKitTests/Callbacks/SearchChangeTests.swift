import Foundation
import Testing

@testable import UIKitCore

/// Views that leave while the view of a new touch is searched for.
@Suite struct SearchChangeTests {
  private let tree = """
    window 400x400
      root 0,0 400x400 +R=plain
        V 0,0 200x400 handles +G=plain
        W 200,0 200x400 handles
    """

  @Test("a view removed in hitTest or point(inside:) takes part in nothing", .statements("RE-13"), arguments: [1, 2])
  func removedInTheSearch(pass: Int) throws {
    let fixture = PipelineFixture(tree)
    let v = try #require(fixture["V"] as? TestView)
    var count = 0
    v.onPointInside = { _ in
      count += 1
      if count == pass { v.removeFromSuperview() }
      return true
    }
    fixture.tap(100, 100)
    // Removed in the first of two passes, it is not found in the second, which finds the root.
    let touched = fixture.transcript.split(separator: "\n").filter {
      $0.hasPrefix("R.") || $0.hasPrefix("V.") || $0.hasPrefix("G.")
    }
    #expect(touched == (pass == 1 ? ["R.began", "R.ended"] : []))
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test("a view removed in shouldReceive takes part in nothing and is freed", .statements("RE-13"))
  func removedInShouldReceive() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400), application: application)
    window.makeKeyAndVisible()
    let outer = PlainRecognizer()
    window.addGestureRecognizer(outer)
    weak var freed: UIView?
    weak var freedRecognizer: UIGestureRecognizer?
    let delegate = TestDelegate()
    do {
      let view = TestView(frame: window.bounds), recognizer = PlainRecognizer()
      recognizer.delegate = delegate
      view.addGestureRecognizer(recognizer)
      window.addSubview(view)
      delegate.receives = { [weak view] _ in
        view?.removeFromSuperview()
        return true
      }
      (freed, freedRecognizer) = (view, recognizer)
    }
    application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 10, y: 10), timestamp: 0))
    application.processEvents(until: 0)
    #expect(freed == nil && freedRecognizer == nil)
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
    application.enqueue(TouchSample(phase: .ended, location: CGPoint(x: 10, y: 10), timestamp: 1))
    application.processEvents(until: 1)
    #expect(application.touchesEvent.touches.isEmpty && outer.state == .possible)
  }

  @Test("a finger whose view the search for another finger removes takes part in nothing", .statements("RE-13"))
  func removedByAnotherFinger() throws {
    let fixture = PipelineFixture(tree)
    let w = try #require(fixture["W"] as? TestView), v = fixture["V"]
    w.onPointInside = { point in
      if point.x >= 0 { v.removeFromSuperview() }
      return point.x >= 0
    }
    fixture.together {
      fixture.down(100, 100, finger: 1)
      fixture.down(300, 100, finger: 2)
    }
    #expect(fixture.transcript == "R.began\nW.began")
    fixture.up(finger: 1, at: 0.1)
    fixture.up(finger: 2, at: 0.2)
    #expect(fixture.transcript == "R.ended\nW.ended")
  }

  @Test("a view that is moved in hitTest hears no cancelled without began", .statements("RE-10", "RE-13"))
  func movedInTheSearch() throws {
    let fixture = PipelineFixture(tree)
    let w = try #require(fixture["W"] as? TestView), v = fixture["V"], root = fixture["root"]
    w.onPointInside = { point in
      v.removeFromSuperview()
      root.insertSubview(v, at: 0)
      return point.x >= 0
    }
    fixture.together {
      fixture.down(100, 100, finger: 1)
      fixture.down(300, 100, finger: 2)
    }
    fixture.up(finger: 1, at: 0.1)
    fixture.up(finger: 2, at: 0.2)
    let lines = fixture.transcript.split(separator: "\n").filter { $0.hasPrefix("V.") }
    #expect(lines == ["V.began", "V.ended"])
  }

  @Test("a window that is released in hitTest takes no touch", .statements("RE-13"))
  func windowReleased() throws {
    let fixture = PipelineFixture(tree)
    let v = try #require(fixture["V"] as? TestView), window = fixture.windows[0]
    v.onPointInside = { _ in
      window.application?.release(window)
      return true
    }
    fixture.tap(100, 100)
    #expect(fixture.transcript == "")
  }

  @Test(
    "a finger is not stuck if the application begins to drop events while its view is searched for",
    .statements("RE-12", "TE-29"), arguments: [false, true])
  func droppingEvents(isIgnoring: Bool) throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain")
    let application = fixture.application
    try #require(fixture["V"] as? TestView).onPointInside = { _ in
      if isIgnoring { application.beginIgnoringInteractionEvents() } else { application.resignActive(at: 0) }
      return true
    }
    fixture.down("V")
    #expect(application.touchesEvent.touches.isEmpty && application.gestureEnvironment.activeRecognizers.isEmpty)
    try #require(fixture["V"] as? TestView).onPointInside = nil
    while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
    application.becomeActive()
    _ = fixture.transcript
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nV.began\nG.ended\nV.ended")
  }

  @Test("a double tap whose second touch takes part in nothing still fails in time", .statements("RE-13", "GT-02"))
  func secondTouchDropped() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:taps=2:delaysEnded=no")
    let application = fixture.application, window = fixture.windows[0], delegate = TestDelegate()
    fixture.gesture("G").delegate = delegate
    fixture.tap("V")
    delegate.receives = { _ in
      application.release(window)
      return true
    }
    fixture.down("V")
    fixture.wait(1)
    #expect(fixture.gesture("G").state == .possible && application.nextDeadline == nil)
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
  }
}
