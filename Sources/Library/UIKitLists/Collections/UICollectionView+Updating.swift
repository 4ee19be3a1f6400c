// Changes of items and sections. The data source has the new data already. Nothing is animated: each state is the end
// of an animation.

extension UICollectionView {

  /// Runs `body`, which changes the collected updates or collects more, and shows them after the outermost call.
  final func collect(_ body: (UICollectionView) -> Void) {
    // While the numbers of items wait to be asked for, nothing of the old data is shown.
    if updates.depth == 0 { updates.isOutdated = !contents.isLoaded || contents.awaitsCounts }
    updates.depth += 1
    body(self)
    updates.depth -= 1
    if updates.depth == 0 { showUpdates() }
  }

  /// Whether updates are being collected.
  public var hasUncommittedUpdates: Bool { updates.depth > 0 }

  private func showUpdates() {
    let changes = updates.changes, old = contents.counts
    updates.changes = ListUpdates()
    if updates.isOutdated || contents.isChanging || !contents.isLoaded { return reloadData() }
    change {
      count()
      // If the program has changed the data again in a question, the next layout loads all of it.
      guard contents.isLoaded else { return }
      let mapping = changes.mapping(from: old, to: contents.counts, noun: "items")
      collectionViewLayout.prepare(forCollectionViewUpdates: changes.items)
      move(by: mapping.items)
      collectionViewLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Moves cells, the highlight and the selection along with their items; items without a new place lose them.
  final func move(by mapping: [IndexPath: IndexPath]) {
    movement = nil
    moveStates(by: mapping)
    let kept = contents.cells.filter { mapping[$0.path] != nil }
    for (path, _) in kept { contents.views[CollectionElement(category: .cell, kind: "", path: path)] = nil }
    // The cells that stay are at their new places before the program hears of the others.
    let gone = takeViews()
    for (path, cell) in kept {
      guard let place = mapping[path] else { continue }
      contents.views[CollectionElement(category: .cell, kind: "", path: place)] = cell
    }
    for (element, view) in gone { remove(view, element) }
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetPreferred()
    collectionViewLayout.invalidateCounts()
    prepareLayout()
    let offset = limited(contentOffset)
    if offset != contentOffset && !isDragging { contentOffset = offset }
  }
}

extension ListUpdates {
  /// The changes of items, as values for a layout.
  @MainActor var items: [UICollectionViewUpdateItem] {
    deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.old, to: $0.new) }
  }
}
