import Foundation
import Testing

@testable import Scenes
@testable import TouchTrace

/// Observed overrides and recognizers replay what was seen, and say where nothing was sampled.
@MainActor @Suite struct ReplayTests {
  private func playback(playing lines: [String]? = nil, then later: [String] = []) throws -> Playback {
    var scene = try Scene.parse(
      """
      views:
        - name: card
          frame: 0 0 200 200
          hitTest: observed
          recognizers:
            - { name: turn, kind: observed, cancelsTouchesInView: false }
          views:
            - { name: pay, class: UIButton, frame: 10 10 50 50 }
      script:
        - down 100,100
        - wait 40
        - move 120,100
        - wait 60
        - up
        - mark touch1
      observed:
        touches:
          - at: touch1
            hit: [pay]
            gestures:
              - turn began 40 ended 100
            answers:
              - "card 92,100 none pay pay"
      """, file: "capture.yaml")
    if let lines { scene.script = try Script(lines: lines.map(ScriptLine.parse) + [.mark("touch1")]) }
    if !later.isEmpty { scene.script = try Script(lines: scene.script.lines + later.map(ScriptLine.parse)) }
    let playback = Playback(scene)
    playback.playScript()
    return playback
  }

  private func lines(of playback: Playback) -> [String] {
    TraceText.text(of: playback.trace).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func whatWasSampledIsAnswered() throws {
    let playback = try playback(), lines = lines(of: playback)
    #expect(lines.contains("finger 1 → pay"))
    #expect(
      TraceSegment(of: playback.trace, at: "touch1")?.gestures.map(\.value) == [
        PhaseSequence("turn", [.began, .ended])
      ])
    #expect(!lines.contains { $0.contains("not sampled") })
    #expect(DeviceDifference.all(in: playback.trace, of: playback.scene) == [])
  }

  @Test func elsewhereTheDefaultAnswersAndTheTraceSaysSo() throws {
    let playback = try playback(then: ["wait 1000", "down 30,30", "wait 100", "up"]), lines = lines(of: playback)
    #expect(lines.contains("card was not sampled here: UIKit's own answers"))
    #expect(lines.contains("turn was not sampled here: UIKit's own answers"))
    #expect(TraceSegment(of: playback.trace, at: "end")?.hit?.value == .view("pay"))
    #expect(TraceSegment(of: playback.trace, at: "end")?.gestures.contains { $0.value.steps.contains(.began) } == false)
  }

  /// Points 4 away belong to a sample, and others to none.
  @Test(arguments: [(95, "none"), (97, "pay"), (112, "pay"), (113, "card")])
  func theNearestSampleAnswers(x: Int, view: String) throws {
    let lines = try lines(of: playback(playing: ["down \(x),103", "wait 100", "up"]))
    #expect(lines.contains("finger 1 → \(view == "none" ? "W" : view)"))
  }

  @Test func aDifferenceNamesTheStatement() throws {
    let playback = try playback(playing: ["wait 20", "down 180,180", "wait 100", "up"])
    let differences = DeviceDifference.all(in: playback.trace, of: playback.scene)
    #expect(differences.first?.topic == .hit && differences.first?.statement == "HT-04")
    #expect((differences.first?.device, differences.first?.here) == ("pay", "card"))
  }
}
