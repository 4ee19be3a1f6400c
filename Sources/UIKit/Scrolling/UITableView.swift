/// A list of cells. A cell is selected by touches, not by a recognizer: whatever cancels the touch also cancels the
/// selection.
///
/// Only as much as the touch pipeline needs: all cells exist at once and are as high as `rowHeight`.
open class UITableView: UIScrollView {
  /// Knows the rows; call `reloadData()` after setting it.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Points.
  open var rowHeight: CGFloat = 44
  /// False: touches are passed on.
  open var allowsSelection = true
  /// Nil when nothing is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  private var touchedPath: IndexPath?

  // MARK: Cells

  /// Asks the data source for everything anew.
  open func reloadData() {
    for entry in cells { entry.cell.removeFromSuperview() }
    cells = []
    indexPathForSelectedRow = nil
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

  /// As of the last `reloadData()`.
  open func numberOfRows(inSection section: Int) -> Int { cells.filter { $0.path.section == section }.count }

  /// Nil where there is no such row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.first { $0.path == indexPath }?.cell }

  /// Nil for a cell of another table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  /// `point` is in the coordinates of the table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.first { $0.cell.frame.contains(point) }?.path }

  // MARK: Selecting

  /// Does not ask or tell the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let old = indexPathForSelectedRow { cellForRow(at: old)?.isSelected = false }
    indexPathForSelectedRow = indexPath
    if let indexPath { cellForRow(at: indexPath)?.isSelected = true }
  }

  /// Does nothing if another row is selected.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { selectRow(at: nil, animated: animated) }
  }

  // The touches come up the chain from the cell that was hit.

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
    guard let path = letGo() else { return super.touchesEnded(touches, with: event) }
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    selectRow(at: chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if letGo() == nil { super.touchesCancelled(touches, with: event) }
  }

  private func letGo() -> IndexPath? {
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

/// Knows the rows of a table.
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
