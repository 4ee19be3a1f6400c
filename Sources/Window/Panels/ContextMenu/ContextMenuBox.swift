import Canvas
import ScenePicture
import UIKit

/// The box of a context menu or of its submenu: a head, and rows between thin lines.
final class ContextMenuBox: PaintedView {
  private static let margin: CGFloat = 4
  private static let ruleHeight: CGFloat = 9

  private let name: String?
  private let detail: String
  private let items: [ContextMenuItem]
  let rows: [ContextMenuRow]
  private var rules: [CGFloat] = []

  /// The menu of a named object.
  init(head name: String, detail: String, items: [ContextMenuItem]) {
    (self.name, self.detail, self.items) = (name, detail, items)
    rows = items.filter { !$0.isSeparator }.map { ContextMenuRow($0) }
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "context.\(index)"
      addSubview(row)
    }
  }

  /// A submenu under a title.
  init(title: String, items: [ContextMenuItem]) {
    (name, detail, self.items) = (nil, title, items)
    rows = items.map { ContextMenuRow($0) }
    super.init(frame: .zero)
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "submenu.\(index)"
      addSubview(row)
    }
  }

  private var headHeight: CGFloat { name == nil ? 28 : 36 }

  func preferredSize(_ appearance: Appearance) -> CGSize {
    let rules = items.count(where: \.isSeparator)
    let height = headHeight + CGFloat(rows.count) * ContextMenuRow.height
    let head = (name.map { DrawingList.chipWidth($0, size: 13, appearance) } ?? 0) + appearance.width(detail, .smallApi)
    let widths = rows.map { $0.preferredWidth(appearance) } + [head + 36, name == nil ? 186 : 236]
    return CGSize(
      width: (widths.max() ?? 0).rounded(.up),
      height: height + CGFloat(rules) * ContextMenuBox.ruleHeight + 2 * ContextMenuBox.margin)
  }

  override func layoutSubviews() {
    var top = headHeight + ContextMenuBox.margin, rest = rows[...]
    rules = name == nil ? [] : [headHeight]
    for item in items {
      if item.isSeparator {
        rules.append((top + ContextMenuBox.ruleHeight / 2).rounded(.down))
        top += ContextMenuBox.ruleHeight
      } else if let row = rest.popFirst() {
        row.frame = CGRect(x: 4, y: top, width: bounds.width - 8, height: ContextMenuRow.height)
        top += ContextMenuRow.height
      }
    }
  }

  /// A press on the border does not close the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.box(bounds, radius: 8, fill: theme.panel, border: theme.controlBorder)
    let middle = headHeight / 2
    if let name {
      let end = list.chip(name, theme.text, size: 13, left: 12, middle: middle, appearance)
      let rest = bounds.strip(.top, headHeight).between(end + 8, bounds.width - 12)
      list.line(detail, .smallApi, theme.secondaryText, in: rest, appearance)
    } else {
      list.line(
        detail, .caption, theme.secondaryText, in: bounds.strip(.top, headHeight).inset(left: 12, right: 8), appearance)
    }
    for y in rules { list.rule(from: 8, to: bounds.width - 8, y: y, theme.line) }
  }
}

/// A row of a context menu.
final class ContextMenuRow: ListRow {
  static let height: CGFloat = 26

  let item: ContextMenuItem

  init(_ item: ContextMenuItem) {
    self.item = item
    super.init()
  }

  override var hasBar: Bool { false }

  private static let textLeft: CGFloat = 32

  func preferredWidth(_ appearance: Appearance) -> CGFloat {
    let caps = item.caps.map { DrawingList.keyCapWidth($0, appearance) + 4 }.reduce(0, +)
    let detail = item.detail.map { appearance.width($0, .row) + 30 } ?? 0
    return ContextMenuRow.textLeft + appearance.width(item.title, .selectedRow) + max(caps, detail) + 36
  }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, middle = bounds.midY
    if let icon = item.icon { list.icon(icon, at: CGPoint(x: 16, y: middle), theme.secondaryText) }
    if let icon = item.viewIcon {
      list.icon(icon, at: CGPoint(x: 16, y: middle), magnification: 0.78, theme.secondaryText)
    }
    var right = bounds.width - 10
    if item.submenu != nil {
      list.icon(.chevronRight, at: CGPoint(x: right - 3, y: middle), theme.text)
      right -= 16
    }
    for cap in item.caps.reversed() {
      let left = right - DrawingList.keyCapWidth(cap, appearance)
      list.keyCap(cap, left: left, middle: middle, appearance)
      right = left - 4
    }
    if let glyph = item.glyph {
      list.icon(glyph, at: CGPoint(x: right - 6, y: middle), item.tone.map { theme.color($0) } ?? theme.secondaryText)
      right -= 18
    }
    if let detail = item.detail {
      list.line(
        detail, .row, theme.secondaryText, in: bounds.between(ContextMenuRow.textLeft, right), appearance, .right)
      right -= appearance.width(detail, .row) + 8
    }
    list.line(
      item.title, isSelected ? .selectedRow : .row, theme.text, in: bounds.between(ContextMenuRow.textLeft, right),
      appearance)
  }
}
