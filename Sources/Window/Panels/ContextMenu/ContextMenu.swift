import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// A context menu over the rest of the window: what it is about, and what can be done. A press beside it closes it.
final class ContextMenu: UIView, Overlay {
  let element = ElementName.contextMenu
  let content: ContextMenuContent
  private let send: (Command) -> Void
  private let box: ContextMenuBox
  /// The box of the open submenu.
  private var submenu: ContextMenuBox?
  private var parentRow: ContextMenuRow?

  /// - Parameter send: called with the command of the chosen item.
  init(_ content: ContextMenuContent, send: @escaping (Command) -> Void) {
    (self.content, self.send) = (content, send)
    box = ContextMenuBox(head: content.name, detail: content.kind, items: content.items)
    super.init(frame: .zero)
    addSubview(box)
    for row in box.rows { connect(row) }
  }

  required init?(coder: NSCoder) { return nil }

  /// The visible part of the menu, in the window.
  var area: CGRect { submenu.map { box.frame.union($0.frame) }.map { $0.insetBy(dx: -1, dy: -1) } ?? box.frame }

  /// Fills the window, with the menu at a point, or as near to it as it fits.
  func place(at point: CGPoint, in bounds: CGRect, _ appearance: Appearance) {
    frame = bounds
    let size = box.preferredSize(appearance)
    let fitsBelow = point.y + size.height <= bounds.maxY - 4
    box.frame = CGRect(
      x: max(min(point.x, bounds.maxX - size.width - 4), 4).rounded(),
      y: max(fitsBelow ? point.y : min(point.y, bounds.maxY - 4) - size.height, 4).rounded(), width: size.width,
      height: size.height)
    self.appearance = appearance
  }

  private var appearance: Appearance?

  func close() { removeFromSuperview() }

  private func connect(_ row: ContextMenuRow) {
    row.addAction(UIAction { [unowned self, unowned row] _ in choose(row) }, for: .touchUpInside)
  }

  private func choose(_ row: ContextMenuRow) {
    switch row.item.content {
    case .command(let command):
      close()
      send(command)
    case .submenu: open(row)
    case .separator: break
    }
  }

  // MARK: Submenus

  private func open(_ row: ContextMenuRow) {
    guard case .submenu(let title, let items) = row.item.content, let appearance else { return }
    closeSubmenu()
    let menu = ContextMenuBox(title: title, items: items)
    let size = menu.preferredSize(appearance)
    let right = box.frame.maxX + 3, left = box.frame.minX - 3 - size.width
    menu.frame = CGRect(
      x: right + size.width <= bounds.maxX - 4 ? right : max(left, 4),
      y: max(min(row.frameInWindow.minY - 30, bounds.maxY - size.height - 4), 4).rounded(), width: size.width,
      height: size.height)
    addSubview(menu)
    menu.rows.forEach(connect)
    (submenu, parentRow) = (menu, row)
    row.isSelected = true
  }

  private func closeSubmenu() {
    submenu?.removeFromSuperview()
    parentRow?.isSelected = false
    (submenu, parentRow) = (nil, nil)
  }

  /// Opens the submenu of a row under the pointer, and closes that of another one.
  func hover(over control: (any PanelControl)?) {
    guard let row = control as? ContextMenuRow, box.rows.contains(where: { $0 === row }), row !== parentRow else {
      return
    }
    closeSubmenu()
    if row.item.submenu != nil { open(row) }
  }

  // MARK: Keys

  /// The rows that the arrow keys go through: those of the open submenu, else of the menu.
  var rows: [ContextMenuRow] { submenu?.rows ?? box.rows }

  /// Opens the submenu of a row. Returns its first row; nil if there is no submenu.
  func enter(_ row: (any PanelControl)?) -> ContextMenuRow? {
    guard submenu == nil, let row = row as? ContextMenuRow, row.item.submenu != nil else { return nil }
    open(row)
    return submenu?.rows.first
  }

  /// Closes the submenu. Returns its row; nil if none is open.
  func leave() -> ContextMenuRow? {
    let row = parentRow
    closeSubmenu()
    return row
  }

  /// Handles a key. One without a meaning closes the menu.
  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    let current = rows.firstIndex { $0 === host.focus }
    switch key {
    case .up: host.focus = rows[((current ?? rows.count) - 1 + rows.count) % rows.count]
    case .down, .tab: host.focus = rows[((current ?? -1) + 1) % rows.count]
    case .home: host.focus = rows.first
    case .end: host.focus = rows.last
    case .right: if let first = enter(host.focus) { host.focus = first }
    case .left: if let row = leave() { host.focus = row }
    case .enter, .space:
      if let first = enter(host.focus) { host.focus = first } else if let current { rows[current].press() }
    case .escape: if leave() == nil { host.close(self) }
    default: host.close(self)
    }
    host.window.layoutIfNeeded()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}
