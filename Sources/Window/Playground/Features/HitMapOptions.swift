import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// The hit map on the stage, and the wipe between two of them.
struct HitMapOptions {
  /// Whether the stage shows the hit map where the mode allows it.
  private(set) var isShown = false
  /// The place of the line between two maps, as a share of the screen's width; nil while there is one map.
  private(set) var wipe: CGFloat?

  /// Shows or hides the map. It ends a comparison. It would give a prediction away, so predict mode has none.
  mutating func show(_ isShown: Bool, _ context: FeatureContext) -> [FeatureEffect] {
    guard context.mode != .predict else { return [] }
    self.isShown = isShown
    return isShown && context.comparison != nil ? [.perform(.toggleCompare)] : []
  }

  mutating func hide() { isShown = false }

  // MARK: The wipe

  /// Shows a second map left of the middle, if there is something to compare with.
  mutating func toggleWipe(_ context: FeatureContext) -> [FeatureEffect] {
    if isShown, wipe != nil {
      wipe = nil
      return []
    }
    guard context.playback.otherMap != nil else { return [context.say(HitMapText.nothingToCompare)] }
    wipe = 0.5
    return show(true, context)
  }

  /// Moves the line between the maps to a share of the screen's width. It stays on the screen.
  mutating func setWipe(_ position: CGFloat) { if wipe != nil { wipe = min(max(position, 0), 1) } }

  mutating func moveWipe(by amount: CGFloat) { if let wipe { setWipe(wipe + amount) } }

  // MARK: The picture

  /// The map that the stage shows; nil while it shows the touch.
  func state(_ context: FeatureContext) -> HitMapState? {
    guard isShown, context.comparison == nil, context.mode != .predict, let areas = context.playback.hitAreas
    else { return nil }
    return HitMapState(areas: areas, wipe: wipe.flatMap { context.playback.otherMap?.wipe(at: $0) })
  }
}

/// The map at the left of a wipe, and the names of both.
private struct OtherMap {
  var tree: TreeSnapshot
  var areas: HitAreas
  var left: LocalizedText
  var right: LocalizedText

  /// - Parameter position: a share of the screen's width.
  func wipe(at position: CGFloat) -> HitMapState.Wipe {
    HitMapState.Wipe(areas: areas, tree: tree, position: position, left: left, right: right)
  }
}

extension Playback {
  /// The map of the scene in the file, if the present scene differs from it; else of another variant.
  fileprivate var otherMap: OtherMap? {
    if let other = hitMapBeforeEdits {
      return OtherMap(
        tree: other.tree, areas: other.areas, left: HitMapText.asInFile.text, right: HitMapText.now.text)
    }
    guard let other = scene.variants.first(where: { $0.name != variant.name }), let map = hitMap(of: other)
    else { return nil }
    return OtherMap(tree: map.tree, areas: map.areas, left: other.title, right: variant.title)
  }
}
