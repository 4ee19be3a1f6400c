import Canvas
import ScenePicture
import UIKit

/// A button of a sheet. It is larger on a projector.
final class SheetButton: PlainControl {
  var title = ""
  /// Whether the button does what Enter does.
  var isDefault = false

  /// The width that the title needs.
  func width(_ appearance: Appearance) -> CGFloat {
    (appearance.width(title, appearance.overlay(.control)) + 24 * appearance.overlayScale).rounded(.up)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale
    let ground = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.panel
    let border = isDefault ? theme.text : theme.controlBorder
    list.box(bounds, radius: 6 * scale, fill: ground, border: border, width: isDefault ? 1.5 * scale : 1)
    list.line(
      title, appearance.overlay(.control), theme.text, in: bounds.insetBy(dx: 4, dy: 0), appearance, .center)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6 * scale, appearance) }
  }
}

/// A box with a tick and its label.
final class CheckRow: PlainControl {
  var title = ""
  private(set) var isOn = false

  init() {
    super.init()
    addAction(UIAction { [unowned self] _ in isOn.toggle() }, for: .touchUpInside)
  }

  func set(_ isOn: Bool) { self.isOn = isOn }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale, side = 14 * scale
    let box = CGRect(x: 5 * scale, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    let border = isEnabled ? (interaction.isHovered ? theme.text : theme.secondaryText) : theme.inactive
    list.box(
      box, radius: 3 * scale, fill: isHighlighted ? theme.pressed : theme.field, border: border, width: 1.5 * scale)
    if isOn {
      let tick: [(CGFloat, CGFloat)] = [(3.5, 7.2), (6, 9.8), (10.6, 4.4)]
      let points = tick.map { CGPoint(x: box.minX + $0.0 * scale, y: box.minY + $0.1 * scale) }
      list.stroke(.polyline(points), Stroke(1.8 * scale, cap: .round), isEnabled ? theme.text : theme.faintText)
    }
    let text = bounds.between(box.maxX + 8 * scale, bounds.maxX)
    list.line(title, appearance.overlay(.row), isEnabled ? theme.text : theme.faintText, in: text, appearance)
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 4 * scale, appearance) }
  }
}
