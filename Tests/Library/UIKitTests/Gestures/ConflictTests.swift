import Foundation
import Testing

@testable import UIKitCore

/// Conflicts between recognizers.
@Suite struct ConflictTests {
  @Test("of two taps in one event, that of the deeper view wins", .statements("GR-41"))
  func deeper() {
    let fixture = PipelineFixture(
      """
      window 400x400
        A 0,0 400x400 +outer=tap
          B 0,0 200x200 handles +inner=tap
      """)
    fixture.tap("B")
    #expect(
      fixture.detailedTranscript == """
        inner.began
        outer.began
        B.began
        inner.ended
        outer.ended
        inner granted
        inner: possible → ended
        outer fails: excluded by inner
        outer: possible → failed
        inner action(ended)
        B loses the touch: inner
        B.cancelled
        inner: ended → possible
        outer: failed → possible
        """)
  }

  @Test("on one view the most recently added wins", .statements("GR-42"))
  func mostRecent() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 +one=tap +two=tap")
    fixture.tap("A")
    let transcript = fixture.transcript
    #expect(transcript.contains("two action") && !transcript.contains("one action"))
  }

  @Test("two fingers on two sibling views: both recognize", .statements("GR-43"))
  func siblings() {
    let fixture = PipelineFixture(
      """
      window 400x400
        L 0,0 100x100 +left=tap
        R 100,0 100x100 +right=tap
      """)
    fixture.down("L", finger: 1)
    fixture.down("R", finger: 2, at: 0.05)
    fixture.up(finger: 1, at: 0.1)
    fixture.up(finger: 2, at: 0.15)
    let transcript = fixture.transcript
    #expect(transcript.contains("left action(ended)") && transcript.contains("right action(ended)"))
  }

  @Test("an excluded recognizer has failed before views receive the event", .statements("GR-44"))
  func beforeTheViews() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=pan +H=plain")
    fixture.down("A")
    var state: UIGestureRecognizer.State?
    (fixture["A"] as? TestView)?.onTouches = { phase, _, _ in
      if phase == .cancelled { state = fixture.gesture("H").state }
    }
    fixture.move(by: 20, 0, at: 0.1)
    #expect(state == .failed)
  }

  @Test("after one tap, the single tap waits for the double tap to fail", .statements("GR-46", "GR-47", "GR-70"))
  func singleWaits() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    fixture.gesture("single").require(toFail: fixture.gesture("double"))
    fixture.tap("A")
    fixture.wait(1)
    #expect(
      fixture.detailedTranscript == """
        single.began
        double.began
        A.began
        single.ended
        double.ended
        single waits for double
        A ended is withheld by single, double
        ⏱ 0.44
        double: possible → failed
        single granted
        single: possible → ended
        single action(ended)
        A loses the touch: single
        A.cancelled
        single: ended → possible
        double: failed → possible
        """)
  }

  @Test("after two taps only the double tap sends an action", .statements("GR-46"))
  func doubleWins() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    fixture.gesture("single").require(toFail: fixture.gesture("double"))
    fixture.tap("A")
    fixture.wait(0.1)
    fixture.tap("A")
    fixture.wait(1)
    let actions = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["double action(ended)"])
  }

  @Test(
    "without a requirement the first tap sends its action at once, and the second is only a double tap",
    .statements("GR-35", "GR-48"),
    arguments: [["single=tap", "double=tap:taps=2"], ["double=tap:taps=2", "single=tap"]])
  func withoutRequirement(gestures: [String]) {
    let fixture = PipelineFixture(
      "window 400x400\n  A 0,0 400x400 handles \(gestures.map { "+" + $0 }.joined(separator: " "))")
    fixture.tap("A")
    fixture.wait(0.1)
    fixture.tap("A")
    fixture.wait(1)
    let actions = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["single action(ended)", "double action(ended)"])
  }

  @Test(
    "with simultaneous recognition, both taps are single taps and the second also a double tap", .statements("GR-48"))
  func simultaneousTaps() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    let delegate = TestDelegate()
    delegate.simultaneously = { _, _ in true }
    fixture.gesture("single").delegate = delegate
    fixture.gesture("double").delegate = delegate
    fixture.tap("A")
    fixture.wait(0.1)
    fixture.tap("A")
    fixture.wait(1)
    let actions = fixture.transcript.split(separator: "\n").filter { $0.contains("action") }.map(String.init)
    #expect(actions.first == "single action(ended)")
    #expect(Set(actions.dropFirst()) == ["single action(ended)", "double action(ended)"])
  }

  @Test(
    "the questions for dynamic requirements are asked once per attempt, for each ordered pair",
    .statements("GR-32", "GR-33", "DB-6"),
    arguments: ["shouldRequireFailureOf", "shouldBeRequiredToFailBy"])
  func dynamic(which: String) {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    let delegate = TestDelegate()
    var asked = 0
    if which == "shouldRequireFailureOf" {
      delegate.requiresFailure = { one, _ in
        asked += 1; return one.name == "single"
      }
    } else {
      delegate.isRequiredToFail = { one, _ in
        asked += 1; return one.name == "double"
      }
    }
    fixture.gesture("single").delegate = delegate
    fixture.gesture("double").delegate = delegate
    fixture.tap("A")
    #expect(asked == 2)
    #expect(!fixture.transcript.contains("action"))
    fixture.wait(1)
    #expect(fixture.transcript.contains("single action(ended)"))
  }

  @Test(
    "the question for simultaneous recognition is asked only if one recognizer would block the other, for each of the two",
    .statements("GR-33"))
  func whenSimultaneityIsAsked() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 multi +pan +pinch")
    let delegate = TestDelegate()
    delegate.simultaneously = { _, _ in true }
    fixture.transcriber.name(delegate, "delegate")
    fixture.gesture("pan").delegate = delegate
    fixture.down(100, 100, finger: 1)
    fixture.down(200, 100, finger: 2)
    #expect(!fixture.questions.contains("simultaneously"))
    fixture.move(80, 100, finger: 1, at: 0.1)
    let questions = fixture.take(.question).split(separator: "\n").filter { $0.contains("simultaneously") }
    #expect(
      questions == ["delegate.simultaneously pan with pinch? yes", "delegate.simultaneously pan with pinch? yes"])
    fixture.move(60, 100, finger: 1, at: 0.2)
    #expect(!fixture.questions.contains("simultaneously"))
  }

  @Test(
    "disabling a recognizer during a gesture cancels it with an action; the next sequence is recognized",
    .statements("GR-49"))
  func disabling() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=pan")
    fixture.down("A")
    fixture.move(by: 20, 0, at: 0.1)
    _ = fixture.transcript
    fixture.gesture("G").isEnabled = false
    #expect(fixture.transcript == "G action(cancelled)")
    #expect(fixture.gesture("G").state == .possible)
    fixture.gesture("G").isEnabled = true
    fixture.move(by: 20, 0, at: 0.2)
    fixture.up(at: 0.3)
    #expect(fixture.transcript == "")
    fixture.down("A", at: 1)
    fixture.move(by: 20, 0, at: 1.1)
    #expect(fixture.transcript.contains("G action(began)"))
  }

  @Test(
    "disabling a possible recognizer makes it fail without an action, and the view receives the touch",
    .statements("GR-49"))
  func disablingWhilePossible() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=tap:delaysBegan")
    fixture.down("A")
    fixture.gesture("G").isEnabled = false
    #expect(fixture.transcript == "G.began\nA.began")
  }

  @Test("removing a recognizer from its view cancels its gesture")
  func removing() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=pan")
    fixture.down("A")
    fixture.move(by: 20, 0, at: 0.1)
    fixture["A"].removeGestureRecognizer(fixture.gesture("G"))
    fixture.up(at: 0.2)
    #expect(fixture.transcript.hasSuffix("G action(cancelled)"))
  }

  @Test("the loser of a conflict fails; only views are cancelled", .statements("DB-5"))
  func losersFail() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +pan +tap")
    fixture.down("A")
    fixture.move(by: 20, 0, at: 0.1)
    let transcript = fixture.detailedTranscript
    #expect(transcript.contains("tap: possible → failed") && transcript.contains("A.cancelled"))
    #expect(!transcript.contains("tap.cancelled"))
  }

  @Test("an action may change recognizers; one that changes them each time is postponed, and that is reported")
  func restlessAction() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 +g=plain")
    fixture.down("V")
    let restless = Restless()
    fixture.gesture("g").addTarget(restless, action: Restless.again)
    fixture.gesture("g").state = .began
    #expect(restless.calls == UIGestureEnvironment.mostActionRounds)
    #expect(fixture.take(.hold).contains("postponed: g"))
    restless.isDone = true
    fixture.move(by: 5, 0, at: 0.1)
    #expect(restless.calls == UIGestureEnvironment.mostActionRounds + 1)
    #expect(!fixture.take(.hold).contains("postponed"))
  }

  final class Restless {
    var calls = 0
    var isDone = false
    func again(_ sender: UIGestureRecognizer) {
      calls += 1
      if !isDone { sender.state = .changed }
    }
  }
}
