/// The touch that a list keeps for itself, and the element that it highlights.
struct HighlightingTouch {
  /// Weak, because a touch retains its window.
  weak var touch: UITouch?
  /// The element under the touch, which updates move; nil once it has left the screen.
  var path: IndexPath?
  /// Whether the highlight has not ended yet.
  var isShown = true
}

/// A list whose elements touches highlight and select: a table with rows or a collection with items.
///
/// It has one highlighted element at a time, the one under the first touch. The lift of this touch selects it (LI-02). The
/// highlight ends with the touch, or before it when the element leaves the screen (LI-01).
@MainActor protocol ListTouches: UIScrollView, TouchKeeper {
  /// The selected elements, in the order of selection.
  var selectedPaths: [IndexPath] { get set }
  /// The touch that the list keeps for itself.
  var highlighting: HighlightingTouch? { get set }
  /// Whether the lift selects the element before its highlight ends (LI-05).
  var selectsBeforeUnhighlighting: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get set }

  /// The element whose cell contains a view; nil while the elements on the screen may not be those of the data.
  func path(of view: UIView) -> IndexPath?
  /// Whether the data has the element; false while the elements on the screen may not be those of the data.
  func contains(_ path: IndexPath) -> Bool
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
  /// Whether a tap opens or closes the element instead of selecting it; it does so.
  func opens(_ path: IndexPath) -> Bool
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension ListTouches {
  var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  func opens(_ path: IndexPath) -> Bool { false }
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

  /// Highlights the element under one of the touches, unless there is a touch that highlights.
  func began(_ touches: Set<UITouch>) {
    // An override of `sendEvent` has swallowed the end of the touch (PL-08).
    if highlighting != nil, highlighting?.touch == nil { release() }
    guard highlighting == nil, selects else { return }
    for touch in touches.inOrderOfArrival {
      // The delegate's answer may change the rows.
      guard let path = path(of: touch), shouldHighlight(path), path == self.path(of: touch) else { continue }
      highlighting = HighlightingTouch(touch: touch, path: path)
      touch.keeper = self
      showHighlighted(true, at: path)
      didHighlight(path)
      return
    }
  }

  /// Selects the highlighted element if the touch that highlights it is among those that were lifted.
  func ended(_ touches: Set<UITouch>) {
    guard let touch = highlighting?.touch, touches.contains(touch) else { return }
    if !selectsBeforeUnhighlighting { endHighlight() }
    if selects, let path = highlighting?.path, contains(path), !opens(path) { tapped(path) }
    release()
  }

  /// Ends the highlight if the touch that highlights is among those that were cancelled.
  func cancelled(_ touches: Set<UITouch>) {
    if let touch = highlighting?.touch, touches.contains(touch) { release() }
  }

  /// Ends the highlight of an element whose cell is about to leave the screen (LI-01).
  func leaves(_ path: IndexPath) { if highlighting?.path == path { losePath() } }

  /// Ends the highlight of whatever element: it will belong to other data. The touch selects nothing any more.
  func losePath() {
    endHighlight()
    highlighting?.path = nil
  }

  /// Moves the highlight and the selection along with their elements; elements without a new place lose them.
  func moveStates(by mapping: [IndexPath: IndexPath]) {
    if let path = highlighting?.path {
      if let place = mapping[path] { highlighting?.path = place } else { losePath() }
    }
    selectedPaths = selectedPaths.compactMap { mapping[$0] }
  }

  /// Ends what a touch has begun, also if the cell's class did not forward its end.
  package func touchIsOver(_ touch: UITouch) { if highlighting?.touch === touch { release() } }

  private func path(of touch: UITouch) -> IndexPath? { touch.hitView.flatMap { path(of: $0) } }

  private func release() {
    endHighlight()
    highlighting = nil
  }

  private func endHighlight() {
    guard let path = highlighting?.path, highlighting?.isShown == true else { return }
    highlighting?.isShown = false
    showHighlighted(false, at: path)
    didUnhighlight(path)
  }

  /// Selects the tapped element and deselects the one before; if several may be selected, a second tap deselects.
  private func tapped(_ path: IndexPath) {
    if selectsSeveral && selectedPaths.contains(path) { return deselectByHand(path) }
    guard let answer = pathToSelect(path) else { return }
    // Asked anew each time, because the delegate may change the rows in each call.
    let chosen = { (answer == path ? self.highlighting?.path : answer).flatMap { self.contains($0) ? $0 : nil } }
    // Observed on iOS: the element that was selected is deselected before the delegate hears of the new one.
    if !selectsSeveral {
      for old in selectedPaths { if let now = chosen(), now != old { deselectByHand(old) } }
    }
    guard let now = chosen() else { return }
    _ = select(now, animated: false)
    didSelect(now)
  }

  private func deselectByHand(_ path: IndexPath) {
    guard selectedPaths.contains(path), contains(path), let chosen = pathToDeselect(path),
      selectedPaths.contains(chosen)
    else {
      return
    }
    deselect(chosen, animated: false)
    didDeselect(chosen)
  }
}
