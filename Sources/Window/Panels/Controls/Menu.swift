import Canvas
import ScenePicture
import TouchInput
import UIKit

/// A menu over the rest of the window. A press beside it closes it.
final class Menu: UIView, Overlay {
  let element = ElementName.menu
  /// The width that a menu needs besides its text, in pixels.
  static let margins: CGFloat = 22

  let choices: [String]
  private let box: MenuBox
  private let width: CGFloat
  /// The control that opened it.
  private(set) var opener: (any PanelControl)?

  /// - Parameters:
  ///   - keys: what else does the same as a choice, at its right; empty for none.
  ///   - groups: the choices that have a line above them.
  ///   - width: in pixels.
  ///   - choose: called with the index of the chosen item.
  init(
    _ choices: [String], keys: [String] = [], groups: Set<Int> = [], selected: Set<Int>, width: CGFloat,
    choose: @escaping (Int) -> Void
  ) {
    (self.choices, self.width) = (choices, width)
    box = MenuBox(choices, keys: keys, groups: groups, selected: selected)
    super.init(frame: .zero)
    addSubview(box)
    box.choose = { [unowned self] index in
      close()
      choose(index)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Fills the window, and places the choices below `control`, or above it if they do not fit below.
  func place(below control: any PanelControl, in window: UIView) {
    (frame, opener) = (window.bounds, control)
    let anchor = control.frameInWindow
    // A longer list is scrolled.
    let height = min(box.preferredHeight, bounds.height - 8)
    let isBelow = anchor.maxY + 4 + height <= bounds.height
    let top = isBelow ? anchor.maxY + 4 : anchor.minY - 4 - height
    let limit = bounds.height - 4 - height
    let left = min(anchor.minX, bounds.width - width - 4)
    box.frame = CGRect(x: max(left, 4), y: max(min(top, limit), 4), width: width, height: height)
  }

  func close() { removeFromSuperview() }

  /// The visible part of the menu, in the window.
  var area: CGRect { box.frame.insetBy(dx: -1, dy: -1) }

  var rows: [PanelControl] { box.rows }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    let current = rows.firstIndex { $0 === host.focus } ?? rows.firstIndex(where: \.isSelected)
    switch key {
    case .up: host.focus = rows[max((current ?? rows.count) - 1, 0)]
    case .down: host.focus = rows[min((current ?? -1) + 1, rows.count - 1)]
    case .enter, .space:
      let hadFocus = rows.contains { $0 === host.focus }
      current.map { rows[$0].press() }
      // Choosing closes it.
      if hadFocus, superview == nil { host.focus = opener }
    default: return false
    }
    return true
  }
}

/// The box around the choices.
private final class MenuBox: PaintedView {
  var choose: (Int) -> Void = { _ in }
  private(set) var rows: [MenuRow] = []
  private let scroll = ScrollArea(UIView(frame: .zero))

  init(_ choices: [String], keys: [String], groups: Set<Int>, selected: Set<Int>) {
    super.init(frame: .zero)
    rows = choices.enumerated().map { index, title in
      let row = MenuRow(title) { [unowned self] in choose(index) }
      row.key = keys.indices.contains(index) ? keys[index] : ""
      row.beginsGroup = groups.contains(index)
      row.isSelected = selected.contains(index)
      row.accessibilityIdentifier = "menu.\(index)"
      return row
    }
    addSubview(scroll)
    rows.forEach { scroll.content.addSubview($0) }
  }

  var preferredHeight: CGFloat { CGFloat(rows.count) * 24 + 8 }

  override func layoutSubviews() {
    scroll.frame = bounds.insetBy(dx: 4, dy: 4)
    let body = CGRect(origin: .zero, size: scroll.bounds.size)
    for (index, row) in rows.enumerated() { row.frame = body.row(index, height: 24) }
    scroll.setContentHeight(CGFloat(rows.count) * 24)
    guard let row = rows.first(where: \.isSelected) else { return }
    scroll.reveal(row.frame)
  }

  /// A press on the border does not close the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.box(bounds, radius: 8, fill: appearance.theme.panel, border: appearance.theme.controlBorder)
  }
}

/// An item of a menu.
private final class MenuRow: ListRow {
  private let title: String
  /// The key that does the same; empty for none.
  var key = ""
  /// Whether a line above it parts it from the rows before.
  var beginsGroup = false

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    super.init(action: action)
  }

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let textFrame = bounds.inset(left: 8, right: 4)
    list.line(title, isSelected ? .selectedRow : .row, appearance.theme.text, in: textFrame, appearance)
    list.line(key, .caption, appearance.theme.faintText, in: textFrame.inset(right: 4), appearance, .right)
    if beginsGroup { list.rule(from: 4, to: bounds.width - 4, y: 0, appearance.theme.line) }
  }
}
