import Foundation
import Testing

@testable import UIKitCore

/// Several fingers, exclusive views, coalesced moves and estimated force.
@Suite struct SeveralFingersTests {
  private let tree = """
    window 400x400
      E 0,0 200x400 exclusive multi handles
      N 200,0 200x400 handles
    """

  @Test("while an exclusive view has a touch, no other view of the window receives one", .statements("TE-26"))
  func exclusiveFirst() {
    let fixture = PipelineFixture(tree)
    fixture.down("E", finger: 1)
    fixture.down("N", finger: 2, at: 0.1)
    fixture.down(50, 50, finger: 3, at: 0.2)
    #expect(fixture.detailedTranscript == "E.began\nN never receives the touch: E is exclusive\nE.began")
  }

  @Test(
    "an exclusive view receives no touch while another view has one, and a refused touch stays refused",
    .statements("TE-26", "TE-27"))
  func exclusiveSecond() {
    let fixture = PipelineFixture(tree)
    fixture.down("N", finger: 1)
    fixture.down("E", finger: 2, at: 0.1)
    fixture.up(finger: 1, at: 0.2)
    fixture.move(by: 10, 0, finger: 2, at: 0.3)
    fixture.up(finger: 2, at: 0.4)
    fixture.tap("E")
    #expect(
      fixture.detailedTranscript == "N.began\nE never receives the touch: E is exclusive\nN.ended\nE.began\nE.ended")
  }

  @Test("recognizers ignore exclusive touch", .statements("TE-28"))
  func exclusiveAndRecognizers() {
    let fixture = PipelineFixture(tree + "\n")
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    fixture["N"].addGestureRecognizer(tap)
    fixture.down("E", finger: 1)
    fixture.down("N", finger: 2, at: 0.05)
    fixture.up(finger: 2, at: 0.1)
    #expect(fixture.transcript == "E.began\ntap.began\ntap.ended")
  }

  @Test("moves of one frame are folded into one event with all their samples", .statements("PL-11", "TE-19", "GN-21"))
  func coalesced() {
    var options = PipelineOptions()
    options.frameDuration = 1.0 / 60
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles", options: options)
    var lines: [String] = []
    (fixture["V"] as? TestView)?.onTouches = { phase, touches, event in
      guard let touch = touches.first, let event else { return }
      let all = (event.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
      let next = (event.predictedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
      lines.append("\(phase) \(all) then \(next)")
    }
    fixture.together {
      fixture.down(100, 100, at: 1)
      for step in 1...4 { fixture.move(100 + CGFloat(step), 100, at: 1.002 + 0.004 * Double(step)) }
      fixture.up(at: 1.05)
    }
    #expect(
      lines == [
        "began [100.0] then []", "moved [101.0, 102.0, 103.0] then [106.0]", "moved [104.0] then [105.0]",
        "ended [104.0] then []",
      ])
  }

  @Test("a touch that is not in the event has no coalesced touches", .statements("TE-19"))
  func strangeTouch() {
    let event = UIEvent(type: .touches)
    let touch = UITouch(serial: 1, sample: TouchSample(phase: .began, location: .zero, timestamp: 0))
    #expect(event.coalescedTouches(for: touch) == nil && event.predictedTouches(for: touch) == nil)
  }

  @Test("an estimated force is corrected later, and the view is called")
  func estimates() {
    final class Guessing: UIView {
      var forces: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { forces += touches.map(\.force) }
    }
    let fixture = PipelineFixture("window 400x400")
    let view = Guessing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture["window"].addSubview(view)
    var report = TouchSample(phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 0)
    report.estimationUpdateIndex = 7
    fixture.application.enqueue(report)
    fixture.wait(0.1)
    fixture.application.updateEstimate(8, force: 1)
    fixture.application.updateEstimate(7, force: 2)
    #expect(view.forces == [2])
  }

  @Test("a touch has a precise location and a tolerance", .statements("TE-09", "TE-16"))
  func precise() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    var place = CGPoint.zero
    (fixture["V"] as? TestView)?.onTouches = { _, touches, _ in
      for touch in touches {
        place = touch.preciseLocation(in: nil)
        #expect(touch.majorRadiusTolerance == 0)
      }
    }
    fixture.down(12, 34)
    #expect(place == CGPoint(x: 12, y: 34))
  }

  @Test("the traits contain whether the device measures force", .statements("TE-14"))
  func traits() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400")
    #expect(fixture["V"].traitCollection.forceTouchCapability == .unavailable)
  }

  @Test("in one event a view receives began before ended", .statements("UN-14"))
  func mixedPhases() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi")
    fixture.down(10, 10, finger: 1)
    _ = fixture.transcript
    fixture.together {
      fixture.down(50, 50, finger: 2, at: 0.1)
      fixture.up(finger: 1, at: 0.1)
    }
    #expect(fixture.transcript == "V.began\nV.ended")
  }

  @Test(
    "a view that learns late of a touch hears its end after its began", .statements("UN-14", "GR-68", "TE-20"))
  func lateEnd() {
    let fixture = PipelineFixture(
      "window 400x400\n  V 0,0 200x400 handles +G=plain:delaysBegan\n  W 200,0 200x400 handles")
    fixture.down("V", finger: 1)
    fixture.down("W", finger: 2)
    fixture.together {
      fixture.up(finger: 1, at: 0.1)
      fixture.up(finger: 2, at: 0.1)
    }
    #expect(fixture.transcript == "G.began\nW.began\nG.ended\nW.ended\nV.began\nV.ended")
  }

  @Test("the taps of a double tap are cancelled in one set", .statements("UN-12"))
  func cancelledTaps() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:taps=2")
    fixture.tap("V")
    fixture.tap("V")
    #expect(fixture.transcript.hasSuffix("action(ended)\nV.cancelled×2"))
  }

  @Test("hiding the superview of a touched view has no effect on the touch", .statements("UN-07", "TE-32"))
  func closingGates() {
    let fixture = PipelineFixture("window 400x400\n  P 0,0 400x400\n    V 0,0 400x400 handles")
    fixture.down("V")
    fixture["P"].isHidden = true
    fixture.up(at: 0.1)
    #expect(fixture.transcript == "V.began\nV.ended")
  }

  @Test("if the two hit tests differ, the last one decides", .statements("UN-17", "HT-08"))
  func searchesDiffer() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles\n  B 0,0 400x400 handles")
    var searches = 0
    (fixture["B"] as? TestView)?.onPointInside = { _ in
      searches += 1
      return searches == 1
    }
    fixture.down(5, 5)
    #expect(fixture.transcript == "A.began")
  }

  @Test(
    "the hit test runs before sendEvent, or with the option inside it", .statements("PL-02"), arguments: [false, true])
  func articlesOrder(inside: Bool) {
    var options = PipelineOptions.onePass
    options.searchesInsideSendEvent = inside
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles", options: options)
    fixture.tap("V")
    let first = fixture.everything.components(separatedBy: "\n").prefix(3)
    #expect(
      Array(first) == (inside ? ["app.sendEvent", "1: window+ V+", "→ V"] : ["1: window+ V+", "→ V", "app.sendEvent"]))
  }

  @Test("the outer call of processEvents delivers what a nested call adds")
  func nested() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
    (fixture["V"] as? TestView)?.onTouches = { phase, _, _ in
      guard phase == .began else { return }
      fixture.application.enqueue(TouchSample(phase: .ended, location: .zero, timestamp: 0.5))
      fixture.application.processEvents(until: 9)
    }
    fixture.down("V")
    #expect(fixture.transcript == "V.began")
    fixture.wait(1)
    #expect(fixture.transcript == "V.ended")
  }
}
