// Changes of items and sections. The data source has the new data already. Nothing is animated: each state is the end
// of an animation.

extension UICollectionView {
  /// Shows the updates that `updates` makes, together; `completion` is called in the next turn of the run loop.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect { _ in updates?() }
    if let completion { atNextTurn { _ in completion(true) } }
  }

  /// Shows the updates that `updates` makes, together. The closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    collect { _ in updates() }
    if let completion { atNextTurn { _ in completion(true) } }
  }

  /// Runs `body`, which changes the collected updates or collects more, and shows them after the outermost call.
  private func collect(_ body: (UICollectionView) -> Void) {
    if updates.depth == 0 { updates.isOutdated = !contents.isLoaded }
    updates.depth += 1
    body(self)
    updates.depth -= 1
    if updates.depth == 0 { showUpdates() }
  }

  /// Shows items that the data source has inserted. Paths are counted after all changes.
  public func insertItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.inserted.formUnion(indexPaths) }
  }
  /// Removes items that the data source has deleted. Paths are counted before all changes.
  public func deleteItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.deleted.formUnion(indexPaths) }
  }
  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    collect { $0.updates.changes.reloaded.formUnion(indexPaths) }
  }
  /// Asks for the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Moves the cell of an item, from a path before all changes to a path after them.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect { $0.updates.changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has inserted, counted after all changes.
  public func insertSections(_ sections: IndexSet) {
    collect { $0.updates.changes.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has deleted, counted before all changes.
  public func deleteSections(_ sections: IndexSet) {
    collect { $0.updates.changes.deletedSections.formUnion(sections) }
  }
  /// Asks for the cells of sections again, and for their numbers of items.
  public func reloadSections(_ sections: IndexSet) {
    collect { $0.updates.changes.reloadedSections.formUnion(sections) }
  }
  /// Moves the cells of a section, from its number before all changes to its number after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect { $0.updates.changes.movedSections.append((section, newSection)) }
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
    collectionViewLayout.invalidateLayout()
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
