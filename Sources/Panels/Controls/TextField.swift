import Canvas
import Foundation
import ScenePicture
import TouchInput
import UIKit

/// A text field.
final class TextField: PlainControl, TextEditor {
  private var line = EditedLine()
  /// The placeholder of an empty field.
  var prompt = ""
  /// Called by Enter.
  var submit: () -> Void = {}
  /// Whether the field is in an overlay, which is larger on a projector.
  var isOverlay = false
  /// The key that moves the focus to the field, shown as a key cap.
  var key: String?
  private let icon: PanelIcon?
  private let change: (String) -> Void

  /// - Parameter change: called with the new text.
  init(icon: PanelIcon? = nil, change: @escaping (String) -> Void) {
    self.icon = icon
    self.change = change
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  var text: String { line.text }

  let errorText: String? = nil

  // MARK: Writing

  /// Replaces the text and puts the caret at its end.
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
    let theme = appearance.theme, font = font(appearance), scale = isOverlay ? appearance.overlayScale : 1
    let border = interaction.isFocused ? theme.ink : interaction.isHovered ? theme.hair : theme.controlBorder
    list.box(bounds, radius: 6 * scale, fill: theme.field, border: border, width: interaction.isFocused ? 2 : 1)
    var left = 8 * scale
    if let icon {
      list.icon(icon, at: CGPoint(x: 14, y: bounds.midY), theme.ink2)
      left = 26
    }
    let textFrame = bounds.inset(left: left, right: keyWidth(appearance) + 8)
    if text.isEmpty {
      list.line(prompt, font, theme.ink3, in: textFrame, appearance)
    } else {
      list.line(text, font, theme.ink, in: textFrame, appearance)
    }
    if let key, text.isEmpty, !interaction.isFocused {
      list.keyCap(key, left: bounds.width - keyWidth(appearance) - 6, middle: bounds.midY, appearance)
    }
    if interaction.isFocused {
      let x = textFrame.minX + min(appearance.width(line.beforeCaret, font), textFrame.width)
      list.fill(
        CGRect(x: x.rounded(), y: bounds.midY - 7 * scale, width: scale.rounded(), height: 14 * scale), theme.ink)
    }
  }

  private func keyWidth(_ appearance: Appearance) -> CGFloat {
    key.map { DrawingList.keyCapWidth($0, appearance) } ?? 0
  }

  private func font(_ appearance: Appearance) -> Font { isOverlay ? appearance.overlay(.row) : .row }
}
