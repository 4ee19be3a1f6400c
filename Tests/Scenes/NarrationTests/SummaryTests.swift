import Foundation
import TestSupport
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The summaries of touches: tests assert the line that is chosen, and `References` beside them has the words.
@Suite struct SummaryTests {
  /// A touch of a scene at a mark, and the line that sums it up.
  private struct SummarizedTouch {
    let title: String
    private let scene: () throws -> Scene
    private let mark: String
    let line: any NarrationLine & Equatable

    /// A touch of a preset.
    init(_ preset: String, at mark: String, _ winning: WinningLine, _ outcome: OutcomeLine) {
      title = "\(preset), at \(mark)"
      scene = { try SceneLibrary.bundled().scene(preset) }
      (self.mark, line) = (mark, TouchLine(winning: winning, outcome: outcome))
    }

    /// The touch of a script on some views, at its end.
    init(_ name: String, _ views: String, script: String, line: any NarrationLine & Equatable) {
      title = name
      scene = {
        try Scene.parse("views:\n\(views)\nscript:\n\(script)\n  - mark here\n", file: "summary.yaml")
      }
      (mark, self.line) = ("here", line)
    }

    init(_ name: String, _ views: String, script: String, _ winning: WinningLine, _ outcome: OutcomeLine) {
      self.init(name, views, script: script, line: TouchLine(winning: winning, outcome: outcome))
    }

    func context() throws -> TouchContext {
      let playback = Playback(try scene())
      playback.playScript()
      let trace = playback.trace
      let cursor = try #require(trace.marks.first { $0.name == mark }).count
      let fingers = TouchStory.fingers(in: trace, at: cursor), finger = try #require(fingers.last)
      let others = fingers.dropLast().map { TouchStory(of: $0, in: trace, at: cursor) }
      return TouchContext(
        TouchStory(of: finger, in: trace, at: cursor), others: others, in: trace.tree(at: cursor))
    }
  }

  private static let controller = "ViewController"

  private static let touches: [SummarizedTouch] = presets + splits + others + recognized

  private static let presets: [SummarizedTouch] = [
    // The reason and the handler.
    .init("P01", at: "E", .frontmost("E"), .climbs(handler: controller)),
    .init("P02", at: "gap", .noSubviewTook("C"), .climbs(handler: controller)),
    .init("P22", at: "label", .frontmost("label"), .dropped),
    .init("P09", at: "outside", .nobody(CGPoint(x: 380, y: 280), isOutside: true), .open),
    // The view that is in the way.
    .init(
      "P05", at: "button", .gate("cover", .hidden, content: "coverChild", winner: "button"),
      .control("button", action: "tap")),
    .init(
      "P06", at: "behind", .gate("panel", .interactionDisabled, content: "button", winner: "behind"),
      .climbs(handler: controller)),
    .init(
      "P16", at: "above", .stickingOut("button", superview: "yellow", winner: "behind"), .climbs(handler: controller)),
    .init("P14", at: "cut", .stickingOut("icon", superview: "bar", winner: "root"), .climbs(handler: controller)),
    // Overrides and enlarged areas.
    .init("P17", at: "above", .overriding("yellow", winner: "button"), .control("button", action: "tap")),
    .init("P13", at: "beside", .enlarged("icon"), .control("icon", action: "tap")),
    .init(
      "P21", at: "above", .stickingOut("button", superview: "yellow", isClipped: true, winner: "behind"), .open),
    .init("P18", at: "body", .forgotten("yellow", order: ["b1", "b2"], winner: "behind"), .open),
    .init("P19", at: "yellow", .itselfLast("yellow", after: ["button"]), .open),
    .init(
      "P10", at: "cell", .converted("cell", CGPoint(x: 180, y: 220), window: "W", CGPoint(x: 120, y: 20)),
      .climbs(handler: "scroll")),
    .init("P11", at: "began", .searched("E", times: 2), .open),
    .init("P07", at: "faint", .faint("a0_02", 0.02), .control("a0_02", action: "tap")),
  ]

  /// A card whose controller handles phases that the card does not handle.
  private static let splits: [SummarizedTouch] = [
    card("another phase", "handles began", "handles", .splits("card", .ended, to: "VC")),
    card("another phase is dropped", "handles began", "ignores", .splits("card", .ended, to: nil)),
    card("moves are passed on", "handles began ended passesOn moved", "handles", .itself("card")),
    // While the finger is still down.
    card(
      "a move is dropped", "handles began", "handles ended", script: "  - down 200,200\n  - move 200,210",
      .splits("card", .moved, to: nil)),
  ]

