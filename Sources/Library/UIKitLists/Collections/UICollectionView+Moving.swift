// An item that a gesture of the program moves, by the four calls of UIKit (LI-09).

/// An item under a finger.
struct ItemMovement {
  let path: IndexPath
  /// The middle of its cell, in the collection's coordinate space; nil before the first movement.
  var place: CGPoint?
}

extension UICollectionView {
  /// Begins to move an item by hand. False if the data source does not allow it, or another item is moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard movement == nil, contents.has(indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = ItemMovement(path: indexPath)
    return true
  }

  /// Moves the item's cell to a place in the collection's coordinate space, in points. As Apple's, except: the other items
  /// stay until the end.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement?.place = targetPosition
    setNeedsLayout()
  }

  /// Moves the item to the place of the item under it. The delegate may choose another place; the data source is told.
  public func endInteractiveMovement() {
    guard let movement = stopMovement(), let place = movement.place, let proposed = indexPathForItem(at: place) else {
      return
    }
    let target =
      collectionDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.path, toProposedIndexPath: proposed) ?? proposed
    guard target != movement.path, contents.has(movement.path), contents.has(target) else { return }
    dataSource?.collectionView(self, moveItemAt: movement.path, to: target)
    moveItem(at: movement.path, to: target)
  }

  /// Puts the item back.
  public func cancelInteractiveMovement() { _ = stopMovement() }

  private func stopMovement() -> ItemMovement? {
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

extension CollectionContents {
  /// Whether there is an item at a path.
  fileprivate func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }
}
