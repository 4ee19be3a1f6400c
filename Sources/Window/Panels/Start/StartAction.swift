import Canvas
import ScenePicture
import UIKit

/// A large button of the start page: an icon, a title, a line below it, and the keys that do the same.
final class StartAction: PlainControl {
  var title = "", detail = ""
  private let icon: PanelIcon
  private let keys: [String]
  /// Whether most people want this action; its button is filled.
  private let isPrimary: Bool

  init(_ icon: PanelIcon, keys: [String], isPrimary: Bool = false, action: @escaping () -> Void) {
    (self.icon, self.keys, self.isPrimary) = (icon, keys, isPrimary)
    super.init(action: action)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, style = StartStyle(appearance), scale = style.scale
    let pressed = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : theme.panel
    let dark = theme.text.mixed(into: theme.panel, isHighlighted ? 0.75 : interaction.isHovered ? 0.88 : 1)
    list.box(
      bounds, radius: 6 * scale, fill: isPrimary ? dark : pressed, border: isPrimary ? dark : theme.controlBorder)
    let content = isPrimary ? theme.panel : theme.text
    let left = (style.isProjector ? 84 : 44) * scale
    let size: CGFloat = style.isProjector ? 2.2 : 1
    list.icon(icon, at: CGPoint(x: left / 2, y: bounds.midY), magnification: size * scale, content)
    // The keys are also in the status line: where there is no room for both, the text comes first.
    let room = bounds.maxX - 12 - keysWidth(appearance) - 8 - left
    let hasKeys = !style.isProjector && appearance.width(detail, style.caption) <= room
    let keysLeft = hasKeys ? drawKeys(&list, appearance) : bounds.maxX - 12 * scale
    let rise = (style.isProjector ? 20 : 9) * scale, text = bounds.between(left, keysLeft - 8)
    list.line(title, style.heading, content, in: text.band(middle: bounds.midY - rise, height: 24), appearance)
    let color = isPrimary ? theme.panel.mixed(into: theme.text, 0.82) : theme.secondaryText
    list.line(detail, style.caption, color, in: text.band(middle: bounds.midY + rise, height: 24), appearance)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6 * scale, appearance) }
  }

  private func keysWidth(_ appearance: Appearance) -> CGFloat {
    keys.reduce(0) { $0 + DrawingList.keyCapWidth($1, appearance) + 3 }
  }

  /// Draws the key caps at the right. Returns their left end.
  private func drawKeys(_ list: inout DrawingList, _ appearance: Appearance) -> CGFloat {
    keys.reversed().reduce(bounds.maxX - 12) { right, key in
      let left = right - DrawingList.keyCapWidth(key, appearance)
      list.keyCap(key, left: left, middle: bounds.midY, appearance)
      return left - 3
    }
  }
}

/// A word with an arrow to the right, such as the next preset of a lesson.
final class StartLink: PlainControl {
  var title = ""

  /// The width of the whole title.
  func preferredWidth(_ appearance: Appearance) -> CGFloat {
    let style = StartStyle(appearance)
    return (appearance.width(title, font(style)) + 28 * style.scale).rounded(.up)
  }

  private func font(_ style: StartStyle) -> Font { style.isProjector ? style.caption : .control }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, style = StartStyle(appearance), scale = style.scale
    let ground: Color? = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: 5 * scale), ground) }
    let size: CGFloat = style.isProjector ? 2 : 1, text = bounds.inset(left: 6 * scale, right: 18 * size * scale)
    list.line(title, font(style), theme.text, in: text, appearance, style.isProjector ? .left : .right)
    list.icon(
      .chevronRight, at: CGPoint(x: bounds.maxX - 8 * size * scale, y: bounds.midY), magnification: size * scale,
      theme.text)
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 5 * scale, appearance) }
  }
}
