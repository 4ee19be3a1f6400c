import ElementMaps
import Foundation
import Testing
@testable import LiveScenes
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace

/// The narration of own code that has ended before its time.
@Suite struct EndedCodeTests {
  @Test func theSummarySaysThatTheProgramEnded() throws {
    let scene = try Scene.parse(
      "views:\n  - { name: a, frame: 0 0 99 99 }\nscript:\n  - tap 9,9\n", file: "a.yaml")
    let playback = Playback(scene, runner: EndingRunner())
    playback.playScript()
    let display = DisplayState(of: playback)
    #expect(display.story?.isDropped == true)
    #expect(Narration.sentence(of: display, language: .english).plain == "The program ends during this event.")
    #expect(Narration.sentence(of: display, language: .simplifiedChinese).plain == "程序在这个事件里结束了。")
    #expect(NarrationTile(display) == .cancelled)
    // A single step is as it was.
    let step = Narration.sentence(of: DisplayState(of: playback, mode: .step), language: .english).plain
    #expect(step == "No responder handled it: the event is dropped.")
  }
}

/// Begins runs whose program does not return from the end of a touch.
private struct EndingRunner: SceneRunner {
  func run(_ scene: Scene, _ variant: Variant) -> any SceneRun { EndingRun(LiveSceneRunner().run(scene, variant)) }
  func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? { nil }
}

private final class EndingRun: SceneRun {
  private let run: any SceneRun
  private(set) var failure: RunFailure?

  init(_ run: any SceneRun) { self.run = run }

  var trace: Trace { run.trace }
  var nextDeadline: Int? { nil }
  var ignoresInteraction: Bool { false }
  var state: LiveState? { nil }

  func play(_ group: [TimedInput]) {
    let isEnd = group.contains { if case .touch(_, .ended, _, _) = $0.input { true } else { false } }
    if isEnd { failure = RunFailure(.late(2)) }
    if failure == nil { run.play(group) }
  }

  func advance(to time: Int) { run.advance(to: time) }
  func forget(before checkpoint: Checkpoint) { run.forget(before: checkpoint) }
  func hitTestView(at point: CGPoint) -> String? { nil }
  func hitAreas() -> HitAreas? { nil }
  func hitMap() throws(HitMapError) -> ElementMap { throw HitMapError(size: .zero) }
}
