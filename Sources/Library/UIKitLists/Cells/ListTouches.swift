/// A list whose elements touches highlight and select: a table with rows or a collection with items.
///
/// It has one highlighted element at a time, the one under the first touch. The lift selects it.
@MainActor protocol ListTouches: UIScrollView {
  /// The selected elements, in the order of selection.
  var selectedPaths: [IndexPath] { get set }
  /// The highlighted element.
  var touchedPath: IndexPath? { get set }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get set }

  /// The element whose cell contains a view.
  func path(of view: UIView) -> IndexPath?
  /// Shows in the element's cell, if there is one, whether it is selected.
  func showSelected(_ selected: Bool, at path: IndexPath, animated: Bool)
  /// Shows in the element's cell, if there is one, whether it is highlighted.
  func showHighlighted(_ highlighted: Bool, at path: IndexPath)

  // Answers of the delegate, and reports to it.
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// The element that is selected instead of a tapped one; nil for none.
  func pathToSelect(_ path: IndexPath) -> IndexPath?
  /// The element that is deselected by hand instead of another; nil for none.
  func pathToDeselect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension ListTouches {
  var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: Selection by the program

  /// Selects an element, besides others if several may be selected, or none for nil. Returns whether it is newly selected.
  func select(_ path: IndexPath?, animated: Bool) -> Bool {
    if !selectsSeveral || path == nil { deselectAll() }
    guard let path, !selectedPaths.contains(path) else { return false }
    selectedPaths.append(path)
    showSelected(true, at: path, animated: animated)
    return true
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    showSelected(false, at: path, animated: animated)
  }

  func deselectAll(animated: Bool = false) { for path in selectedPaths { deselect(path, animated: animated) } }

  // MARK: Touches

  /// The element that a touch highlights; nil if it highlights none.
  func pathToTouch(_ touches: Set<UITouch>) -> IndexPath? {
    guard touchedPath == nil, selects else { return nil }
    return touches.inOrderOfArrival.lazy.compactMap { $0.hitView.flatMap(self.path) }.first(where: shouldHighlight)
  }

  func beginTouch(on path: IndexPath) {
    touchedPath = path
    showHighlighted(true, at: path)
    didHighlight(path)
  }

  /// Ends the highlight and returns the element.
  func endTouch() -> IndexPath? {
    guard let path = touchedPath else { return nil }
    touchedPath = nil
    showHighlighted(false, at: path)
    didUnhighlight(path)
    return path
  }

  /// Selects the tapped element and deselects the one before; if several may be selected, a second tap deselects.
  func tapped(_ path: IndexPath) {
    if selectsSeveral && selectedPaths.contains(path) { return deselectByHand(path) }
    guard let chosen = pathToSelect(path) else { return }
    // Observed on iOS: the element that was selected is deselected before the delegate hears of the new one.
    if !selectsSeveral { for old in selectedPaths where old != chosen { deselectByHand(old) } }
    _ = select(chosen, animated: false)
    didSelect(chosen)
  }

  private func deselectByHand(_ path: IndexPath) {
    guard let chosen = pathToDeselect(path) else { return }
    deselect(chosen, animated: false)
    didDeselect(chosen)
  }
}
