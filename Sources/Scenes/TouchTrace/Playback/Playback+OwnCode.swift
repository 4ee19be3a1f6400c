import Scenes

// A playback of a person's own code, whose program changes while it is shown.

extension Playback {
  /// Whether somebody's own code is played, and no scene. Nobody but its author can edit it, and nothing can be tried on a
  /// copy of it.
  package var isOwnCode: Bool { !(runner is LiveSceneRunner) }

  /// The sources of the code that is played; nil for a scene.
  package var sources: OwnSources? { runner.sources }

  /// Plays all inputs again on another program.
  /// - Returns: the index of the first step that differs from before; nil if none does.
  /// - Throws: `RunFailure` if the program ends before it shows anything. Nothing is changed then.
  @discardableResult package func replaceProgram(_ runner: any SceneRunner) throws(RunFailure) -> Int? {
    let first = runner.run(scene, variant)
    if let failure = first.failure { throw failure }
    let before = trace.steps.map(\.kind)
    self.runner = runner
    keepingCursor {
      lastRewrite.number += 1
      lastRewrite.kept = 0
      begin(first)
      playAll()
    }
    let after = trace.steps.map(\.kind)
    let same = zip(before, after).prefix { $0 == $1 }.count
    return same == before.count && same == after.count ? nil : same
  }
}
