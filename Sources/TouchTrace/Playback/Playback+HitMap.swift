import LiveScenes
import Scenes

extension Playback {
  /// The hit map of what the stage shows: the scene at the cursor. Nil if the screen is too large.
  package var hitAreas: HitAreas? {
    let tree = tree
    if let memo = hitAreasMemo, memo.tree == tree { return memo.areas }
    let areas = HitAreas(of: tree == trace.lastTree ? liveScene : liveSceneAtCursor)
    hitAreasMemo = (tree, areas)
    return areas
  }

  /// The hit map of the scene as its file has it, before the first input.
  package var originalHitAreas: HitAreas? { HitAreas(of: LiveScene(original, variant: original.variant(variant.name))) }

  /// The tree and the hit map of another variant, before the first input.
  package func hitAreas(of other: Variant) -> (tree: TreeSnapshot, areas: HitAreas?) {
    let live = LiveScene(scene, variant: other)
    return (TreeSnapshot(of: live), HitAreas(of: live))
  }

  /// The scene with the inputs up to the step at the cursor.
  private var liveSceneAtCursor: LiveScene {
    let live = LiveScene(scene, variant: variant)
    let end = cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1].time : -1
    live.play(recorded.prefix { $0.time <= end })
    return live
  }
}
