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

  final func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&updates.changes)
    endUpdates()
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
