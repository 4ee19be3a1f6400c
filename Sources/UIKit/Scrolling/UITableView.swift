/// A list of cells. Touches select a cell, not a recognizer: a cancelled touch selects none.
///
/// It has only what touches need: all cells exist at once, and each is as high as `rowHeight`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Provides the cells, at `reloadData()` or else at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      isLoaded = false
      setNeedsLayout()
    }
  }
  private var isLoaded = false
  /// The height of each row, in points.
  open var rowHeight: CGFloat = 44
  /// Whether a tap selects a row. If false, touches are forwarded up the responder chain.
  open var allowsSelection = true
  /// The selected row; nil if there is none.
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  private var touchedPath: IndexPath?

  /// The layout of a table; it has no influence on touches.
  public nonisolated enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The style passed to `init(frame:style:)`.
  public let style: Style

  /// A table without cells.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table without cells.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Removes the selection and all cells and asks the data source for new ones. A touch on a row selects nothing any more
  /// (SV-04).
  open func reloadData() {
    _ = endTouch()
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    indexPathForSelectedRow = nil
    isLoaded = true
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        cells.append((path, dataSource.tableView(self, cellForRowAt: path)))
      }
    }
    for (number, entry) in cells.enumerated() {
      entry.cell.frame = CGRect(x: 0, y: CGFloat(number) * rowHeight, width: bounds.width, height: rowHeight)
      addSubview(entry.cell)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(cells.count) * rowHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded, dataSource != nil { reloadData() }
  }

  /// The number of rows at the last `reloadData()`.
  open func numberOfRows(inSection section: Int) -> Int { cells.filter { $0.path.section == section }.count }

  /// The cell of a row; nil if there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.first { $0.path == indexPath }?.cell }

  /// The row of a cell; nil if it is not in this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  /// The row at `point`, which is in the table's coordinate space; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.first { $0.cell.frame.contains(point) }?.path }

  // MARK: Selecting

  /// Selects a row, or none for nil, without calling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  /// Deselects the row if it is selected.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { selectRow(at: nil, animated: animated) }
  }

  // The touches arrive through the responder chain, from the cell that was hit.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedPath == nil, allowsSelection, let path = touches.inOrderOfArrival.lazy.compactMap(row).first else {
      return super.touchesBegan(touches, with: event)
    }
    touchedPath = path
    cellForRow(at: path)?.isHighlighted = true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touchedPath == nil { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = endTouch() else { return super.touchesEnded(touches, with: event) }
    let delegate = delegate as? any UITableViewDelegate
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    selectRow(at: chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endTouch() == nil { super.touchesCancelled(touches, with: event) }
  }

  /// Ends the highlight of the touched row and returns the row.
  private func endTouch() -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    cellForRow(at: path)?.isHighlighted = false
    return path
  }

  private func row(of touch: UITouch) -> IndexPath? {
    guard let view = touch.hitView else { return nil }
    return cells.first { view.isDescendant(of: $0.cell) }?.path
  }
}

/// Provides the sections, rows and cells of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
