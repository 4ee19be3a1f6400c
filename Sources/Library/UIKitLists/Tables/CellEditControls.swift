// The controls of a row while the table is edited.

extension UITableViewCell {
  /// Adds and removes the controls at the left and the right edge.
  final func showEditControls() {
    if isEditing, row.editingStyle != .none {
      let control = editControl ?? CellEditControl(frame: .zero)
      control.isInsertion = row.editingStyle == .insert
      editControl = control
      if control.superview !== self { addSubview(control) }
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    let isMovable = isEditing && (row.isMovable || showsReorderControl)
    if isMovable, moveControl == nil {
      let control = CellMoveControl(frame: .zero)
      moveControl = control
      addSubview(control)
    } else if !isMovable {
      moveControl?.removeFromSuperview()
      moveControl = nil
    }
  }
}

/// The round control at the left of a row: a tap asks whether to delete the row, or inserts one.
final class CellEditControl: UIControl, DrawsItself {
  var isInsertion = false

  package var drawing: [DrawingCommand] {
    CellSign.circle(
      at: CGPoint(x: bounds.midX + 3, y: bounds.midY), isInsertion ? .systemGreen : .systemRed, isPlus: isInsertion)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    afterTouchUpInside = { [unowned self] in commit() }
  }

  required init?(coder: NSCoder) { nil }

  private func commit() {
    guard let cell = superview as? UITableViewCell, let table = cell.table, let path = table.path(of: cell) else {
      return
    }
    if isInsertion {
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    } else {
      let swipe = table.swipe ?? RowSwipe(table)
      table.swipe = swipe
      swipe.open(path)
    }
  }
}

/// The grip at the right of a row: it follows the finger with the row. The other rows make room when the finger is
/// lifted. An update of the rows ends the move.
final class CellMoveControl: UIControl, DrawsItself {
  private var start: CGFloat = 0
  /// The table whose row the finger moves. The cell may leave it meanwhile.
  private weak var table: UITableView?

  package var drawing: [DrawingCommand] { CellSign.grip(at: CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// No drag from here scrolls the table.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell = superview as? UITableViewCell, let table = cell.table, table.contents.moving == nil,
      let path = table.path(of: cell)
    else { return false }
    start = touch.location(in: table).y
    self.table = table
    table.contents.moving = (path, 0, ObjectIdentifier(self))
    table.bringSubviewToFront(cell)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let table, moves(table) else { return false }
    table.contents.moving?.distance = touch.location(in: table).y - start
    table.setNeedsLayout()
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let table, let touch, moves(table) { table.moveByHand(toRowAt: touch.location(in: table)) }
    stop()
  }

  override func cancelTracking(with event: UIEvent?) { stop() }

  private func moves(_ table: UITableView) -> Bool { table.contents.moving?.grip == ObjectIdentifier(self) }

  /// Puts the row back, unless an update has ended the move.
  private func stop() {
    guard let table, moves(table) else { return }
    table.contents.moving = nil
    table.setNeedsLayout()
  }
}

extension UITableView {
  /// Moves the row that a finger holds to the place of the row at a point in the table's coordinate space. The delegate
  /// may choose another place; the data source is told. Code that updates the rows in one of these calls ends the move.
  final func moveByHand(toRowAt point: CGPoint) {
    setNeedsLayout()
    let inside = CGPoint(x: bounds.midX, y: min(max(point.y, 0), geometry.height - geometry.tableFooter - 1))
    guard let proposed = indexPathForRow(at: inside), let path = contents.moving?.path else { return }
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard contents.moving != nil, target != path, contains(path), contains(target) else { return }
    dataSource?.tableView(self, moveRowAt: path, to: target)
    if contents.moving != nil { moveRow(at: path, to: target) }
  }
}
