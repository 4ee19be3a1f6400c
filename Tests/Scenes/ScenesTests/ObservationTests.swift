import Foundation
import Testing

@testable import Scenes

/// `observed` of captures: reading, errors with their place, and writing.
@Suite struct ObservationTests {
  private static let capture = """
    views:
      - name: card
        frame: 0 0 100 100
        hitTest: observed
        recognizers:
          - { name: turn, kind: observed }
        views:
          - { name: pay, class: UIButton, frame: 10 10 50 50 }
    script:
      - down 20,20
      - wait 90
      - up
      - wait 500
      - mark touch1
    observed:
      system: "iOS 17.4"
      classes:
        - pay PayButton
        - turn Turn
      touches:
        - at: touch1
          hit: [pay]
          phases:
            - pay began ended
          gestures:
            - turn began 33 changed 50 ended 90
          answers:
            - "card 4,20 pay none"
    """

  @Test func itIsReadAsItIsWritten() throws {
    let scene = try Scene.parse(Self.capture, file: "a.yaml"), observed = try #require(scene.observed)
    #expect(observed.system == "iOS 17.4")
    #expect(observed.className(of: "pay") == "PayButton")
    let part = try #require(scene.observedParts.first)
    #expect((part.start, part.touch.hits) == (0, [.view("pay")]))
    #expect(part.touch.lives.first?.states == PhaseSequence("turn", [.began, .changed, .ended]))
    #expect(
      part.touch.answers == [ObservedAnswers(view: "card", start: CGPoint(x: 4, y: 20), hits: [.view("pay"), .nobody])])
    #expect(try Scene.parse(scene.text, file: "a.yaml").isSame(as: scene))
  }

  @Test(arguments: [
    ("hit: [pay]", "hit: [pey]", "a.yaml:22:13: error: there is no view `pey` in this scene; did you mean `pay`?"),
    (
      "at: touch1", "at: touch2", "a.yaml:21:11: error: there is no mark `touch2` in the script; did you mean `touch1`?"
    ),
    ("began ended", "began lifted", "a.yaml:24:21: error: expected one of the phases of `pay`, not `lifted`"),
    ("changed 50", "changed 20", "a.yaml:26:33: error: times cannot go back; the state before is at 33"),
    ("began 33", "began soon", "a.yaml:26:22: error: expected the time of the state in milliseconds"),
    (
      "turn began", "tern began",
      "a.yaml:26:11: error: there is no recognizer `tern` in this scene; did you mean `turn`?"
    ),
    ("4,20", "4", "a.yaml:28:17: error: expected a point such as `200,170`, not `4`"),
    ("pay none\"", "pay nobody\"", "a.yaml:28:26: error: there is no view `nobody` in this scene"),
    ("answers:", "answer:", "a.yaml:27:7: error: unknown key `answer` in an observed touch; did you mean `answers`?"),
    ("pay PayButton", "pay", "a.yaml:18:10: error: expected the class of `pay` here"),
    ("    - at: touch1\n      hit", "    - hit", "a.yaml:21:7: error: an observed touch needs `at`"),
  ])
  func aDamagedCaptureNamesTheLine(good: String, bad: String, message: String) {
    let text = Self.capture.replacing(good, with: bad)
    #expect(text != Self.capture)
    let error = #expect(throws: SceneError.self) { try Scene.parse(text, file: "a.yaml") }
    #expect(error?.diagnostics.first?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// A part of a capture is read as far as it goes, and the line says where it ends.
  @Test func aCaptureThatIsCutOffSaysSo() throws {
    let first = "# The last touches of an app, by TouchRecorder. Hello.\n" + Self.capture
    let whole = try Scene.parse(first + "\n# The end of the capture.\n", file: "a.yaml")
    #expect(whole.warnings.isEmpty && !whole.isCutOff)
    let part = try Scene.parse(first, file: "a.yaml")
    #expect(part.isCutOff && part.isSame(as: whole))
    #expect(
      part.warnings.map(\.description) == [
        "a.yaml:29:1: warning: the capture is cut off here: the line `# The end of the capture.` is missing"
      ])
    #expect(try !Scene.parse(Self.capture, file: "a.yaml").isCutOff)
  }

  @Test func aCaptureWithoutATouchSaysSo() {
    let error = #expect(throws: SceneError.self) {
      try Scene.parse("# TouchRecorder has seen no touch.\n", file: "a.yaml")
    }
    #expect(
      error?.description.hasPrefix("a.yaml: error: the capture has no touch: call `TouchRecorder.start()`") == true)
  }

  @Test func aTouchOccursOnce() {
    let text = Self.capture + "\n    - at: touch1\n      hit: [pay]\n"
    #expect(throws: SceneError.self) { try Scene.parse(text, file: "a.yaml") }
  }

  @Test func aRemovedViewLeavesTheObservations() throws {
    let scene = try Scene.parse(Self.capture, file: "a.yaml").applying(.remove("pay"))
    #expect(scene.observed?.touches.first?.hits == [.nobody])
    #expect(scene.observed?.classes.map(\.name) == ["turn"])
    let renamed = try Scene.parse(Self.capture, file: "a.yaml").applying(.rename("pay", to: "buy"))
    #expect(renamed.observed?.touches.first?.hits == [.view("buy")])
    #expect(renamed.observed?.touches.first?.answers.first?.hits == [.view("buy"), .nobody])
  }

  @Test func aChangeOfTheTreeKeepsWhatWasObserved() throws {
    var text = SceneText(Self.capture + "\n", file: "a.yaml")
    let scene = try Scene.parse(Self.capture, file: "a.yaml").applying(.set(Edit("pay", .alpha(0.5))))
    try text.become(scene)
    #expect(
      text.text == Self.capture.replacing("frame: 10 10 50 50 }", with: "frame: 10 10 50 50, alpha: 0.5 }") + "\n")
  }
}
