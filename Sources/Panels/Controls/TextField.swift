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

  let errorText: String? = nil

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

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, font = font(appearance), scale = liesOver ? appearance.overlayScale : 1
    let border = attention.isFocused ? theme.ink : attention.isHovered ? theme.hair : theme.controlBorder
    list.box(bounds, radius: 6 * scale, fill: theme.field, border: border, width: attention.isFocused ? 2 : 1)
    var left = 8 * scale
    if let icon {
      list.icon(icon, at: CGPoint(x: 14, y: bounds.midY), theme.ink2)
      left = 26
    }
    let space = CGRect(
      x: left, y: 0, width: max(bounds.width - left - keyWidth(appearance) - 8, 0), height: bounds.height)
    if text.isEmpty {
      list.line(prompt, font, theme.ink3, in: space, appearance)
    } else {
      list.line(text, font, theme.ink, in: space, appearance)
    }
    if let key, text.isEmpty, !attention.isFocused {
      list.keyCap(key, left: bounds.width - keyWidth(appearance) - 6, middle: bounds.midY, appearance)
    }
    if attention.isFocused {
      let x = space.minX + min(appearance.width(line.beforeCaret, font), space.width)
      list.fill(
        CGRect(x: x.rounded(), y: bounds.midY - 7 * scale, width: scale.rounded(), height: 14 * scale), theme.ink)
    }
  }

  private func keyWidth(_ appearance: Appearance) -> CGFloat {
    key.map { DrawingList.keyCapWidth($0, appearance) } ?? 0
  }

  private func font(_ appearance: Appearance) -> Font { liesOver ? appearance.overlay(.row) : .row }
}
