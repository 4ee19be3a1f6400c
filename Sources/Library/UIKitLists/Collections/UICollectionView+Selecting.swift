// The selection of items, by the program and by taps.

extension UICollectionView {
  /// The selected items in the order of selection; empty if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  private var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects an item, besides others if several may be selected, or none for nil, without calling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !selectsSeveral || indexPath == nil { for path in selectedPaths { deselectItem(at: path, animated: false) } }
    guard let indexPath, !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    contents.cell(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects the item if it is selected, without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: index)
    contents.cell(at: indexPath)?.isSelected = false
  }

  // MARK: Touches

  /// The item that a touch highlights; nil if it highlights none.
  final func itemToTouch(_ touches: Set<UITouch>) -> IndexPath? {
    guard touchedPath == nil, selects else { return nil }
    return touches.inOrderOfArrival.lazy.compactMap(item).first { path in
      self.collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }
  }

  private func item(of touch: UITouch) -> IndexPath? {
    guard let view = touch.hitView else { return nil }
    return contents.cells.first { view.isDescendant(of: $0.cell) }?.path
  }

  final func beginTouch(on path: IndexPath) {
    touchedPath = path
    contents.cell(at: path)?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Ends the highlight of the touched item and returns the item.
  final func endTouch() -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    contents.cell(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }

  /// Selects the item that was tapped and deselects the one before; if several may be selected, a second tap deselects.
  final func tapped(_ path: IndexPath) {
    let delegate = collectionDelegate
    if selectsSeveral && selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselectByHand(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral { for old in selectedPaths where old != path { deselectByHand(old) } }
    selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByHand(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
