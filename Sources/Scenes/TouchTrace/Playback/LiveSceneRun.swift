import ElementMaps
import Foundation
import LiveScenes
import Scenes

/// The run of a live scene in this process.
final class LiveSceneRun: SceneRun {
  let live: LiveScene
  let recorder: TraceRecorder

  init(_ live: LiveScene, after trace: Trace? = nil) {
    self.live = live
    recorder = trace.map { TraceRecorder(live, continuing: $0) } ?? TraceRecorder(live)
    live.application.observer = recorder
  }

  var trace: Trace { recorder.trace }
  var nextDeadline: Int? { live.application.nextDeadline?.milliseconds(.up) }
  var ignoresInteraction: Bool { live.application.isIgnoringInteractionEvents }
  var state: LiveState? { live.state }

  func play(_ group: [TimedInput]) {
    recorder.time = group[0].time
    live.play(group)
    for case .mark(let name) in group.map(\.input) { recorder.mark(name) }
    recorder.noteTree()
  }

  func advance(to time: Int) {
    recorder.time = time
    live.advance(to: time)
  }

  func forget(before checkpoint: Checkpoint) { recorder.forget(before: checkpoint) }

  func hitTestView(at point: CGPoint) -> String? { HitMap.hitTestView(at: point, of: live) }
  func hitAreas() -> HitAreas? { HitAreas(of: live) }
  func hitMap() throws(HitMapError) -> ElementMap { try HitMap.map(of: live) }
}

/// Begins runs of live scenes.
struct LiveSceneRunner: SceneRunner {
  func run(_ scene: Scene, _ variant: Variant) -> any SceneRun { LiveSceneRun(LiveScene(scene, variant: variant)) }

  func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? {
    let live = LiveScene(scene, variant: variant, in: state)
    // A state that is not what it was would make another trace than the whole recording does.
    return TreeSnapshot(of: live) == trace.lastTree ? LiveSceneRun(live, after: trace) : nil
  }
}
