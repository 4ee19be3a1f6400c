import ElementMaps
import LiveScenes
import Scenes
import TouchTrace

/// Makes the snapshots of the cases of one scene. Fastest in the order of their marks.
@MainActor final class SceneSnapshots {
  private let scene: Scene
  private let maker: SnapshotMaker
  private var traced: TracedRun?
  private var mapped: MappedRun?

  init(of scene: Scene, maker: SnapshotMaker) {
    self.scene = scene
    self.maker = maker
  }

  /// Returns one layer of a case.
  func content(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase) throws -> SnapshotContent {
    switch layer {
    case .trace: .trace(trace(at: snapshotCase))
    case .hitMap: .hitMap(try hitMap(at: snapshotCase))
    case .frame: .frame(try maker.frame(of: scene, at: snapshotCase))
    }
  }

  private func trace(at snapshotCase: SnapshotCase) -> String {
    let run = traced.flatMap { $0.progress.isBefore(snapshotCase) ? $0 : nil } ?? TracedRun(scene, snapshotCase.variant)
    traced = run
    return run.text(at: snapshotCase.mark)
  }

  private func hitMap(at snapshotCase: SnapshotCase) throws(HitMapError) -> ElementMap {
    let run = mapped.flatMap { $0.progress.isBefore(snapshotCase) ? $0 : nil } ?? MappedRun(scene, snapshotCase.variant)
    mapped = run
    return try run.map(at: snapshotCase.mark)
  }
}

extension ScriptProgress {
  fileprivate func isBefore(_ snapshotCase: SnapshotCase) -> Bool {
    variant == snapshotCase.variant && canReach(snapshotCase.mark)
  }
}

/// A run of a scene, with its trace as text.
@MainActor private final class TracedRun {
  private(set) var progress: ScriptProgress
  private let playback: Playback
  private var text = ""
  /// The numbers of steps and marks in the text.
  private var steps = 0
  private var marks = 0

  init(_ scene: Scene, _ variant: String) {
    progress = ScriptProgress(scene, variant: variant)
    playback = Playback(scene, variant: scene.variant(variant))
  }

  /// Plays up to a mark, and returns the trace up to there.
  func text(at mark: String) -> String {
    guard let next = progress.next(to: mark) else { return text }
    playback.perform(Array(next.inputs))
    playback.advance(to: next.time)
    text += TraceText.text(of: playback.trace, from: steps, mark: marks)
    (steps, marks) = (playback.trace.steps.count, playback.trace.marks.count)
    return text
  }
}

/// A run of a scene, whose hit map is asked for at marks.
@MainActor private final class MappedRun {
  private(set) var progress: ScriptProgress
  private let live: LiveScene

  init(_ scene: Scene, _ variant: String) {
    progress = ScriptProgress(scene, variant: variant)
    live = LiveScene(scene, variant: scene.variant(variant))
  }

  /// Plays up to a mark, and returns the map there.
  /// - Throws: `HitMapError` when the scene's screen is too large.
  func map(at mark: String) throws(HitMapError) -> ElementMap {
    if let next = progress.next(to: mark) {
      live.play(next.inputs)
      live.advance(to: next.time)
    }
    return try HitMap.map(of: live)
  }
}
