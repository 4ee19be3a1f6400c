import ElementMaps
import LiveScenes
import Scenes
import TouchTrace

/// Makes the snapshots of the cases of one scene. Fastest in the order of their marks.
@MainActor final class SceneSnapshots {
  private let scene: Scene
  private let maker: SnapshotMaker
  private var played: PlayedRun?
  private var mapped: MappedRun?

  init(of scene: Scene, maker: SnapshotMaker) {
    self.scene = scene
    self.maker = maker
  }

  /// Returns one layer of a case.
  func content(_ layer: SnapshotLayer, of snapshotCase: SnapshotCase) throws -> SnapshotContent {
    switch layer {
    case .scene: .scene(given(snapshotCase))
    case .trace: .trace(run(to: snapshotCase).text)
    case .hitMap: .hitMap(try hitMap(at: snapshotCase))
    case .frame: .frame(maker.frame(of: run(to: snapshotCase).playback))
    }
  }

  private func given(_ snapshotCase: SnapshotCase) -> String {
    scene.given(to: scene.variant(snapshotCase.variant) ?? .unchanged, upTo: snapshotCase.mark).text
  }

  /// Returns a run that was played up to a case.
  private func run(to snapshotCase: SnapshotCase) -> PlayedRun {
    let run = played.flatMap { $0.progress.isBefore(snapshotCase) ? $0 : nil } ?? PlayedRun(scene, snapshotCase.variant)
    played = run
    run.play(to: snapshotCase.mark)
    return run
  }

  /// Returns a run of its own, played up to a case; nil if the script has no such mark.
  func newRun(to snapshotCase: SnapshotCase) -> Playback? {
    var progress = ScriptProgress(scene, variant: snapshotCase.variant)
    guard let next = progress.next(to: snapshotCase.mark) else { return nil }
    let playback = Playback(scene, variant: scene.variant(snapshotCase.variant))
    playback.perform(Array(next.inputs))
    playback.advance(to: next.time)
    return playback
  }

  private func hitMap(at snapshotCase: SnapshotCase) throws(HitMapError) -> ElementMap {
    if scene.code != nil { return try run(to: snapshotCase).playback.hitMap() }
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
@MainActor private final class PlayedRun {
  private(set) var progress: ScriptProgress
  let playback: Playback
  /// The text of the first steps and marks of the trace.
  private var written = ""
  private var steps = 0
  private var marks = 0

  init(_ scene: Scene, _ variant: String) {
    progress = ScriptProgress(scene, variant: variant)
    playback = Playback(scene, variant: scene.variant(variant))
  }

  func play(to mark: String) {
    guard let next = progress.next(to: mark) else { return }
    playback.perform(Array(next.inputs))
    playback.advance(to: next.time)
  }

  /// The trace so far.
  var text: String {
    written += TraceText.text(of: playback.trace, from: steps, mark: marks)
    (steps, marks) = (playback.trace.steps.count, playback.trace.marks.count)
    return written
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