  private static func card(
    _ name: String, _ handling: String, _ controller: String, script: String = "  - tap 200,200", _ outcome: OutcomeLine
  ) -> SummarizedTouch {
    .init(
      name,
      """
        - name: root
          frame: 0 0 360 560
          controller: { name: VC, touches: \(controller) }
          views: [{ name: card, frame: 40 60 280 300, touches: \(handling) }]
      """, script: script, .frontmost("card"), outcome)
  }

  private static let others: [SummarizedTouch] = [
    .init(
      "an override returns a view",
      "  - { name: field, frame: 0 200 50 50, touches: handles }\n  - { name: row, frame: 0 0 50 50, hitTest: returns field }",
      script: "  - tap 5,5", .chosen("field", by: "row"), .itself("field")),
    .init(
      "an override returns a view that returned nil",
      "  - { name: row, frame: 0 0 50 50, hitTest: returns field }\n  - { name: field, frame: 0 200 50 50 }",
      script: "  - tap 5,5", .chosen("field", by: "row"), .dropped),
    .init(
      "the system takes the touch", pad, script: "  - down 5,5\n  - interrupt",
      line: IncidentLine.interrupted("pad", .resignedActive)),
    .init(
      "a second finger", pad, script: "  - down 5,5 and 9,9", .frontmost("pad"), .ignored("pad", isFollowed: false)),
    .init(
      "a control", "  - { name: knob, class: UIButton, frame: 0 0 50 50 }", script: "  - down 5,5", .frontmost("knob"),
      .control("knob", action: nil)),
  ]

  private static let recognized: [SummarizedTouch] = [
    .init(
      "a little outside a bar, with a tap behind it",
      """
        - name: page
          frame: 0 0 360 560
          recognizers: [{ name: tap, kind: tap }]
        - name: bar
          frame: 0 0 360 90
          views: [{ name: button, class: UIButton, frame: 320 56 24 24 }]
      """, script: "  - tap 320,100",
      .near("bar", Miss(side: .below, distance: 10), content: "button", winner: "page"), .open),
    .init(
      "a button beyond its bounds, over a title that takes no touches, with a tap behind the bar",
      """
        - name: page
          frame: 0 0 360 560
          recognizers: [{ name: tap, kind: tap }]
        - name: bar
          frame: 0 40 360 50
          views:
            - { name: title, frame: 100 0 260 50, isUserInteractionEnabled: false }
            - { name: add, class: UIButton, frame: 320 13 24 24, enlargedBy: 20, actions: [touchUpInside add] }
      """, script: "  - tap 310,65", .enlarged("add"), .control("add", action: "add")),
    .init(
      "far outside a bar",
      """
        - name: page
          frame: 0 0 360 560
          touches: handles
        - name: bar
          frame: 0 0 360 90
          views: [{ name: button, class: UIButton, frame: 320 56 24 24 }]
      """, script: "  - tap 20,100", .frontmost("page"), .itself("page")),
    .init(
      "a pan to its end",
      "  - { name: card, frame: 0 0 200 200, recognizers: [{ name: pan, kind: pan, action: drag }] }",
      script: "  - down 50,50\n  - move 120,50 over 100\n  - up",
      line: IncidentLine.ends(pan("pan", on: "card"), action: "drag", view: "card")),
    .init(
      "a pan that may not begin",
      """
        - name: list
          frame: 0 0 300 300
          recognizers: [{ name: scroll, kind: pan, action: scroll }]
          views:
            - name: row
              frame: 0 0 300 300
              recognizers: [{ name: pull, kind: pan, action: pull, shouldBegin: false }]
      """, script: "  - down 50,50\n  - move 50,120 over 100\n  - up",
      line: IncidentLine.madeWay(pan("pull", on: "row"), by: nil, for: pan("scroll", on: "list"))),
    .init(
      "three recognizers together",
      """
        - name: map
          frame: 0 0 300 300
          isMultipleTouchEnabled: true
          recognizers:
            - { name: pan, kind: pan, action: pan, shouldRecognizeSimultaneouslyWith: all }
            - { name: pinch, kind: pinch, action: pinch, shouldRecognizeSimultaneouslyWith: all }
            - { name: turn, kind: rotation, action: turn, shouldRecognizeSimultaneouslyWith: all }
      """,
      script: "  - down 100,200 and 200,200\n  - move 60,100 and 240,260 over 400\n  - up finger 1 and finger 2",
      line: IncidentLine.together([
        pan("pan", on: "map"), named("pinch", on: "map", .pinch), named("turn", on: "map", .rotation),
      ])),
    .init(
      "a tap on a button itself",
      """
        - name: key
          class: UIButton
          frame: 0 0 50 50
          actions: [touchUpInside press]
          recognizers: [{ name: tap, kind: tap }]
      """,
      script: "  - tap 5,5", line: IncidentLine.cancelsControl(named("tap", on: "key", .tap(1)), control: "key")),
    .init(
      "two fingers that move",
      "  - { name: pad, frame: 0 0 300 300, isMultipleTouchEnabled: true, touches: handles }",
      script: "  - down 50,50 and 50,150\n  - move 90,50 and 90,150 over 100\n  - up finger 1 and finger 2",
      line: PathLine.together("pad", fingers: 2, haveMoved: true)),
    .init(
      "two fingers tap twice, with force",
      "  - { name: pad, frame: 0 0 300 300, isMultipleTouchEnabled: true, touches: handles }",
      script: """
          - tap 50,50 and 50,150
          - wait 60
          - down 50,50 force 4 and 50,150 force 4
        """,
      line: PathLine.facts("pad", taps: 2, force: 4, fingers: 2)),
  ]

