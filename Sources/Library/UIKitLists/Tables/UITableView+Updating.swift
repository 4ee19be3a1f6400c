/// Updates of a table that are collected between `beginUpdates()` and `endUpdates()`.
struct TableUpdates {
  var depth = 0
  /// Whether the data source was asked after the first update, or never before, so that there is nothing to compare with.
  var isOutdated = false
  var changes = ListUpdates()
}

// Changes of rows and sections. The data source has the new data already. Nothing is animated: each state is the end of
// an animation.

extension UITableView {
  /// The animation of a change. As Apple's, except: rows come and go at once.
  public nonisolated enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// Shows the updates that `updates` makes, together; `completion` is called in the next turn of the run loop.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { atNextTurn { _ in completion(true) } }
  }

  /// Shows the updates that `updates` makes, together. The closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates()
    endUpdates()
    if let completion { atNextTurn { _ in completion(true) } }
  }

  private func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&updates.changes)
    endUpdates()
  }

  /// Shows rows that the data source has inserted. Paths are counted after all changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }
  /// Removes rows that the data source has deleted. Paths are counted before all changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
  /// Moves the cell of a row, from a path before all changes to a path after them.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has inserted, counted after all changes.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has deleted, counted before all changes.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for the cells of sections again, and for their numbers of rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves the cells of a section, from its number before all changes to its number after them.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Whether updates are being collected.
  public var hasUncommittedUpdates: Bool { updates.depth > 0 }

  final func showUpdates() {
    let changes = updates.changes
    updates.changes = ListUpdates()
    if updates.isOutdated || contents.isChanging || !contents.isLoaded { return reloadData() }
    showNewRows { old in
      changes.mapping(
        from: old.sections.map(\.rows.count), to: geometry.sections.map(\.rows.count), noun: "rows"
      ).items
    }
  }

  /// Shows the data source's new rows. `mapping` returns the new places of rows that stay, from the geometry before.
  final func showNewRows(_ mapping: (_ old: TableGeometry) -> [IndexPath: IndexPath]) {
    change {
      contents.isBehind = true
      swipe?.close()
      contents.moving = nil
      let old = geometry
      // The views of sections belong to numbers that change.
      dropSectionViews()
      measure()
      // If the program has changed the data again in a question, the next layout loads all of it.
      if contents.isLoaded { move(by: mapping(old), from: old) }
    }
  }

  /// Moves cells, measured heights, the highlight and the selection along with their rows; rows without a new place lose
  /// them.
  private func move(by mapping: [IndexPath: IndexPath], from old: TableGeometry) {
    moveStates(by: mapping)
    let shown = contents.inOrder
    contents.cells = [:]
    for (path, cell) in shown { if let place = mapping[path] { contents.cells[place] = cell } }
    for (path, cell) in shown where mapping[path] == nil { remove(cell, at: path) }
    for (before, now) in mapping where geometry.contains(now) && old.contains(before) {
      guard geometry.sections[now.section].isEstimated[now.row], !old.sections[before.section].isEstimated[before.row],
        contents.cells[now] == nil
      else { continue }
      geometry.sections[now.section].isEstimated[now.row] = false
      geometry.sections[now.section].rows[now.row] = old.sections[before.section].rows[before.row]
    }
    placeContent()
    let offset = limited(contentOffset)
    if offset != contentOffset && !isDragging { contentOffset = offset }
    refreshCells()
  }
}
