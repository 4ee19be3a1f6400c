import Canvas
import Foundation
import ScenePicture
import TouchInput
import UIKit

/// A line of text that can be written in.
final class TextField: PlainControl, TextEditor {
  private var line = EditedLine()
  /// What stands there while there is no text.
  var prompt = ""
  /// Called by Enter.
  var submit: () -> Void = {}
  /// It stands in something that lies over the picture.
  var liesOver = false
  /// The key that brings the focus here.
  var key: String?
  private let icon: PanelIcon?
  private let change: (String) -> Void

  /// `change` is told the new text.
  init(icon: PanelIcon? = nil, change: @escaping (String) -> Void) {
    self.icon = icon
    self.change = change
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  var text: String { line.text }

  let complaint: String? = nil

  // MARK: Writing

  /// Another text, with the caret behind it.
  func replace(with text: String) {
    line = EditedLine(text)
    change(text)
  }

  func insert(_ text: String) {
    if line.insert(text) { change(line.text) }
  }

  func edit(_ key: Key) -> Bool {
    let before = text
    if key == .escape && !text.isEmpty {
      line = EditedLine()
    } else if key == .enter {
      submit()
    } else if !line.edit(key) {
      return false
    }
    if text != before { change(text) }
    return true
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme, font = font(look), growth = liesOver ? look.overlayGrowth : 1
    let border = attention.isFocused ? theme.ink : attention.isHovered ? theme.hair : theme.controlBorder
    list.box(bounds, radius: 6 * growth, fill: theme.field, border: border, width: attention.isFocused ? 2 : 1)
    var left = 8 * growth
    if let icon {
      list.icon(icon, at: CGPoint(x: 14, y: bounds.midY), theme.ink2)
      left = 26
    }
    let room = CGRect(x: left, y: 0, width: max(bounds.width - left - keyWidth(look) - 8, 0), height: bounds.height)
    if text.isEmpty {
      list.line(prompt, font, theme.ink3, in: room, look)
    } else {
      list.line(text, font, theme.ink, in: room, look)
    }
    if let key, text.isEmpty, !attention.isFocused {
      list.keyCap(key, left: bounds.width - keyWidth(look) - 6, middle: bounds.midY, look)
    }
    if attention.isFocused {
      let x = room.minX + min(look.width(line.beforeCaret, font), room.width)
      list.fill(
        CGRect(x: x.rounded(), y: bounds.midY - 7 * growth, width: growth.rounded(), height: 14 * growth), theme.ink)
    }
  }

  private func keyWidth(_ look: Look) -> CGFloat { key.map { DrawingList.keyCapWidth($0, look) } ?? 0 }

  private func font(_ look: Look) -> Font { liesOver ? look.overlay(.row) : .row }
}
