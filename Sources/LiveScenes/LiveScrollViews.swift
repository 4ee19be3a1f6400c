import Scenes
import UIKit

// The same overrides as in `LiveViews.swift`, for views that scroll and what lies in them.

/// A scroll view of a live scene.
final class LiveScrollView: UIScrollView, ConfigurableResponder {
  var behavior = ResponderBehavior()

  override var actions: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// A table of a live scene. It is its own data source and delegate.
final class LiveTable: UITableView, ConfigurableResponder, UITableViewDataSource, UITableViewDelegate {
  var behavior = ResponderBehavior()

  override var actions: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Rows

  /// In their order; the cells are the scene's.
  var rows: [LiveCell] = []
  /// Is told of the row that was selected.
  var onSelection: (LiveCell) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath.row]
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelection(rows[indexPath.row]) }

  /// Cells that the scene puts into the table become its rows, each where the scene puts it.
  func add(_ cell: LiveCell) {
    (dataSource, delegate) = (self, self)
    rows.append(cell)
    let frames = rows.map(\.frame)
    reloadData()
    for (row, frame) in zip(rows, frames) { row.frame = frame }
    contentSize.height = rows.map(\.frame.maxY).max() ?? 0
  }
}

/// A cell of a live scene.
final class LiveCell: UITableViewCell, ConfigurableResponder {
  var behavior = ResponderBehavior()

  override var actions: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.callsSuper { super.touchesCancelled(touches, with: event) }
  }

  /// A row of its own: nothing in it that the scene does not name.
  convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    contentView.removeFromSuperview()
    self.frame = frame
  }
}
