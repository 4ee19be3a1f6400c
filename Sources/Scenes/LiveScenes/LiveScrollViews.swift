import Scenes
import UIKit

// The same overrides as in `LiveViews.swift`, for scroll views, tables and cells.

/// A scroll view of a live scene.
final class LiveScrollView: UIScrollView, ConfigurableResponder {
  var behavior = ResponderBehavior()

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.began.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.moved.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.ended.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.cancelled.callsSuper { super.touchesCancelled(touches, with: event) }
  }
}

/// A table of a live scene. It is its own data source and delegate.
final class LiveTable: UITableView, ConfigurableResponder, UITableViewDataSource, UITableViewDelegate {
  var behavior = ResponderBehavior()

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.began.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.moved.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.ended.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.cancelled.callsSuper { super.touchesCancelled(touches, with: event) }
  }

  /// A table whose rows are those of the scene.
  convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
    (keepsCells, rowHeight, alwaysBounceVertical, backgroundColor) = (true, 44, false, nil)
  }

  // MARK: Rows

  /// The action that shows a selection in the trace.
  static let selection = Selector("didSelect")
  /// The cells that the scene describes, in order.
  var rows: [LiveCell] = []
  /// Called with the cell that was selected.
  var onSelection: (LiveCell) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath.row]
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelection(rows[indexPath.row]) }

  /// Adds a cell as the last row. All cells keep the frames that the scene gives them.
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

  override var actionMethods: [Selector: ActionMethod] { behavior.actionTable }

  override var canBecomeFirstResponder: Bool { behavior.canBecomeFirstResponder }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answer(hitTest: point, event) { super.hitTest($0, with: $1) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    answer(inside: point, event) { super.point(inside: $0, with: $1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.began.callsSuper { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.moved.callsSuper { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.ended.callsSuper { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if behavior.touches.cancelled.callsSuper { super.touchesCancelled(touches, with: event) }
  }

  /// Makes a cell without a content view, because every view of a scene has a name.
  convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    contentView.removeFromSuperview()
    backgroundColor = nil
    self.frame = frame
  }
}
