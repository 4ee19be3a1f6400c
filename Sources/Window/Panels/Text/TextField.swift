import Canvas
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// A text field.
final class TextField: LineField {
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

  var text: String { line.text }

  // MARK: Writing

  /// Replaces the text and puts the caret at its end.
  func replace(with text: String) {
    line = EditedLine(text)
    change(text)
  }

  override func textChanged() { change(text) }

  override func edit(_ chord: Chord) -> Bool {
    switch chord.key {
    case .escape where !text.isEmpty && !isOverlay:
      line.selectAll()
      line.delete(to: 0)
      textChanged()
    case .enter: submit()
    default: return super.edit(chord)
    }
    return true
  }

  // MARK: Painting

  override func textFrame(_ appearance: Appearance) -> CGRect {
    let left = icon == nil ? 8 * scale(appearance) : 26
    return bounds.inset(left: left, right: (showsKey ? keyWidth(appearance) : 0) + 8)
  }

  override func font(_ appearance: Appearance) -> Font { isOverlay ? appearance.overlay(.row) : .row }

  private func scale(_ appearance: Appearance) -> CGFloat { isOverlay ? appearance.overlayScale : 1 }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, font = font(appearance), scale = scale(appearance)
    let border = interaction.isFocused ? theme.text : interaction.isHovered ? theme.inactive : theme.controlBorder
    list.box(bounds, radius: 6 * scale, fill: theme.field, border: border, width: interaction.isFocused ? 2 : 1)
    if let icon { list.icon(icon, at: CGPoint(x: 14, y: bounds.midY), theme.secondaryText) }
    let textFrame = textFrame(appearance)
    if text.isEmpty && composition == nil {
      list.line(prompt, font, theme.faintText, in: textFrame, appearance)
    } else if !interaction.isFocused {
      list.line(text, font, theme.text, in: textFrame, appearance)
    }
    if let key, showsKey {
      list.keyCap(key, left: bounds.width - keyWidth(appearance) - 6, middle: bounds.midY, appearance)
    }
    if interaction.isFocused { paintLine(&list, appearance) }
  }

  private var showsKey: Bool { text.isEmpty && !interaction.isFocused }

  private func keyWidth(_ appearance: Appearance) -> CGFloat {
    key.map { DrawingList.keyCapWidth($0, appearance) } ?? 0
  }
}
