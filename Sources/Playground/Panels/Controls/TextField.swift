import Canvas
import Foundation
import UIKit

/// A line of text that can be written in. While it edits, letters are text.
final class TextField: PlainControl {
  private(set) var text = ""
  /// What stands there while there is no text.
  var prompt = ""
  /// Called by Enter.
  var submit: () -> Void = {}
  /// The key that brings the focus here.
  var key: String?
  /// Where the next letter goes, counted in characters.
  private var caret = 0
  private let icon: PanelIcon?
  private let change: (String) -> Void

  /// `change` is told the new text.
  init(icon: PanelIcon? = nil, change: @escaping (String) -> Void) {
    self.icon = icon
    self.change = change
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Writing

  func insert(_ string: String) {
    let clean = string.filter { !$0.isNewline }
    guard !clean.isEmpty, text.count + clean.count <= TextField.longest else { return }
    text.insert(contentsOf: clean, at: text.index(text.startIndex, offsetBy: caret))
    caret += clean.count
    change(text)
  }

  func set(_ text: String) {
    self.text = text
    caret = text.count
    change(text)
  }

  /// Characters.
  private static let longest = 80

  /// Does what a key means in a line of text; false where it means nothing there.
  func edit(_ key: Key) -> Bool {
    switch key {
    case .left: caret = max(caret - 1, 0)
    case .right: caret = min(caret + 1, text.count)
    case .home: caret = 0
    case .end: caret = text.count
    case .backspace:
      if caret > 0 { delete(at: caret - 1) }
    case .delete:
      if caret < text.count { delete(at: caret) }
    case .character, .space: break
    case .escape where !text.isEmpty: set("")
    case .enter: submit()
    case .up, .down, .pageUp, .pageDown, .escape, .tab, .function: return false
    }
    return true
  }

  private func delete(at index: Int) {
    text.remove(at: text.index(text.startIndex, offsetBy: index))
    caret = min(index, text.count)
    change(text)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    let border = attention.isFocused ? theme.ink : attention.isHovered ? theme.hair : theme.controlBorder
    list.box(bounds, radius: 6, fill: theme.field, border: border, width: attention.isFocused ? 2 : 1)
    var left: CGFloat = 8
    if let icon {
      list.icon(icon, at: CGPoint(x: 14, y: bounds.midY), theme.ink2)
      left = 26
    }
    let room = CGRect(x: left, y: 0, width: max(bounds.width - left - keyWidth(look) - 8, 0), height: bounds.height)
    if text.isEmpty {
      list.line(prompt, .row, theme.ink3, in: room, look)
    } else {
      paintText(&list, in: room, look)
    }
    if let key, text.isEmpty, !attention.isFocused {
      list.keyCap(key, left: bounds.width - keyWidth(look) - 6, middle: bounds.midY, look)
    }
    if attention.isFocused {
      let x = room.minX + min(look.width(String(text.prefix(caret)), .row), room.width)
      list.fill(CGRect(x: x.rounded(), y: bounds.midY - 7, width: 1, height: 14), theme.ink)
    }
  }

  private func keyWidth(_ look: Look) -> CGFloat { key.map { DrawingList.keyCapWidth($0, look) } ?? 0 }

  private func paintText(_ list: inout DrawingList, in room: CGRect, _ look: Look) {
    list.line(text, .row, look.theme.ink, in: room, look)
  }
}
