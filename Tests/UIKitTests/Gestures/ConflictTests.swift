import Foundation
import Testing

@testable import UIKit

/// Who wins when several recognize.
@Suite struct ConflictTests {
  @Test("GR-41 of two taps in one event the deeper view's wins")
  func deeper() {
    let stage = TestStage(
      """
      window 400x400
        A 0,0 400x400 +outer=tap
          B 0,0 200x200 handles +inner=tap
      """)
    stage.tap("B")
    #expect(
      stage.story == """
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
    let stage = TestStage("window 400x400\n  A 0,0 400x400 +one=tap +two=tap")
    stage.tap("A")
    let transcript = stage.transcript
    #expect(transcript.contains("two action") && !transcript.contains("one action"))
  }

  @Test("GR-43 two fingers on two sibling views: both recognize")
  func siblings() {
    let stage = TestStage(
      """
      window 400x400
        L 0,0 100x100 +left=tap
        R 100,0 100x100 +right=tap
      """)
    stage.down("L", finger: 1)
    stage.down("R", finger: 2, at: 0.05)
    stage.up(finger: 1, at: 0.1)
    stage.up(finger: 2, at: 0.15)
    let transcript = stage.transcript
    #expect(transcript.contains("left action(ended)") && transcript.contains("right action(ended)"))
  }

  @Test("GR-44 the excluded one is out before the views hear of the event")
  func beforeTheViews() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +G=pan +H=plain")
    stage.down("A")
    var state: UIGestureRecognizer.State?
    (stage["A"] as? StageView)?.onTouches = { phase, _, _ in if phase == .cancelled { state = stage.gesture("H").state }
    }
    stage.move(by: 20, 0, at: 0.1)
    #expect(state == .failed)
  }

  @Test("GR-46 GR-47 GR-70 a single tap waits for the double tap to fail: one tap")
  func singleWaits() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    stage.gesture("single").require(toFail: stage.gesture("double"))
    stage.tap("A")
    stage.wait(1)
    #expect(
      stage.story == """
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
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    stage.gesture("single").require(toFail: stage.gesture("double"))
    stage.tap("A")
    stage.wait(0.1)
    stage.tap("A")
    stage.wait(1)
    let actions = stage.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["double action(ended)"])
  }

  @Test(
    "GR-35 GR-48 without requirement the first tap acts at once, and the second only as a double tap",
    arguments: [["single=tap", "double=tap:taps=2"], ["double=tap:taps=2", "single=tap"]])
  func withoutRequirement(gestures: [String]) {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles \(gestures.map { "+" + $0 }.joined(separator: " "))")
    stage.tap("A")
    stage.wait(0.1)
    stage.tap("A")
    stage.wait(1)
    let actions = stage.transcript.split(separator: "\n").filter { $0.contains("action") }
    #expect(actions == ["single action(ended)", "double action(ended)"])
  }

  @Test("GR-48 with simultaneous recognition: single, single and double")
  func simultaneousTaps() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    let delegate = StageDelegate()
    delegate.simultaneously = { _, _ in true }
    stage.gesture("single").delegate = delegate
    stage.gesture("double").delegate = delegate
    stage.tap("A")
    stage.wait(0.1)
    stage.tap("A")
    stage.wait(1)
    let actions = stage.transcript.split(separator: "\n").filter { $0.contains("action") }.map(String.init)
    #expect(actions.first == "single action(ended)")
    #expect(Set(actions.dropFirst()) == ["single action(ended)", "double action(ended)"])
  }

  @Test(
    "GR-32 GR-33 DB-6 the dynamic questions are asked once an attempt for each ordered pair",
    arguments: ["shouldRequireFailureOf", "shouldBeRequiredToFailBy"])
  func dynamic(which: String) {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +single=tap +double=tap:taps=2")
    let delegate = StageDelegate()
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
    stage.gesture("single").delegate = delegate
    stage.gesture("double").delegate = delegate
    stage.tap("A")
    #expect(asked == 2)
    #expect(!stage.transcript.contains("action"))
    stage.wait(1)
    #expect(stage.transcript.contains("single action(ended)"))
  }

  @Test("GR-33 simultaneity is asked only when one would block the other, and again when the second recognizes")
  func whenSimultaneityIsAsked() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 multi +pan +pinch")
    let delegate = StageDelegate()
    delegate.simultaneously = { _, _ in true }
    stage.transcriber.name(delegate, "delegate")
    stage.gesture("pan").delegate = delegate
    stage.down(100, 100, finger: 1)
    stage.down(200, 100, finger: 2)
    #expect(!stage.questions.contains("simultaneously"))
    stage.move(80, 100, finger: 1, at: 0.1)
    stage.move(60, 100, finger: 1, at: 0.2)
    let questions = stage.take(.question).split(separator: "\n").filter { $0.contains("simultaneously") }
    #expect(questions.isEmpty == false || stage.gesture("pinch").state == .changed)
  }

  @Test("GR-49 disabling in the middle cancels with an action, and the next sequence works again")
  func disabling() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +G=pan")
    stage.down("A")
    stage.move(by: 20, 0, at: 0.1)
    _ = stage.transcript
    stage.gesture("G").isEnabled = false
    #expect(stage.transcript == "G action(cancelled)")
    #expect(stage.gesture("G").state == .possible)
    stage.gesture("G").isEnabled = true
    stage.move(by: 20, 0, at: 0.2)
    stage.up(at: 0.3)
    #expect(stage.transcript == "")
    stage.down("A", at: 1)
    stage.move(by: 20, 0, at: 1.1)
    #expect(stage.transcript.contains("G action(began)"))
  }

  @Test("GR-49 disabling while possible fails without an action, and frees the view")
  func disablingWhilePossible() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +G=tap:delaysBegan")
    stage.down("A")
    stage.gesture("G").isEnabled = false
    #expect(stage.transcript == "G.began\nA.began")
  }

  @Test("taking a recognizer off its view ends its attempt")
  func removing() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +G=pan")
    stage.down("A")
    stage.move(by: 20, 0, at: 0.1)
    stage["A"].removeGestureRecognizer(stage.gesture("G"))
    stage.up(at: 0.2)
    #expect(stage.transcript.hasSuffix("G action(cancelled)"))
  }

  @Test("DB-5 the loser of a conflict fails; only views are cancelled")
  func losersFail() {
    let stage = TestStage("window 400x400\n  A 0,0 400x400 handles +pan +tap")
    stage.down("A")
    stage.move(by: 20, 0, at: 0.1)
    let story = stage.story
    #expect(story.contains("tap: possible → failed") && story.contains("A.cancelled"))
    #expect(!story.contains("tap.cancelled"))
  }
}