  private static func pan(_ name: String, on view: String) -> RecognizerName { named(name, on: view, .pan) }

  private static func named(_ name: String, on view: String, _ gesture: RecognizerName.Gesture) -> RecognizerName {
    RecognizerName(name: name, view: view, gesture: gesture)
  }

  private static let pad = "  - { name: pad, frame: 0 0 50 50, touches: handles }"

  @Test func theSummaryIsTheLineOfWhatHappened() throws {
    for touch in Self.touches {
      let line = try touch.context().line
      let isExpected = isEqual(line, to: touch.line)
      #expect(isExpected, "\(touch.title): \(line)")
    }
  }

  @Test("a button that its own action removes has sent that action")
  func aButtonThatHasGone() {
    let application = UIApplication(), frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let window = UIWindow(frame: frame, application: application), button = UIButton(frame: frame)
    let close = UIAction { [unowned button] _ in button.removeFromSuperview() }
    button.addAction(close, for: .touchUpInside)
    window.addSubview(button)
    window.isHidden = false
    let run = CodeRun(application, screenSize: frame.size), point = CGPoint(x: 50, y: 50)
    for (time, phase) in [(0, Input.Phase.began), (90, .ended)] {
      run.play([TimedInput(time: time, input: .touch(finger: 1, phase: phase, at: point, force: nil))])
    }
    let story = TouchStory(of: 1, in: run.trace, at: run.trace.steps.count)
    #expect(run.trace.lastTree.node("button") == nil)
    // A timer without an end is never due.
    _ = application.schedule(after: .infinity) {}
    #expect(run.nextDeadline == nil)
    #expect(TouchContext(story, in: run.trace.lastTree).outcome("button") == .control("button", action: ""))
    #expect(OutcomeLine.control("button", action: "").english.map(\.plain) == [" It sends its action.", " It acts."])
  }

  private func isEqual<Line: Equatable>(_ line: any NarrationLine, to expected: Line) -> Bool {
    line as? Line == expected
  }

  @Test(arguments: Language.allCases) func eachSummaryHasItsSentence(language: Language) throws {
    let texts = try Self.touches.map { touch in
      "\(touch.title)\n  \(Narration.summary(of: try touch.context(), language: language).plain)\n"
    }
    try expectReference("summaries.\(language.rawValue).txt", texts.joined(separator: "\n"))
  }

  /// In a narrow line, a special reason is kept without the handler, and the handler with a general reason.
  @Test func shortWordingsKeepWhatIsSpecial() {
    let general = TouchLine(winning: .frontmost("a"), outcome: .endsBefore("d", last: "u"))
    #expect(general.english.allSatisfy { $0.plain.contains("d is no UIResponder") })
    let special = TouchLine(winning: .stickingOut("b", superview: "s", winner: "a"), outcome: .itself("a"))
    #expect(special.english.map(\.plain).contains("s says NO first, so its b is never asked: a wins."))
    #expect(special.simplifiedChinese.map(\.plain).contains("s 先说 NO，b 根本不被询问，a 胜出。"))
  }
}
