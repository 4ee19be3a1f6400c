// Rows by number, place and cell; making cells; scrolling to rows.

extension UITableView {
  // MARK: Cells to use again

  /// Sets the class that makes cells with an identifier; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }
  /// Sets the class that has the name of a nib file, which is not read; a plain cell if there is none.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let type = nib.flatMap { AppClasses.named($0.name) } as? UITableViewCell.Type
    cellPool.register(nib.map { _ in type ?? UITableViewCell.self }, for: identifier)
  }
  /// Sets the class that has the name of a nib file, which is not read; a plain view if there is none.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = nib.flatMap { AppClasses.named($0.name) } as? UITableViewHeaderFooterView.Type
    headerPool.register(nib.map { _ in type ?? UITableViewHeaderFooterView.self }, for: identifier)
  }
  /// Sets the class that makes headers and footers with an identifier; nil removes it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Returns a header or footer that is not shown any more, or else a new one of the registered class.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerPool.registeredClass(for: identifier)?.made(reuseIdentifier: identifier)
  }

  // MARK: Rows and cells

  // Chosen: a question about cells first makes the cells that are due.

  /// The cell of a row; nil if it is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRows()
    return contents.cells[indexPath]
  }
  /// The row of a cell; nil if it is not shown in this table, or is about to be replaced, since the data is asked for
  /// anew in the next layout.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    contents.isLoaded ? contents.inOrder.first { $0.cell === cell }?.path : nil
  }
  /// The cells that are seen, in order.
  public var visibleCells: [UITableViewCell] {
    showRows()
    return contents.inOrder.map(\.cell)
  }
  /// The rows that are seen, in order.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showRows()
    return contents.inOrder.map(\.path)
  }

  /// The row at `point`, which is in the table's coordinate space; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    if keepsCells { return contents.inOrder.first { $0.cell.frame.contains(point) }?.path }
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.rows(from: point.y, to: point.y.nextUp).first
  }
  /// The rows that overlap `rect`, which is in the table's coordinate space.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }
  /// The rectangle of a row, in the table's coordinate space; empty if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    if keepsCells { return contents.cells[indexPath]?.frame ?? .zero }
    return geometry.row(indexPath).map { CGRect(x: 0, y: $0.y, width: bounds.width, height: $0.height) } ?? .zero
  }

  // MARK: Scrolling

  /// The place in the table to which a row is scrolled. As Apple's.
  public nonisolated enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The default of `scrollToRow(at:at:animated:)`.
  func showRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard geometry.contains(indexPath) || keepsCells else { return }
    // The heights of rows that come into sight are measured there, and may move the row.
    if animated { return animateOffset { [unowned self] in offset(showing: indexPath, at: scrollPosition) } }
    setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: false)
    showRows()
    setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: false)
  }

  /// The offset that shows a row; the present one if there is no such row.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    guard geometry.contains(indexPath) || keepsCells else { return contentOffset }
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset, room = bounds.height - inset.top - inset.bottom
    let top = rect.minY - inset.top, bottom = top - (room - rect.height)
    let y =
      switch position {
      case .none: min(max(contentOffset.y, bottom), top)
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      }
    return limited(CGPoint(x: 0, y: y))
  }

  /// Scrolls to the first selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    indexPathForSelectedRow.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
  }

  /// Has no effect, since there is no index at the right edge; warns once.
  public func reloadSectionIndexTitles() { warnNotSupported("UITableView.reloadSectionIndexTitles()") }
}
