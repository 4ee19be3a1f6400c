import Foundation
import Scenes
import TouchTrace

/// The hit map that the stage shows.
package struct HitMapState: Equatable, Sendable {
  package var areas: HitAreas
  /// Nil while one map covers the whole stage.
  package var wipe: Wipe?

  /// Another map, which covers the left part of the screen.
  package struct Wipe: Equatable, Sendable {
    package var areas: HitAreas
    package var tree: TreeSnapshot
    /// The share of the screen that it covers, from 0 to 1.
    package var position: CGFloat
    /// The names of the maps at the left and at the right.
    package var left: LocalizedText
    package var right: LocalizedText

    package init(
      areas: HitAreas, tree: TreeSnapshot, position: CGFloat, left: LocalizedText, right: LocalizedText
    ) {
      (self.areas, self.tree, self.position, self.left, self.right) = (areas, tree, position, left, right)
    }
  }

  package init(areas: HitAreas, wipe: Wipe? = nil) { (self.areas, self.wipe) = (areas, wipe) }
}
