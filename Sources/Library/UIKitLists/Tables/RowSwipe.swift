/// Swipes one row of a table aside and uncovers the buttons of its actions.
///
/// The row follows the finger. When it is lifted, the row stays open if more than half of the buttons are uncovered or
/// the finger was quick; a swipe across most of the row performs the first action. A touch elsewhere closes the row.
final class RowSwipe: NSObject {
  /// Chosen: a drag of at least this speed, in points per second, opens or closes a row; a drag across at least this part
  /// of the width performs the first action.
  private static let flickSpeed: CGFloat = 300, fullPart: CGFloat = 0.6

  unowned let table: UITableView
  private(set) var path: IndexPath?
  private var configuration = UISwipeActionsConfiguration(actions: [])
  private var isTrailing = true
  private var buttons: SwipeActionsView?
  /// The actions that were found when the drag asked to begin.
  private var offered: (path: IndexPath, actions: UISwipeActionsConfiguration)?
  /// The distance of the row to the right of its place, in points.
  private var shift: CGFloat = 0
  private var start: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  var isOpen: Bool { path != nil }
  func isOpen(on cell: UITableViewCell) -> Bool { path.map { table.contents.cells[$0] === cell } ?? false }
  func shift(of path: IndexPath) -> CGFloat { path == self.path ? shift : 0 }

  // MARK: Finger

