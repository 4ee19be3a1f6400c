/// The cells, headers and footers that a table shows.
struct TableContents {
  /// Whether the data source was asked for the numbers of rows.
  var isLoaded = false
  /// Whether rows are measured, shown or updated: calls of the program meanwhile show and change none.
  var isChanging = false
  /// Whether the data may have other rows than the table: from the beginning of a change until the new rows are known.
  var isBehind = false
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:], footers: [Int: UIView] = [:]
  /// The row that a finger moves, how far, in points, and the grip that it holds.
  var moving: (path: IndexPath, distance: CGFloat, grip: ObjectIdentifier)?
  /// The width at which heights were measured.
  var width: CGFloat = 0
  /// Goes through the cells in the order of the rows.
  var inOrder: [(path: IndexPath, cell: UITableViewCell)] {
    cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension UITableView {
  /// The height of a row whose cell has nothing that decides about it, in points.
  static let usualHeight: CGFloat = 44

  // MARK: Numbers and heights

  /// Asks the data source and the delegate for the numbers of rows and for heights. The old ones count until all are
  /// known. If the program has changed the data again in a question, they stay: the next layout loads all of it.
  final func measure() {
    defer { contents.isBehind = false }
    updates.isOutdated = true
    contents.width = bounds.width
    var new = TableGeometry()
    for section in 0..<max(0, dataSource?.numberOfSections(in: self) ?? 0) where contents.isLoaded {
      new.sections.append(measured(section))
    }
    guard contents.isLoaded else { return }
    geometry = new
    placeContent()
    prepareSwipe()
    prepareMenus()
  }

  private func measured(_ section: Int) -> TableGeometry.Section {
    var new = TableGeometry.Section()
    let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    for row in 0..<count where contents.isLoaded {
      let (height, isEstimated) = height(of: IndexPath(row: row, section: section))
      new.rows.append(height)
      new.isEstimated.append(isEstimated)
    }
    if contents.isLoaded { (new.header, new.footer) = (headerHeight(section), footerHeight(section)) }
    if new.header > 0 { new.padding = headerPadding }
    return new
  }

  private func height(of path: IndexPath) -> (height: CGFloat, isEstimated: Bool) {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return (height, false) }
    let estimate = askedDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (estimate > 0 ? estimate : UITableView.usualHeight, true)
  }

  final func placeContent() {
    geometry.tableHeader = tableHeaderView?.bounds.height ?? 0
    geometry.tableFooter = tableFooterView?.bounds.height ?? 0
    geometry.place()
    let size = CGSize(width: bounds.width, height: geometry.height)
    if contentSize != size { contentSize = size }
  }

  // MARK: Cells

  /// Runs `body`, which changes rows, in one turn (LI-03).
  final func change(_ body: () -> Void) {
    inOneTurn { ask(body) }
  }

  /// Runs `body`, which asks the program. What its answers change waits for the next layout.
  final func ask(_ body: () -> Void) {
    let wasChanging = contents.isChanging
    contents.isChanging = true
    body()
    contents.isChanging = wasChanging
  }

  /// Shows the rows that are seen, and takes the cells of others away.
  final func showRows() {
    guard contents.isLoaded, !contents.isChanging, updates.depth == 0, !keepsCells else { return }
    change(showSeenRows)
  }

  private func showSeenRows() {
    if contents.width != bounds.width { forgetMeasured() }
    placeContent()
    // A height that is measured may uncover or cover other rows, so the rows are looked for again.
    var paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    while showCells(at: paths) { paths = geometry.rows(from: bounds.minY, to: bounds.maxY) }
    let seen = Set(paths)
    for (path, cell) in contents.inOrder where !seen.contains(path) { takeAway(cell, at: path) }
    for path in paths { contents.cells[path].map { place($0, at: path) } }
    showSectionViews()
    placeTableViews()
  }

  /// Makes the cells of rows; returns whether a cell has another height than was known.
  private func showCells(at paths: [IndexPath]) -> Bool {
    var isChanged = false
    // Data that was reloaded in a question is not asked for rows that it may no longer have.
    for path in paths where contents.isLoaded {
      let cell = contents.cells[path] ?? newCell(at: path)
      guard geometry.sections[path.section].isEstimated[path.row] else { continue }
      geometry.sections[path.section].isEstimated[path.row] = false
      let height = cell.fittingHeight(at: cellWidth, of: self)
      guard height != geometry.sections[path.section].rows[path.row] else { continue }
      geometry.sections[path.section].rows[path.row] = height
      isChanged = true
    }
    if isChanged { placeContent() }
    return isChanged
  }

  private func newCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    contents.cells[path] = cell
    cell.isShown = true
    cell.indentationLevel = askedDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    cell.isSelected = selectedPaths.contains(path)
    refresh(cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    // Back to front in the order of rows, behind headers.
    let before = contents.inOrder.last { $0.path < path && $0.cell.superview === self }?.cell
    let after = contents.inOrder.first { $0.path > path && $0.cell.superview === self }?.cell
    if let before {
      insertSubview(cell, aboveSubview: before)
    } else if let after {
      insertSubview(cell, belowSubview: after)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    return cell
  }

  private func takeAway(_ cell: UITableViewCell, at path: IndexPath) {
    leaves(path)
    contents.cells[path] = nil
    remove(cell, at: path)
  }

  final func remove(_ cell: UITableViewCell, at path: IndexPath) {
    cell.isShown = false
    cell.takeAway()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cellPool.put(cell, for: cell.reuseIdentifier)
  }

  final func dropCells() {
    let old = contents.inOrder
    contents.cells = [:]
    for (path, cell) in old { if keepsCells { cell.removeFromSuperview() } else { remove(cell, at: path) } }
    dropSectionViews()
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard var frame = geometry.row(path).map({ CGRect(x: 0, y: $0.y, width: bounds.width, height: $0.height) }) else {
      return
    }
    frame = frame.insetBy(dx: sideInset, dy: 0)
    frame.origin.x += swipe?.shift(of: path) ?? 0
    if let moving = contents.moving, moving.path == path { frame.origin.y += moving.distance }
    if cell.frame != frame { cell.frame = frame }
  }

  /// The distance of rows from the sides, in points.
  final var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }
  final var cellWidth: CGFloat { bounds.width - 2 * sideInset }

  /// Gives a cell the values of its row: lines, corners, controls.
  private func refresh(_ cell: UITableViewCell, at path: IndexPath) {
    // Cells that are not refreshed now are when the new rows are known.
    guard contents.isLoaded, !contents.isBehind, updates.depth == 0 else { return }
    let count = geometry.sections[path.section].rows.count
    cell.row = CellRow(of: self, at: path, of: count)
    if style == .insetGrouped { cell.roundCorners(isFirst: path.row == 0, isLast: path.row == count - 1) }
    cell.setEditing(isEditingRows && cell.row.isEditable, animated: false)
    cell.setNeedsLayout()
  }

  final func refreshCells() {
    ask {
      for (path, cell) in contents.inOrder where geometry.contains(path) && !keepsCells { refresh(cell, at: path) }
    }
    setNeedsLayout()
  }

  private func forgetMeasured() {
    contents.width = bounds.width
    for section in geometry.sections.indices {
      for row in geometry.sections[section].rows.indices where contents.isLoaded {
        let (height, isEstimated) = height(of: IndexPath(row: row, section: section))
        if isEstimated {
          geometry.sections[section].isEstimated[row] = true
        } else {
          geometry.sections[section].rows[row] = height
        }
      }
    }
  }

  /// Makes the cells of all rows. Each is as high as `rowHeight`, or else as usual.
  final func showAllCells() {
    var y: CGFloat = 0
    for (section, rows) in geometry.sections.enumerated() {
      for row in rows.rows.indices {
        guard let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: section)) else {
          return
        }
        cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: rows.rows[row])
        contents.cells[IndexPath(row: row, section: section)] = cell
        addSubview(cell)
        y += rows.rows[row]
      }
    }
  }

  // MARK: Views around the sections

  final func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    if contents.isLoaded { placeContent() }
    setNeedsLayout()
  }

  private func placeTableViews() {
    let width = bounds.width
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: header.bounds.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let height = footer.bounds.height
      let frame = CGRect(x: 0, y: geometry.height - height, width: width, height: height)
      if footer.frame != frame { footer.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}
