import Foundation
import Testing

@testable import UIKitCore

/// Code that enqueues reports and processes events in a callback that no `processEvents(until:)` has called.
@Suite struct ProcessingInCallbackTests {
  private let panel = """
    window 400x400
      panel 0,0 400x400 multi +P=pinch
        A 0,0 200x400 handles
        B 200,0 200x400 handles
    """

  private func view(_ name: String, in fixture: PipelineFixture) throws -> TestView {
    try #require(fixture[name] as? TestView)
  }

  /// Puts a third finger down and processes events until `time`, in seconds.
  private func touch(_ application: UIApplication, at time: TimeInterval) {
    application.enqueue(
      TouchSample(finger: 3, phase: .began, location: CGPoint(x: 10, y: 10), timestamp: time))
    application.processEvents(until: time)
  }

  @Test(
    "each view hears one end if the first processes a report in its touchesCancelled", .statements("RE-20"),
    arguments: [1, 2])
  func cancelledOnce(first: Int) throws {
    let fixture = PipelineFixture(panel), application = fixture.application
    for name in ["A", "B"] {
      try view(name, in: fixture).onTouches = { phase, _, _ in if phase == .cancelled { touch(application, at: 1) } }
    }
    fixture.down("A", finger: first)
    fixture.down("B", finger: 3 - first, at: 0.1)
    _ = fixture.transcript
    fixture["panel"].removeFromSuperview()
    #expect(fixture.transcript == "P.cancelled×2\nA.cancelled\nB.cancelled\nwindow.began\napp.began\ndropped")
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
    #expect(fixture.gesture("P").state == .possible)
    #expect(application.now == 1 && application.touchesEvent.touches.map(\.finger) == [3])
  }

  @Test(
    "a report of a callback is delivered after the turn, up to the latest time that was asked for", .statements("RE-20")
  )
  func afterTheTurn() throws {
    let fixture = PipelineFixture(panel + "\n  C 0,0 50x50 handles"), application = fixture.application
    var seen: [String] = []
    try view("A", in: fixture).onTouches = { phase, _, _ in
      guard phase == .cancelled else { return }
      touch(application, at: 2)
      application.processEvents(until: 1)
      seen.append("\(application.touchesEvent.touches.count) \(application.now)")
    }
    fixture.down("A")
    fixture["panel"].removeFromSuperview()
    #expect(seen == ["1 0.0"])
    #expect(fixture.transcript.hasSuffix("A.cancelled\nC.began"))
    #expect(application.now == 2)
  }

  @Test(
    "a recognizer that ends in such a turn is reset", .statements("RE-20"), arguments: ["touches", "action", "reset"])
  func recognizerIsReset(place: String) {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain +H=plain")
    let application = fixture.application, g = fixture.plain("G"), h = fixture.plain("H")
    let end = { (here: String) in
      guard here == place else { return }
      touch(application, at: 1)
      h.state = .failed
    }
    g.prevents = { _ in false }
    g.onTouches = { recognizer, phase in
      if phase == .began { recognizer.state = .began }
      guard phase == .cancelled else { return }
      recognizer.state = .cancelled
      end("touches")
    }
    fixture.onAction = { if $0.state == .cancelled { end("action") } }
    g.onReset = { end("reset") }
    fixture.down("V")
    fixture["V"].removeFromSuperview()
    #expect(g.state == .possible && h.state == .possible)
    #expect(g.resets == 1 && h.resets == 1)
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test(
    "a view hears what was withheld for a recognizer that fails in the reset of another", .statements("RE-20", "GR-67"))
  func releasedInReset() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain +H=plain:delaysBegan")
    let h = fixture.plain("H")
    fixture.plain("G").onReset = { h.state = .failed }
    fixture.down("V")
    fixture.gesture("G").state = .failed
    #expect(fixture.transcript == "G.began\nH.began\nV.began")
    #expect(h.resets == 1)
  }

  @Test("an event that a view sends again is heard once", .statements("RE-20"))
  func sentAgain() throws {
    let fixture = PipelineFixture(panel), window = fixture.windows[0]
    try view("A", in: fixture).onTouches = { phase, _, event in
      if let event, phase != .moved { window.sendEvent(event) }
    }
    fixture.together {
      fixture.down("A", finger: 1)
      fixture.down("B", finger: 2)
    }
    fixture.together {
      fixture.up(finger: 1, at: 1)
      fixture.up(finger: 2, at: 1)
    }
    #expect(
      fixture.transcript.split(separator: "\n").filter { !$0.hasPrefix("P") } == [
        "A.began", "B.began", "A.ended", "B.ended",
      ])
  }
}
