// An item that a gesture of the program moves, by the four calls of UIKit (LI-09).

/// An item under a finger.
struct ItemMovement {
  let path: IndexPath
  /// The middle of its cell, in the collection's coordinate space; nil before the first movement.
  var place: CGPoint?
}

extension UICollectionView {
  final func stopMovement() -> ItemMovement? {
    defer { movement = nil }
    setNeedsLayout()
    return movement
  }

  /// Called in a layout, after the cells have their places.
  final func placeMovedItem() {
    guard let movement, let place = movement.place, let cell = contents.cell(at: movement.path) else { return }
    cell.center = place
    bringSubviewToFront(cell)
  }
}
