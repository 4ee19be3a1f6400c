import Foundation
import Testing

@testable import UIKit

/// Several fingers, exclusive views, folded moves and guesses.
@Suite struct SeveralFingersTests {
  private let tree = """
    window 400x400
      E 0,0 200x400 exclusive multi handles
      N 200,0 200x400 handles
    """

  @Test("TE-26 while an exclusive view has a finger no other view of the window gets one")
  func exclusiveFirst() {
    let fixture = PipelineFixture(tree)
    fixture.down("E", finger: 1)
    fixture.down("N", finger: 2, at: 0.1)
    fixture.down(50, 50, finger: 3, at: 0.2)
    #expect(fixture.detailedTranscript == "E.began\nN never hears: E is exclusive\nE.began")
  }

  @Test("TE-26 TE-27 an exclusive view gets no finger while another view has one, and a refused touch stays refused")
  func exclusiveSecond() {
    let fixture = PipelineFixture(tree)
    fixture.down("N", finger: 1)
    fixture.down("E", finger: 2, at: 0.1)
    fixture.up(finger: 1, at: 0.2)
    fixture.move(by: 10, 0, finger: 2, at: 0.3)
    fixture.up(finger: 2, at: 0.4)
    fixture.tap("E")
    #expect(fixture.detailedTranscript == "N.began\nE never hears: E is exclusive\nN.ended\nE.began\nE.ended")
  }

  @Test("TE-28 recognizers ignore exclusive touch")
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

  @Test("PL-11 TE-19 GN-21 moves of one frame are folded into one event with all their samples")
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

  @Test("TE-19 a touch that is not in the event has no coalesced touches")
  func strangeTouch() {
    let event = UIEvent(type: .touches)
    let touch = UITouch(serial: 1, sample: TouchSample(phase: .began, location: .zero, timestamp: 0))
    #expect(event.coalescedTouches(for: touch) == nil && event.predictedTouches(for: touch) == nil)
  }

  @Test("an estimated force is corrected later, and view and recognizer are told")
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

  @Test("TE-09 TE-16 precise places and tolerances are there")
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

  @Test("TE-14 the traits say whether the device can tell force")
  func traits() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400")
    #expect(fixture["V"].traitCollection.forceTouchCapability == .unavailable)
    fixture.application.options.forceTouchCapability = .available
    #expect(fixture["V"].traitCollection.forceTouchCapability == .available)
  }

  @Test("UN-14 in one event a view hears began before ended, or after", arguments: [false, true])
  func mixedPhases(liftsFirst: Bool) {
    var options = PipelineOptions()
    options.liftsComeFirst = liftsFirst
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi", options: options)
    fixture.down(10, 10, finger: 1)
    _ = fixture.transcript
    fixture.together {
      fixture.down(50, 50, finger: 2, at: 0.1)
      fixture.up(finger: 1, at: 0.1)
    }
    #expect(fixture.transcript == (liftsFirst ? "V.ended\nV.began" : "V.began\nV.ended"))
  }

  @Test("UN-12 the taps of a double tap are cancelled in one set, or one by one", arguments: [false, true])
  func cancelledTaps(oneByOne: Bool) {
    var options = PipelineOptions()
    options.cancelsTapsOneByOne = oneByOne
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:taps=2", options: options)
    fixture.tap("V")
    fixture.tap("V")
    #expect(fixture.transcript.hasSuffix(oneByOne ? "V.cancelled\nV.cancelled" : "action(ended)\nV.cancelled×2"))
  }

  @Test("UN-07 TE-32 closing a gate under a finger does nothing, or cancels", arguments: [false, true])
  func closingGates(cancels: Bool) {
    var options = PipelineOptions()
    options.closedGatesCancelTouches = cancels
    let fixture = PipelineFixture("window 400x400\n  P 0,0 400x400\n    V 0,0 400x400 handles", options: options)
    fixture.down("V")
    fixture["P"].isHidden = true
    fixture.up(at: 0.1)
    #expect(fixture.transcript == (cancels ? "V.began\nV.cancelled" : "V.began\nV.ended"))
  }

  @Test("UN-17 HT-08 when the two searches differ the last one decides, or the first", arguments: [false, true])
  func searchesDiffer(firstDecides: Bool) {
    var options = PipelineOptions()
    options.firstHitTestPassDecides = firstDecides
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles\n  B 0,0 400x400 handles", options: options)
    var searches = 0
    (fixture["B"] as? TestView)?.onPointInside = { _ in
      searches += 1
      return searches == 1
    }
    fixture.down(5, 5)
    #expect(fixture.transcript == (firstDecides ? "B.began" : "A.began"))
  }

  @Test("PL-02 D9 the search comes before sendEvent, or inside it as some articles say", arguments: [false, true])
  func articlesOrder(inside: Bool) {
    var options = PipelineOptions.onePass
    options.searchesInsideSendEvent = inside
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles", options: options)
    fixture.tap("V")
    let first = fixture.everything.components(separatedBy: "\n").prefix(3)
    #expect(
      Array(first) == (inside ? ["app.sendEvent", "1: window+ V+", "→ V"] : ["1: window+ V+", "→ V", "app.sendEvent"]))
  }

  @Test("HT-20 TE-33 an animated view takes no touches until it is done, and loses those it has")
  func animation() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
    fixture.down("V")
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { fixture["V"].center.x += 100 }, completion: { isDone = $0 })
    #expect(fixture.transcript == "V.began\nV.cancelled")
    #expect(fixture.hit(150, 50) == "window" && !isDone)
    fixture.wait(0.3)
    #expect(fixture.hit(150, 50) == "V" && isDone)
    #expect(fixture.hit(50, 50) == "window")
  }

  @Test("HT-20 with allowUserInteraction the model frame is tested while the view moves")
  func animationWithTouches() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 100x100 handles")
    UIView.animate(withDuration: 0.3, options: .allowUserInteraction, animations: { fixture["V"].center.x += 100 })
    #expect(fixture.hit(150, 50) == "V" && fixture.hit(50, 50) == "window")
  }

  @Test("a nested call of processEvents is taken up by the outer one")
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