  /// Whether a drag that begins may swipe a row: it is more horizontal than vertical, and the row has actions at that
  /// side.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    offered = nil
    let translation = pan.translation(in: table)
    guard abs(translation.x) > abs(translation.y), !table.isEditing || isOpen else { return false }
    let point = pan.location(in: table)
    let origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    guard let touched = table.indexPathForRow(at: origin) else { return false }
    if touched == path { return true }
    offered = offer(at: touched, trailing: translation.x < 0)
    return offered != nil
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: table)
    switch pan.state {
    case .began:
      if let offered { begin(at: offered.path, offered.actions, trailing: translation.x < 0) }
      offered = nil
      start = shift
      if isOpen { move(to: start + translation.x) }
    case .changed: if isOpen { move(to: start + translation.x) }
    case .ended: if isOpen { end(velocity: pan.velocity(in: table).x) }
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func end(velocity: CGFloat) {
    let outward = isTrailing ? -shift : shift, speed = isTrailing ? -velocity : velocity
    let width = buttons?.naturalWidth ?? 0
    if configuration.performsFirstActionWithFullSwipe, outward > table.bounds.width * RowSwipe.fullPart,
      let first = configuration.actions.first
    {
      return perform(first, from: buttons ?? table)
    }
    let opens = abs(speed) > RowSwipe.flickSpeed ? speed > 0 : outward > width / 2
    if opens { move(to: isTrailing ? -width : width) } else { close() }
  }

  // MARK: Opening and closing

  /// Opens a row by its editing control.
  func open(_ path: IndexPath) {
    guard let offer = offer(at: path, trailing: true) else { return }
    begin(at: offer.path, offer.actions, trailing: true)
    move(to: -(buttons?.naturalWidth ?? 0))
  }

  private func begin(at path: IndexPath, _ actions: UISwipeActionsConfiguration, trailing: Bool) {
    guard let cell = table.contents.cells[path] else { return }
    close()
    // The end of another row's editing may have moved the row.
    guard table.path(of: cell) == path else { return }
    (self.path, configuration, isTrailing, shift) = (path, actions, trailing, 0)
    let view = SwipeActionsView(actions.actions, isTrailing: trailing) { [unowned self] in perform($0, from: $1) }
    buttons = view
    table.insertSubview(view, belowSubview: cell)
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
    guard buttons === view else { return }
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.didTransition(to: .showingDeleteConfirmation)
  }

  private func move(to shift: CGFloat) {
    self.shift = isTrailing ? min(0, shift) : max(0, shift)
    guard let path, let cell = table.contents.cells[path], let row = table.geometry.row(path) else { return }
    cell.frame.origin.x = table.sideInset + self.shift
    let width = max(abs(self.shift), 0)
    let x = isTrailing ? cell.frame.maxX : cell.frame.minX - width
    buttons?.frame = CGRect(x: x, y: row.y, width: width, height: row.height)
  }

  /// Swipes the row back. Its editing has ended before a finger on the buttons is cancelled, so that it ends once (LI-06).
  func close() {
    offered = nil
    guard let path else { return }
    move(to: 0)
    let cell = table.contents.cells[path], buttons = buttons
    (self.path, self.buttons) = (nil, nil)
    buttons?.removeFromSuperview()
    cell?.willTransition(to: [])
    cell?.didTransition(to: [])
    table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    guard let path, table.contains(path) else { return }
    let opened = buttons
    // A call that comes late does not close another row.
    action.handler(action, view) { [weak self] _ in if self?.buttons === opened { self?.close() } }
  }

  // MARK: Actions

  /// The actions of a row that is shown; nil if there are none, or if the answers of the delegate change the rows.
  private func offer(at path: IndexPath, trailing: Bool) -> (path: IndexPath, actions: UISwipeActionsConfiguration)? {
    guard table.contains(path), table.contents.cells[path] != nil else { return nil }
    var found: UISwipeActionsConfiguration?
    table.ask { found = actions(of: path, trailing: trailing) }
    return found.flatMap { table.contains(path) ? (path, $0) : nil }
  }

  /// The actions of a row at a side; nil if there are none (LI-04). Without actions of the delegate, a swipe to the left
  /// deletes, if the data source can.
  private func actions(of path: IndexPath, trailing: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path) else { return nil }
    let own =
      trailing
      ? table.askedDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      : table.askedDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    if let own { return own.actions.isEmpty ? nil : own }
    guard trailing else { return nil }
    if let older = table.askedDelegate?.tableView(table, editActionsForRowAt: path) {
      return older.isEmpty ? nil : UISwipeActionsConfiguration(actions: older.map { $0.contextual(at: path) })
    }
    guard dataSource.swipesRows else { return nil }
    let style = table.askedDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    return style == .delete ? deletion(of: path) : nil
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = table.askedDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [unowned table] _, _, done in
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// The buttons beside a row that was swiped aside. They share the width that is uncovered.
final class SwipeActionsView: UIView {
  private var buttons: [UIButton] = []
  private let isTrailing: Bool
  /// The width at which all buttons have their natural one, in points.
  private(set) var naturalWidth: CGFloat = 0

  init(
    _ actions: [UIContextualAction], isTrailing: Bool, perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isTrailing = isTrailing
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { [unowned button] _ in perform(action, button) }, for: .touchUpInside)
      naturalWidth += RowSwipeWidth.of(button)
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var edge: CGFloat = 0
    // The first action is at the edge of the table.
    for button in buttons {
      let width = RowSwipeWidth.of(button) * scale
      let x = isTrailing ? bounds.width - edge - width : edge
      button.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
      edge += width
    }
  }
}

private enum RowSwipeWidth {
  /// The natural width of a button, in points.
  static func of(_ button: UIButton) -> CGFloat { max(74, button.intrinsicContentSize.width + 30) }
}

/// The pan that swipes rows. It does not begin if the row has no actions.
final class RowSwipePan: UIPanGestureRecognizer {
  private weak var swipe: RowSwipe?

  init(_ swipe: RowSwipe) {
    self.swipe = swipe
    super.init(target: nil, action: nil)
    // As those of every scroll view, it is one of the view's own.
    name = "scroll aside"
    beginCondition = { [unowned self] in self.swipe?.mayBegin(self) ?? false }
  }
}

extension UITableView {
  /// Adds the recognizer that swipes rows, if a delegate may have actions for them or the data source deletes them.
  final func prepareSwipe() {
    guard swipe == nil, !keepsCells, dataSource?.swipesRows == true || tableDelegate != nil else { return }
    let swipe = RowSwipe(self), pan = RowSwipePan(swipe)
    self.swipe = swipe
    pan.addTarget(swipe, action: RowSwipe.dragged)
    addGestureRecognizer(pan)
    panGestureRecognizer.addTarget(self, action: UITableView.scrolled)
  }

  private func scrolled(_ pan: UIPanGestureRecognizer) { if pan.state == .began { swipe?.close() } }
}
