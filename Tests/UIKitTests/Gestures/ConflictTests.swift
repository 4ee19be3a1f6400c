import Foundation
import Testing

@testable import UIKit

/// Who wins when several recognize.
@Suite struct ConflictTests {
  @Test("GR-41 of two taps in one event the deeper view's wins")
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

  @Test("GR-42 on one view the most recently added wins")
  func mostRecent() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 +one=tap +two=tap")
    fixture.tap("A")
    let transcript = fixture.transcript
    #expect(transcript.contains("two action") && !transcript.contains("one action"))
  }

  @Test("GR-43 two fingers on two sibling views: both recognize")
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

  @Test("GR-44 the excluded one is out before the views hear of the event")
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

  @Test("GR-46 GR-47 GR-70 a single tap waits for the double tap to fail: one tap")
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
        A not told ended because of single, double
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

  @Test("GR-46 two taps: only the double tap acts")
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
    "GR-35 GR-48 without requirement the first tap acts at once, and the second only as a double tap",
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

  @Test("GR-48 with simultaneous recognition: single, single and double")
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
    "GR-32 GR-33 DB-6 the dynamic questions are asked once an attempt for each ordered pair",
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

  @Test("GR-33 simultaneity is asked only when one would block the other, and again when the second recognizes")
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
    fixture.move(60, 100, finger: 1, at: 0.2)
    let questions = fixture.take(.question).split(separator: "\n").filter { $0.contains("simultaneously") }
    #expect(questions.isEmpty == false || fixture.gesture("pinch").state == .changed)
  }

  @Test("GR-49 disabling in the middle cancels with an action, and the next sequence works again")
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

  @Test("GR-49 disabling while possible fails without an action, and frees the view")
  func disablingWhilePossible() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=tap:delaysBegan")
    fixture.down("A")
    fixture.gesture("G").isEnabled = false
    #expect(fixture.transcript == "G.began\nA.began")
  }

  @Test("taking a recognizer off its view ends its attempt")
  func removing() {
    let fixture = PipelineFixture("window 400x400\n  A 0,0 400x400 handles +G=pan")
    fixture.down("A")
    fixture.move(by: 20, 0, at: 0.1)
    fixture["A"].removeGestureRecognizer(fixture.gesture("G"))
    fixture.up(at: 0.2)
    #expect(fixture.transcript.hasSuffix("G action(cancelled)"))
  }

  @Test("DB-5 the loser of a conflict fails; only views are cancelled")
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
