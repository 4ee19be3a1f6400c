// The selection of items, by the program and by taps.

extension UICollectionView {
  /// The selected items in the order of selection; empty if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
}

extension UICollectionView: ListTouches {
  final var selectsBeforeUnhighlighting: Bool { true }

  /// Whether the items on the screen are those of the data source: none are being changed, and none wait to be asked for.
  private var isCurrent: Bool { contents.isLoaded && !contents.isChanging && updates.depth == 0 }

  final func contains(_ path: IndexPath) -> Bool {
    guard isCurrent else { return false }
    countIfNeeded()
    return contents.contains(path)
  }

  final func path(of view: UIView) -> IndexPath? {
    isCurrent ? contents.cells.first { view.isDescendant(of: $0.cell) }?.path : nil
  }

  final func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
    contents.cell(at: path)?.isSelected = selected
  }

  final func showHighlighted(_ highlighted: Bool, at path: IndexPath) {
    contents.cell(at: path)?.isHighlighted = highlighted
  }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func didHighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didHighlightItemAt: path) }

  final func didUnhighlight(_ path: IndexPath) { collectionDelegate?.collectionView(self, didUnhighlightItemAt: path) }

  final func pathToSelect(_ path: IndexPath) -> IndexPath? {
    collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  /// The delegate is asked about a second tap, not about an item that another one replaces.
  final func pathToDeselect(_ path: IndexPath) -> IndexPath? {
    let isSecondTap = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    guard isSecondTap, let collectionDelegate else { return path }
    return collectionDelegate.collectionView(self, shouldDeselectItemAt: path) ? path : nil
  }

  final func didSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }

  /// Documented by Apple: a tap on a row whose sign of an outline has the style `header` opens or closes its item.
  final func opens(_ path: IndexPath) -> Bool {
    let cell = contents.cell(at: path) as? UICollectionViewListCell
    guard let opening = cell?.accessories.lazy.compactMap(\.opening).first else { return false }
    if let action = opening.action { action() } else { (dataSource as? any OpensItems)?.openOrClose(path) }
    return true
  }

  final func didDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
}
