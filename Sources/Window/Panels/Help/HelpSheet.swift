import Canvas
import Narration
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// The sheet of all keys, over the rest of the window. A press closes it. The keys of pages and the arrow keys turn its pages, and so
/// does the key that opened it, which closes it after the last.
final class HelpSheet: UIView, Overlay {
  let element = ElementName.help
  private let box = HelpBox()
  private var appearance: Appearance?
  private var columns: HelpColumns?
  private var page = 0

  init() {
    super.init(frame: .zero)
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    self.appearance = appearance
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    setNeedsLayout()
  }

  /// Called only for a visible sheet: measuring the texts of all keys takes longer than a click allows.
  override func layoutSubviews() {
    guard let appearance else { return }
    let columns = HelpColumns(appearance)
    self.columns = columns
    page = min(page, columns.pages.count - 1)
    (box.columns, box.page) = (columns, page)
    let size = columns.size
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// Opens the first page, turns to the next one, or closes the sheet after the last.
  func turn(in host: PanelHost) {
    if superview == nil {
      page = 0
      // A path that is half written in a sheet is not lost.
      host.open(self, keepsOthers: true)
    } else if page + 1 < columns?.pages.count ?? 1 {
      show(page: page + 1)
    } else {
      host.close(self)
    }
  }

  /// Turns the pages. Keys of the scene behind the sheet do nothing; those of the window work.
  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    switch key {
    case .pageDown, .down, .right, .space, .enter: show(page: page + 1)
    case .pageUp, .up, .left: show(page: page - 1)
    case .home: show(page: 0)
    case .end: show(page: .max)
    case .escape: return false
    default: return !KeyBindings.isOfWindow(Chord(key, modifiers))
    }
    return true
  }

  private func show(page: Int) {
    self.page = max(0, page)
    setNeedsLayout()
  }

  /// The visible part of the sheet, in the window.
  var area: CGRect { box.frame }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

/// One page of keys.
private final class HelpBox: PaintedView {
  var columns: HelpColumns?
  var page = 0

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let columns, columns.pages.indices.contains(page) else { return }
    let theme = appearance.theme, language = appearance.languages.first, scale = appearance.overlayScale
    list.box(bounds, radius: 8 * scale, fill: theme.panel, border: theme.controlBorder)
    let head = CGRect(
      x: columns.padding, y: 12 * scale, width: bounds.width - 2 * columns.padding, height: 32 * scale)
    list.line(TooltipText.help[language], appearance.overlay(.sans(15, .semibold)), theme.text, in: head, appearance)
    if columns.pages.count > 1 {
      let number = "\(page + 1) / \(columns.pages.count)", caps = [Key.pageUp, .pageDown].map { Chord($0).name }
      list.line(number, appearance.overlay(.row), theme.secondaryText, in: head, appearance, .right)
      var x =
        head.maxX - appearance.width(number, appearance.overlay(.row)).rounded(.up) - 10 * scale
        - HelpColumns.capsWidth(caps, appearance)
      for cap in caps { x = list.overlayKeyCap(cap, left: x, middle: head.midY, appearance) + 3 }
    }
    for (index, rows) in columns.pages[page].enumerated() {
      let left = columns.padding + CGFloat(index) * (columns.columnWidth + columns.gap)
      let column = CGRect(x: left, y: columns.head, width: columns.columnWidth, height: 0)
      for (number, row) in rows.enumerated() {
        paint(row, in: column.row(number, height: columns.rowHeight), &list, appearance)
      }
    }
  }

  private func paint(_ row: HelpRow, in frame: CGRect, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    switch row {
    case .heading(let text):
      list.line(text, appearance.overlay(.selectedRow), theme.text, in: frame, appearance)
      list.rule(from: frame.minX, to: frame.maxX, y: frame.maxY - 2, theme.line)
    case .keys(let caps, let text):
      list.line(text, appearance.overlay(.row), theme.secondaryText, in: frame, appearance)
      var x = frame.maxX - HelpColumns.capsWidth(caps, appearance)
      for cap in caps { x = list.overlayKeyCap(cap, left: x, middle: frame.midY, appearance) + 3 }
    }
  }
}
