import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// The sheet of all keys, over the rest of the window. A press beside it closes it. The key that opened it turns its
/// pages first, if there are several.
final class HelpSheet: UIView {
  private let box = HelpBox()
  private var appearance: Appearance?
  private var columns: HelpColumns?
  private var page = 0

  init() {
    super.init(frame: .zero)
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ appearance: Appearance) {
    self.appearance = appearance
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    setNeedsLayout()
  }

  /// Called only for a visible sheet: measuring the texts of all keys takes longer than a click allows.
  override func layoutSubviews() {
    guard let appearance else { return }
    let columns = HelpColumns(appearance)
    self.columns = columns
    page = min(page, columns.pages - 1)
    (box.columns, box.page) = (columns, page)
    let size = columns.size
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Opens the first page, turns to the next one, or closes the sheet after the last.
  func turn(over window: UIWindow) {
    if superview == nil {
      page = 0
      window.addSubview(self)
    } else if page + 1 < columns?.pages ?? 1 {
      page += 1
      setNeedsLayout()
    } else {
      removeFromSuperview()
    }
  }

  /// The visible part of the sheet, in the window.
  var area: CGRect { box.frame }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

/// The layout of all keys in columns, and on pages if the window is too small for all.
@MainActor struct HelpColumns {
  let padding: CGFloat
  let head: CGFloat
  let gap: CGFloat
  let rowHeight: CGFloat
  let columnWidth: CGFloat
  let columns: Int
  let rows: Int
  let pages: Int

  /// As few columns as the height allows, but at least two, and at most as many as the width allows.
  init(_ appearance: Appearance) {
    let scale = appearance.overlayScale, window = appearance.layout.size, keys = KeyHint.all
    let (padding, head, gap, rowHeight) = (24 * scale, 52 * scale, 32 * scale, (26 * scale).rounded())
    (self.padding, self.head, self.gap, self.rowHeight) = (padding, head, gap, rowHeight)
    let widths = keys.map {
      HelpColumns.capsWidth($0, appearance) + 16 * scale
        + appearance.width($0.text[appearance.languages.first], appearance.overlay(.row))
    }
    columnWidth = (widths.max() ?? 0).rounded(.up)
    let fitting = max(Int((window.height - 16 - head - padding) / rowHeight), 1)
    let across = max(Int((window.width - 16 - 2 * padding + gap) / (columnWidth + gap)), 1)
    columns = min(max((keys.count + fitting - 1) / fitting, 2), across)
    pages = (keys.count + columns * fitting - 1) / (columns * fitting)
    rows = (keys.count + columns * pages - 1) / (columns * pages)
  }

  var size: CGSize {
    CGSize(
      width: CGFloat(columns) * (columnWidth + gap) - gap + 2 * padding,
      height: CGFloat(rows) * rowHeight + head + padding)
  }

  /// Returns the keys of a page, counted from 0.
  func keys(on page: Int) -> ArraySlice<KeyHint> {
    KeyHint.all.dropFirst(page * columns * rows).prefix(columns * rows)
  }

  static func capsWidth(_ tooltip: KeyHint, _ appearance: Appearance) -> CGFloat {
    tooltip.caps.reduce(-3) { $0 + DrawingList.overlayKeyCapWidth($1, appearance) + 3 }
  }
}

/// One page of keys.
private final class HelpBox: UIView, Painted {
  var columns: HelpColumns?
  var page = 0

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let columns else { return }
    let theme = appearance.theme, language = appearance.languages.first, scale = appearance.overlayScale
    list.box(bounds, radius: 8 * scale, fill: theme.panel, border: theme.controlBorder)
    let padding = columns.padding
    let head = CGRect(x: padding, y: 12 * scale, width: bounds.width - 2 * padding, height: 32 * scale)
    list.line(TooltipText.help[language], appearance.overlay(.sans(15, .semibold)), theme.ink, in: head, appearance)
    if columns.pages > 1 {
      list.line("\(page + 1) / \(columns.pages)", appearance.overlay(.row), theme.ink2, in: head, appearance, .right)
    }
    for (index, tooltip) in columns.keys(on: page).enumerated() {
      paint(tooltip, at: index, columns, &list, appearance)
    }
  }

  private func paint(
    _ tooltip: KeyHint, at index: Int, _ columns: HelpColumns, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let column = index / columns.rows, row = index % columns.rows
    let left = columns.padding + CGFloat(column) * (columns.columnWidth + columns.gap)
    let middle = columns.head + (CGFloat(row) + 0.5) * columns.rowHeight
    let height = columns.rowHeight - 6
    let space = CGRect(x: left, y: middle - height / 2, width: columns.columnWidth, height: height)
    list.line(
      tooltip.text[appearance.languages.first], appearance.overlay(.row), appearance.theme.ink2, in: space, appearance)
    var x = left + columns.columnWidth - HelpColumns.capsWidth(tooltip, appearance)
    for cap in tooltip.caps { x = list.overlayKeyCap(cap, left: x, middle: middle, appearance) + 3 }
  }
}
