import Algorithms
import ElementMaps
import Scenes

extension Playback {
  /// A hit map and the tree that it is of.
  package struct HitMapOfTree {
    package var tree: TreeSnapshot
    package var areas: HitAreas
  }

  /// The hit map of the scene at the cursor. Nil if the screen is too large.
  package var hitAreas: HitAreas? {
    let tree = tree
    if let memo = hitMapMemos.shown, memo.tree == tree { return memo.areas }
    hitMapMemos.shown = hitMap(of: runAtCursor)
    return hitMapMemos.shown?.areas
  }

  /// The hit map of the scene at the cursor, with one cell for each point.
  /// - Throws: `HitMapError` when the screen is too large.
  package func hitMap() throws(HitMapError) -> ElementMap {
    try runAtCursor.hitMap()
  }

  /// The hit map of the scene as its file has it, before the first input; nil if its tree is that at the cursor.
  package var hitMapBeforeEdits: HitMapOfTree? {
    guard originalTree.nodes != tree.nodes else { return nil }
    if let memo = hitMapMemos.original, memo.tree == originalTree { return memo }
    hitMapMemos.original = hitMap(of: runner.run(original, originalVariant))
    return hitMapMemos.original
  }

  /// The hit map of another variant, before the first input.
  package func hitMap(of other: Variant) -> HitMapOfTree? {
    if let memo = hitMapMemos.variant, memo.variant == other, memo.scene == scene { return memo.map }
    let map = hitMap(of: runner.run(scene, other))
    hitMapMemos.variant = (other, scene, map)
    return map
  }

  /// Maps that were made last.
  struct HitMapMemos {
    var shown: HitMapOfTree?
    var original: HitMapOfTree?
    var variant: (variant: Variant, scene: Scene, map: HitMapOfTree?)?
  }

  private func hitMap(of run: any SceneRun) -> HitMapOfTree? {
    run.hitAreas().map { HitMapOfTree(tree: run.trace.lastTree, areas: $0) }
  }

  /// A run that has played the inputs up to the step at the cursor.
  private var runAtCursor: any SceneRun {
    guard tree != trace.lastTree else { return run }
    let run = runner.run(scene, variant)
    let end = cursor > 0 && cursor <= trace.steps.count ? trace.steps[cursor - 1].time : -1
    for (_, group) in recorded.prefix(while: { $0.time <= end }).chunked(on: \.time) { run.play(Array(group)) }
    return run
  }
}
