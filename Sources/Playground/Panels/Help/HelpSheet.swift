import Canvas
import Foundation
import UIKit

/// All keys, over everything else. A press beside it, or the key again, closes it.
final class HelpSheet: UIView {
  private let box = HelpBox()
  private var look: Look?

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
    let size = HelpBox.size(look)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The part of the window that shows it.
  var area: CGRect { box.frame }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

/// The keys in columns.
private final class HelpBox: UIView, Painted {
  private static let rowHeight: CGFloat = 26
  private static let padding: CGFloat = 24
  private static let head: CGFloat = 52
  private static let gap: CGFloat = 32

  /// As few as the height of the window allows.
  private static func columns(_ look: Look) -> Int {
    let rows = Int((look.layout.size.height - 16 - head - padding) / rowHeight)
    return max((KeyHint.all.count + rows - 1) / max(rows, 1), 2)
  }

  private static func rows(_ look: Look) -> Int { (KeyHint.all.count + columns(look) - 1) / columns(look) }

  private static func columnWidth(_ look: Look) -> CGFloat {
    let widest = KeyHint.all.map { capsWidth($0, look) + 16 + look.width($0.text[look.languages.first], .row) }.max()
    return (widest ?? 0).rounded(.up)
  }

  private static func capsWidth(_ hint: KeyHint, _ look: Look) -> CGFloat {
    hint.caps.reduce(-3) { $0 + DrawingList.keyCapWidth($1, look) + 3 }
  }

  static func size(_ look: Look) -> CGSize {
    CGSize(
      width: CGFloat(columns(look)) * (columnWidth(look) + gap) - gap + 2 * padding,
      height: CGFloat(rows(look)) * rowHeight + head + padding)
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme, language = look.languages.first
    list.box(bounds, radius: 8, fill: theme.panel, border: theme.controlBorder)
    let head = CGRect(x: HelpBox.padding, y: 12, width: bounds.width - 2 * HelpBox.padding, height: 32)
    list.line(Tooltip.help[language], .sans(15, .semibold), theme.ink, in: head, look)
    let width = HelpBox.columnWidth(look), rows = HelpBox.rows(look)
    for (index, hint) in KeyHint.all.enumerated() {
      let column = index / rows, row = index % rows
      let left = HelpBox.padding + CGFloat(column) * (width + HelpBox.gap)
      let middle = HelpBox.head + (CGFloat(row) + 0.5) * HelpBox.rowHeight
      let room = CGRect(x: left, y: middle - 10, width: width, height: 20)
      list.line(hint.text[language], .row, theme.ink2, in: room, look)
      var x = left + width - HelpBox.capsWidth(hint, look)
      for cap in hint.caps { x = list.keyCap(cap, left: x, middle: middle, look) + 3 }
    }
  }
}
