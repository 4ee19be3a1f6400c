// The selection of rows, by the program and by taps.

extension UITableView {
  /// The row that was selected first; nil if none is.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The selected rows in the order of selection; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
}

extension UITableView: ListTouches {
  final var selectsBeforeUnhighlighting: Bool { false }

  /// Whether the rows on the screen are those of the data source: none are being changed, and none wait to be asked for.
  private var isCurrent: Bool { contents.isLoaded && !contents.isChanging && updates.depth == 0 }

  final func contains(_ path: IndexPath) -> Bool { isCurrent && geometry.contains(path) }

  final func path(of view: UIView) -> IndexPath? {
    isCurrent ? contents.inOrder.first { view.isDescendant(of: $0.cell) }?.path : nil
  }

  final func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool) {
    contents.cells[path]?.setSelected(selected, animated: animated)
  }

  final func showHighlighted(_ highlighted: Bool, at path: IndexPath) {
    contents.cells[path]?.setHighlighted(highlighted, animated: false)
  }

  final func shouldHighlight(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func didHighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didHighlightRowAt: path) }

  final func didUnhighlight(_ path: IndexPath) { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }

  final func pathToSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  final func pathToDeselect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willDeselectRowAt: path)
  }

  final func didSelect(_ path: IndexPath) { tableDelegate?.tableView(self, didSelectRowAt: path) }

  final func didDeselect(_ path: IndexPath) { tableDelegate?.tableView(self, didDeselectRowAt: path) }
}
