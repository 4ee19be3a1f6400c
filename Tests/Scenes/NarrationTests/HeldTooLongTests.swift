import Testing

@testable import Narration
@testable import Scenes
@testable import TouchTrace

/// A recognizer that fails because the finger stays down says so, with the time that the chapter has too.
@MainActor @Suite struct HeldTooLongTests {
  private func playback(_ script: String) throws -> Playback {
    let scene = try Scene.parse(
      """
      name: Press
      views:
        - name: box
          frame: 0 0 200 200
          recognizers:
            - { name: once, kind: tap, action: tapped }
      script:
      \(script)
      """, file: "press.yaml")
    let playback = Playback(scene)
    playback.playScript()
    return playback
  }

  private func sentences(_ trace: Trace, _ language: Language = .english) -> [String] {
    trace.steps.indices.map { Narration.sentence(for: $0, in: trace, language: language).plain }
  }

  /// The touch does not begin with the scene: times count from the finger.
  @Test func theReasonIsTheTimeThatTheFingerWasHeld() throws {
    let trace = try playback("  - wait 300\n  - down 50,50\n  - wait 900\n  - up").trace
    #expect(sentences(trace).contains("once fails: held 750 ms, which is too long for a tap."))
    #expect(sentences(trace, .simplifiedChinese).contains { $0.contains("按住了 750 ms") })
    #expect(Chapter.chapters(of: trace).map { $0[.english] }.contains("750 ms"))
    #expect(sentences(trace).contains { $0.hasPrefix("At 750 ms") })
  }

  /// A tap that moves away fails for another reason.
  @Test func aTapThatMovesWasNotHeldTooLong() throws {
    let trace = try playback("  - down 50,50\n  - move 150,150 over 100\n  - up").trace
    #expect(!sentences(trace).contains { $0.contains("held") })
  }
}
