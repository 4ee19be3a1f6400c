import Canvas
import Foundation
import Narration
import ScenePicture
import UIKit

/// All keys, over everything else. A press beside it closes it; the key that opened it goes through its pages first,
/// where there are several.
final class HelpSheet: UIView {
  private let box = HelpBox()
  private var look: Look?
  private var columns: HelpColumns?
  private var page = 0

  init() {
    super.init(frame: .zero)
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ look: Look) {
    self.look = look
    frame = CGRect(origin: .zero, size: look.layout.size)
    setNeedsLayout()
  }

  /// Only a sheet that is seen gets here: measuring the words of all keys takes longer than a click has.
  override func layoutSubviews() {
    guard let look else { return }
    let columns = HelpColumns(look)
    self.columns = columns
    page = min(page, columns.pages - 1)
    (box.columns, box.page) = (columns, page)
    let size = columns.size
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Opens the first page, goes to the next one, or closes after the last.
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

  /// The part of the window that shows it.
  var area: CGRect { box.frame }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

/// How all keys are set in columns and, where the window has no room for all, on pages.
@MainActor struct HelpColumns {
  let padding: CGFloat
  let head: CGFloat
  let gap: CGFloat
  let rowHeight: CGFloat
  let columnWidth: CGFloat
  let columns: Int
  let rows: Int
  let pages: Int

  /// As few columns as the height allows, but two; and as many as the width allows.
  init(_ look: Look) {
    let growth = look.overlayGrowth, window = look.layout.size, keys = KeyHint.all
    let (padding, head, gap, rowHeight) = (24 * growth, 52 * growth, 32 * growth, (26 * growth).rounded())
    (self.padding, self.head, self.gap, self.rowHeight) = (padding, head, gap, rowHeight)
    let widths = keys.map {
      HelpColumns.capsWidth($0, look) + 16 * growth
        + look.width($0.text[look.languages.first], look.overlay(.row))
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

  /// The keys of a page, from the first.
  func keys(on page: Int) -> ArraySlice<KeyHint> {
    KeyHint.all.dropFirst(page * columns * rows).prefix(columns * rows)
  }

  static func capsWidth(_ hint: KeyHint, _ look: Look) -> CGFloat {
    hint.caps.reduce(-3) { $0 + DrawingList.overlayKeyCapWidth($1, look) + 3 }
  }
}

/// One page of keys.
private final class HelpBox: UIView, Painted {
  var columns: HelpColumns?
  var page = 0

  func paint(_ list: inout DrawingList, _ look: Look) {
    guard let columns else { return }
    let theme = look.theme, language = look.languages.first, growth = look.overlayGrowth
    list.box(bounds, radius: 8 * growth, fill: theme.panel, border: theme.controlBorder)
    let padding = columns.padding
    let head = CGRect(x: padding, y: 12 * growth, width: bounds.width - 2 * padding, height: 32 * growth)
    list.line(Tooltip.help[language], look.overlay(.sans(15, .semibold)), theme.ink, in: head, look)
    if columns.pages > 1 {
      list.line("\(page + 1) / \(columns.pages)", look.overlay(.row), theme.ink2, in: head, look, .right)
    }
    for (index, hint) in columns.keys(on: page).enumerated() { paint(hint, at: index, columns, &list, look) }
  }

  private func paint(
    _ hint: KeyHint, at index: Int, _ columns: HelpColumns, _ list: inout DrawingList, _ look: Look
  ) {
    let column = index / columns.rows, row = index % columns.rows
    let left = columns.padding + CGFloat(column) * (columns.columnWidth + columns.gap)
    let middle = columns.head + (CGFloat(row) + 0.5) * columns.rowHeight
    let height = columns.rowHeight - 6
    let room = CGRect(x: left, y: middle - height / 2, width: columns.columnWidth, height: height)
    list.line(hint.text[look.languages.first], look.overlay(.row), look.theme.ink2, in: room, look)
    var x = left + columns.columnWidth - HelpColumns.capsWidth(hint, look)
    for cap in hint.caps { x = list.overlayKeyCap(cap, left: x, middle: middle, look) + 3 }
  }
}
