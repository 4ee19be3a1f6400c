// The selection of rows, by the program and by taps.

extension UITableView {
  /// The row that was selected first; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows in the order of selection; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  final func allowsSelection(while editing: Bool) -> Bool {
    editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Selects a row, besides others if several may be selected, or none for nil, without calling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none) {
    if !selectsSeveral || indexPath == nil { deselectAll() }
    guard let indexPath, !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    contents.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects the row if it is selected, without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: indexPath) else { return }
    selectedPaths.remove(at: index)
    contents.cells[indexPath]?.setSelected(false, animated: animated)
  }

  final func deselectAll() { for path in selectedPaths { deselectRow(at: path, animated: false) } }

  // MARK: Touches

  /// The row that a touch highlights; nil if it highlights none.
  final func rowToTouch(_ touches: Set<UITouch>) -> IndexPath? {
    if let swipe, swipe.isOpen {
      swipe.close()
      return nil
    }
    guard touchedPath == nil, allowsSelection(while: isEditing) else { return nil }
    return touches.inOrderOfArrival.lazy.compactMap(row).first { path in
      self.tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }
  }

  private func row(of touch: UITouch) -> IndexPath? {
    guard let view = touch.hitView else { return nil }
    return contents.inOrder.first { view.isDescendant(of: $0.cell) }?.path
  }

  final func beginTouch(on path: IndexPath) {
    touchedPath = path
    contents.cells[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Ends the highlight of the touched row and returns the row.
  final func endTouch() -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    contents.cells[path]?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// Selects the row that was tapped and deselects the one before; if several may be selected, a second tap deselects.
  final func tapped(_ path: IndexPath) {
    if selectsSeveral && selectedPaths.contains(path) { return deselectByHand(path) }
    let delegate = tableDelegate
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    // Observed on iOS: the row that was selected is deselected before the delegate hears of the new one.
    if !selectsSeveral { for old in selectedPaths where old != chosen { deselectByHand(old) } }
    selectRow(at: chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByHand(_ path: IndexPath) {
    let delegate = tableDelegate
    guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
