import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

// The hit map on the stage, and the wipe between two of them.

extension Workbench {
  /// The hit map that the stage shows; nil while it shows the touch.
  var hitMap: HitMapState? {
    guard view.showsHitMap, !view.isExploded, session.comparison == nil, player.mode != .predict,
      let areas = playback.hitAreas
    else { return nil }
    return HitMapState(areas: areas, wipe: wipe)
  }

  /// Returns the hit map as a PNG in which each pixel is a point of the screen, in the colour of the view that wins there.
  package func hitMapPNG() throws -> Data { try playback.hitMap().pngData() }

  /// Shows or hides the hit map. It ends the exploded view and a comparison. It would give a prediction away, so predict
  /// mode has none.
  func showHitMap(_ isShown: Bool) {
    guard player.mode != .predict else { return }
    view.showsHitMap = isShown
    guard isShown else { return }
    view.isExploded = false
    if session.comparison != nil { perform(.toggleCompare) }
  }

  func toggleExploded() {
    view.isExploded.toggle()
    if view.isExploded { view.showsHitMap = false }
  }

  // MARK: The wipe

  /// Shows a second map left of the middle, if there is something to compare with.
  func toggleWipe() {
    if view.showsHitMap, view.wipe != nil {
      view.wipe = nil
    } else if otherMap == nil {
      showStatus(HitMapText.nothingToCompare[preferences.languages.first])
    } else {
      showHitMap(true)
      view.wipe = 0.5
    }
  }

  /// Moves the line between the maps. It stays on the screen.
  func setWipe(_ position: CGFloat) {
    if view.wipe != nil { view.wipe = min(max(position, 0), 1) }
  }

  private var wipe: HitMapState.Wipe? {
    guard let position = view.wipe, let (tree, areas, left, right) = otherMap else { return nil }
    return HitMapState.Wipe(areas: areas, tree: tree, position: position, left: left, right: right)
  }

  /// The map at the left of the wipe: that of the scene in the file, if the present scene differs from it; else of
  /// another variant.
  private var otherMap: (tree: TreeSnapshot, areas: HitAreas, left: LocalizedText, right: LocalizedText)? {
    if let other = playback.hitMapBeforeEdits {
      return (other.tree, other.areas, HitMapText.asInFile.text, HitMapText.now.text)
    }
    let variants = playback.scene.variants
    guard let other = variants.first(where: { $0.name != playback.variant.name }),
      let map = playback.hitMap(of: other)
    else { return nil }
    return (map.tree, map.areas, other.title, playback.variant.title)
  }

  /// Whether a point of the window is on the line between the maps.
  func isOnWipe(_ point: CGPoint) -> Bool {
    guard hitMap?.wipe != nil, let position = view.wipe, isOnStage(point) else { return false }
    let geometry = geometry, line = geometry.screenFrame.minX + position * geometry.screenFrame.width
    let handle = CGPoint(x: line, y: geometry.screenFrame.maxY - 28)
    return geometry.bezel.contains(point)
      && (abs(point.x - line) <= 5 || hypot(point.x - handle.x, point.y - handle.y) <= 14)
  }

  /// Whether the pointer is on the line, or drags it.
  var isOverWipe: Bool { pointer.dragsWipe || pointer.position.map { isOnWipe($0.place) } ?? false }

  /// Moves the line between the maps to a point of the window.
  func dragWipe(to point: CGPoint) {
    let screen = geometry.screenFrame
    setWipe((point.x - screen.minX) / max(screen.width, 1))
  }
}
