import ElementMaps
import LiveScenes
import Scenes

extension Playback {
  /// A hit map and the tree that it is of.
  package struct HitMapOfTree {
    package var tree: TreeSnapshot
    package var areas: HitAreas
  }

  /// The hit map of what the stage shows: the scene at the cursor. Nil if the screen is too large.
  package var hitAreas: HitAreas? {
    let tree = tree
    if let memo = hitMapMemos.shown, memo.tree == tree { return memo.areas }
    hitMapMemos.shown = hitMap(of: tree == trace.lastTree ? liveScene : liveSceneAtCursor)
    return hitMapMemos.shown?.areas
  }

  /// The hit map of what the stage shows, with one cell for each point.
  /// - Throws: `HitMapError` when the screen is too large.
  package func hitMap() throws(HitMapError) -> ElementMap {
    try HitMap.map(of: tree == trace.lastTree ? liveScene : liveSceneAtCursor)
  }

  /// The hit map of the scene as its file has it, before the first input; nil if its tree is that at the cursor.
  package var hitMapBeforeEdits: HitMapOfTree? {
    guard originalTree.nodes != tree.nodes else { return nil }
    if let memo = hitMapMemos.original, memo.tree == originalTree { return memo }
    hitMapMemos.original = hitMap(of: LiveScene(original, variant: original.variant(variant.name)))
    return hitMapMemos.original
  }

  /// The hit map of another variant, before the first input.
  package func hitMap(of other: Variant) -> HitMapOfTree? {
    if let memo = hitMapMemos.variant, memo.variant == other, memo.scene == scene { return memo.map }
    let map = hitMap(of: LiveScene(scene, variant: other))
    hitMapMemos.variant = (other, scene, map)
    return map
  }

  /// Maps that were made last.
  struct HitMapMemos {
    var shown: HitMapOfTree?
    var original: HitMapOfTree?
    var variant: (variant: Variant, scene: Scene, map: HitMapOfTree?)?
  }

  private func hitMap(of live: LiveScene) -> HitMapOfTree? {
    HitAreas(of: live).map { HitMapOfTree(tree: TreeSnapshot(of: live), areas: $0) }
  }

  /// The scene with the inputs up to the step at the cursor.
  private var liveSceneAtCursor: LiveScene {
    let live = LiveScene(scene, variant: variant)
    let end = cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1].time : -1
    live.play(recorded.prefix { $0.time <= end })
    return live
  }
}
