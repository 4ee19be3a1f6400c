@testable import TestSupport
import Foundation
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The steps of recognizers in a trace, compared with the golden logs of the specification.
@Suite struct TraceGestureTests {
  /// The lines after the search; other tests check those before.
  private static func delivery(_ trace: Trace) -> [String] {
    let lines = TraceText.lines(of: trace)
    let start = lines.firstIndex { $0.hasPrefix("  finger 1 →") } ?? 0
    return Array(lines[(start + 1)...])
  }

  private static func sentences(_ line: String, in trace: Trace) throws -> [String] {
    let index = try #require(trace.steps.firstIndex { TraceText.line(of: $0) == line })
    return Language.allCases.map { Narration.sentence(for: index, in: trace, language: $0).plain }
  }

  // OR-02, GR-23, GR-61, GR-62: the recognizer is first in every phase, and the action comes before the cancellation.
  // UC-31: the hit-test view is asked, because its touch would be cancelled.
  @Test func aTapRecognizerOnTheSuperviewCancelsTheTouchOfTheView() throws {
    let stage = try GestureFixture(GestureScenes.nested) { $0.add(UITapGestureRecognizer(), "tap", to: "view0") }
    let trace = try stage.play(["tap 185,285"], until: 900)
    #expect(
      Self.delivery(trace) == [
        "  tap receives finger 1",
        "  UIApplication.sendEvent",
        "    W.sendEvent",
        "      tap.touchesBegan finger 1",
        "      view1.touchesBegan finger 1",
        "        view1 handles touchesBegan",
        "event: finger 1 ended (185, 285) at 90 ms",
        "  UIApplication.sendEvent",
        "    W.sendEvent",
        "      tap.touchesEnded finger 1",
        "      view1.shouldBegin tap → YES",
        "      tap may recognize",
        "      tap: possible → ended",
        "      tap sends its action to ViewController",
        "      view1 loses finger 1 to tap",
        "      view1.touchesCancelled finger 1",
        "        view1 handles touchesCancelled",
        "      tap: ended → possible, reset",
      ])
    #expect(
      try Self.sentences("view1 loses finger 1 to tap", in: trace) == [
        "The tap recognizer on view0 succeeded: view1 gets touchesCancelled, not touchesEnded.",
        "view0 的单击手势识别成功：view1 收到 touchesCancelled，而不是 touchesEnded。",
      ])
    let story = TouchStory(of: 1, in: trace, at: trace.steps.count)
    #expect(story.claimer == "tap" && story.phase == .cancelled)
    #expect(
      Narration.summary(of: TouchContext(story, in: trace.lastTree), language: .english).plain
        == "The tap recognizer on view0 cancels view1, because its cancelsTouchesInView is true.")
  }

  // OR-15, GR-70, GR-71: the end of a single tap waits until the double tap has failed, 350 ms later, without an event.
  @Test func aDoubleTapRecognizerDelaysTouchesEndedUntilItsTimeOut() throws {
    let stage = try GestureFixture(GestureScenes.nested) { stage in
      stage.add(UITapGestureRecognizer(), "double", to: "view1").numberOfTapsRequired = 2
    }
    let trace = try stage.play(["tap 185,285"], until: 900)
    #expect(
      Self.delivery(trace).drop { !$0.hasPrefix("event") } == [
        "event: finger 1 ended (185, 285) at 90 ms",
        "  UIApplication.sendEvent",
        "    W.sendEvent",
        "      double.touchesEnded finger 1",
        "      double delays view1.touchesEnded finger 1",
        "time-out at 440 ms",
        "  double: possible → failed",
        "  view1.touchesEnded finger 1",
        "    view1 handles touchesEnded",
        "  double: failed → possible, reset",
      ])
    #expect(
      try Self.sentences("double: possible → failed", in: trace) == [
        "double fails: this is no double tap. It gets no more of the touch.",
        "double 失败：这不是双击，它不再看到这个触摸。",
      ])
    #expect(Chapter.chapters(of: trace).map { $0[.english] }.last == "440 ms")
  }

  // GR-66: the recognizer recognizes while it delays the touch, so the view does not receive it.
  @Test func aViewGetsNoTouchThatWasRecognizedWhileDelayed() throws {
    let stage = try GestureFixture(GestureScenes.nested) { stage in
      stage.add(UITapGestureRecognizer(), "tap", to: "view0").delaysTouchesBegan = true
    }
    let trace = try stage.play(["tap 185,285"], until: 900)
    let lines = Self.delivery(trace).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("tap delays view1.touchesBegan finger 1"))
    #expect(lines.contains("view1 does not receive finger 1: tap recognized"))
    #expect(!lines.contains { $0.hasPrefix("view1.touches") })
    let story = TouchStory(of: 1, in: trace, at: trace.steps.count)
    #expect(
      Narration.summary(of: TouchContext(story, in: trace.lastTree), language: .english).plain
        == "The tap recognizer on view0 succeeded first: view1 gets no touches at all.")
  }

  // GR-46, GR-48: the single tap waits for the double tap to fail.
  @Test func aRecognizerWaitsForARequirementToFail() throws {
    let stage = try GestureFixture(GestureScenes.nested) { stage in
      let single = stage.add(UITapGestureRecognizer(), "single", to: "view1")
      let double = stage.add(UITapGestureRecognizer(), "double", to: "view1")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
    }
    let once = try stage.play(["tap 185,285"], until: 900)
    #expect(TraceText.text(of: once).contains("single waits for double to fail\n"))
    #expect(
      try Self.sentences("single waits for double to fail", in: once) == [
        "single has detected its tap, but waits until double has failed.", "single 已看到单击，但要等 double 失败。",
      ])
  }

  // GR-30, GR-22: a delegate can refuse both.
  @Test func answersOfADelegateAreInTheTrace() throws {
    let keeper = Gatekeeper()
    keeper.begins = false
    let stage = try GestureFixture(GestureScenes.nested) { stage in
      stage.add(UITapGestureRecognizer(), "tap", to: "view1").delegate = keeper
    }
    let trace = try stage.play(["tap 185,285"], until: 900)
    let text = TraceText.text(of: trace)
    #expect(text.contains("delegate.shouldReceive tap finger 1 → YES\n"))
    #expect(text.contains("delegate.shouldBegin tap → NO\n"))
    #expect(text.contains("tap fails: its delegate refuses\n"))
    #expect(
      try Self.sentences("delegate.shouldBegin tap → NO", in: trace) == [
        "May tap begin? Its delegate says NO.", "tap 可以开始吗？代理说 NO。",
      ])
  }

  // TE-29: the step of an interruption comes before its event; both are one chapter.
  @Test func anInterruptionIsOneChapterWithItsEvent() throws {
    let stage = try GestureFixture(GestureScenes.nested) { $0.add(UIPanGestureRecognizer(), "pan", to: "view0") }
    let trace = try stage.play(["down 185,285", "wait 50", "interrupt"], until: 90)
    #expect(
      Chapter.chapters(of: trace).map { $0[.english] } == ["Arrival", "Hit test", "touchesBegan", "touchesCancelled"])
    #expect(TraceText.text(of: trace).contains("interrupted: the application is not active at 50 ms\nevent: finger 1"))
  }

  // RC-11, RC-19, RC-20: no hit test; without a first responder the window gets the event and passes it on.
  @Test func eventsWithoutTouchesStartAtTheWindow() throws {
    let trace = try GestureScenes.shaken()
    #expect(
      TraceText.lines(of: trace).prefix(5) == [
        "event: shake at 100 ms", "  UIApplication.sendEvent", "    W.sendEvent", "      W.motionBegan",
        "        UIApplication.motionBegan",
      ])
    #expect(
      Chapter.chapters(of: trace).map { $0[.english] } == ["Shake", "Shake", "Press", "Press", "Remote control"])
    #expect(
      try Self.sentences("W.motionBegan", in: trace) == [
        "There is no first responder, so the window W gets motionBegan.", "没有第一响应者，窗口 W 收到 motionBegan。",
      ])
  }

  // RC-23, RC-24: the action climbs from the control to the end of the chain.
  @Test func anActionWithoutTargetGoesUpTheChain() throws {
    let lines = TraceText.lines(of: try GestureScenes.climbing()).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { $0.contains("open:") } == [
        "knob cannot perform open:", "W cannot perform open:", "UIApplication cannot perform open:",
        "AppDelegate cannot perform open:", "knob sends open: for touchDown",
      ])
  }

  @Test func recognizersAreInTheTreeAndInTheJSON() throws {
    let stage = try GestureFixture(GestureScenes.nested) { stage in
      stage.add(UITapGestureRecognizer(), "tap", to: "view0").cancelsTouchesInView = false
    }
    let trace = try stage.play(["tap 185,285"], until: 900)
    #expect(
      trace.lastTree.recognizers == [
        .init(
          name: "tap", className: "UITapGestureRecognizer", view: "view0", isEnabled: true,
          cancelsTouchesInView: false, delaysTouchesBegan: false, delaysTouchesEnded: true, taps: 1)
      ])
    let json = TraceJSON.text(of: trace, scene: "x", variant: "default")
    #expect(
      json.contains(
        #""kind":"changes","new":"ended","old":"possible","parent":24,"reason":"granted","recognizer":"tap""#))
    #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil)
  }

  @Test func stepsOfRecognizersHaveTheirTickKinds() {
    #expect(TickKind(.gesture(.sees("tap", .began, fingers: [1]))) == .recognizer)
    #expect(TickKind(.gesture(.changes("tap", from: .possible, to: .ended, .granted))) == .recognizer)
    #expect(TickKind(.gesture(.changes("tap", from: .ended, to: .possible, .reset))) == .plain)
    #expect(TickKind(.lost(finger: 1, view: "v", to: "tap")) == .cancelled)
    #expect(TickKind(.withheld(.began, finger: 1, view: "v", by: ["tap"])) == .skipped)
  }
}
