import Canvas
import Foundation

// Small things that many panels show: key caps, pills, chips.

extension DrawingList {
  /// A key as it is printed on the keyboard, 16 high. Returns where it ends.
  @discardableResult
  package mutating func keyCap(_ key: String, left: CGFloat, middle: CGFloat, _ appearance: Appearance) -> CGFloat {
    keyCap(key, .pill, scale: 1, left: left, middle: middle, appearance)
  }

  /// The same in what lies over the picture.
  @discardableResult
  package mutating func overlayKeyCap(_ key: String, left: CGFloat, middle: CGFloat, _ appearance: Appearance)
    -> CGFloat
  {
    keyCap(key, appearance.overlay(.pill), scale: appearance.overlayScale, left: left, middle: middle, appearance)
  }

  private mutating func keyCap(
    _ key: String, _ font: Font, scale: CGFloat, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    let width = DrawingList.keyCapWidth(key, font, scale: scale, appearance)
    let cap = CGRect(x: left, y: (middle - 8 * scale).rounded(), width: width, height: (16 * scale).rounded())
    box(cap, radius: 4 * scale, fill: appearance.theme.panel, border: appearance.theme.controlBorder)
    line(key, font, appearance.theme.ink2, in: cap, appearance, .center)
    return cap.maxX
  }

  package static func keyCapWidth(_ key: String, _ appearance: Appearance) -> CGFloat {
    keyCapWidth(key, .pill, scale: 1, appearance)
  }

  package static func overlayKeyCapWidth(_ key: String, _ appearance: Appearance) -> CGFloat {
    keyCapWidth(key, appearance.overlay(.pill), scale: appearance.overlayScale, appearance)
  }

  private static func keyCapWidth(_ key: String, _ font: Font, scale: CGFloat, _ appearance: Appearance) -> CGFloat {
    max((17 * scale).rounded(), (appearance.width(key, font) + 9 * scale).rounded())
  }

  /// A name in letters of `size` px, in the colour of its state. Returns where it ends.
  @discardableResult
  package mutating func chip(
    _ name: String, _ state: Color, size: Int, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    let font = Font.sans(size, .semibold)
    let height = CGFloat(size) + 7
    let frame = CGRect(
      x: left.rounded(), y: (middle - height / 2).rounded(), width: DrawingList.chipWidth(name, size: size, appearance),
      height: height)
    let theme = appearance.theme
    box(frame, radius: 4, fill: state.mixed(into: theme.panel, 0.14), border: state.mixed(into: theme.panel, 0.55))
    text(name, font, at: CGPoint(x: frame.minX + 6, y: font.baseline(centeredOn: middle)), theme.ink)
    return frame.maxX
  }

  package static func chipWidth(_ name: String, size: Int, _ appearance: Appearance) -> CGFloat {
    (appearance.width(name, .sans(size, .semibold)) + 12).rounded()
  }
}

extension DrawingList {
  /// A finger's shape with its number, 13 px wide.
  package mutating func fingerMark(_ finger: Int, at center: CGPoint, _ appearance: Appearance) {
    fill(FingerShape(finger).path(radius: 6.5).offset(x: center.x, y: center.y), appearance.theme.ink)
    let space = CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
    line(String(finger), .digit, appearance.theme.panel, in: space, appearance, .center)
  }

  /// A disc with a number from the order of asking, 16 px wide.
  package mutating func badge(
    _ number: Int, at center: CGPoint, _ color: Color, _ text: Color, _ appearance: Appearance
  ) {
    fill(.circle(center: center, radius: 8), color)
    let space = CGRect(x: center.x - 12, y: center.y - 8, width: 24, height: 16)
    line(String(number), .digit, text, in: space, appearance, .center)
  }
}

extension DrawingList {
  /// A word in a rounded border of its state's colour, 18 high or, in a heading, 22. Returns its frame.
  @discardableResult
  package mutating func pill(
    _ text: String, _ state: Color?, glyph: Icon? = nil, height: CGFloat = 18, right: CGFloat, middle: CGFloat,
    widest: CGFloat = .infinity, _ appearance: Appearance
  ) -> CGRect {
    let theme = appearance.theme, lead: CGFloat = glyph == nil ? 7 : 22
    let width = min(lead + appearance.width(text, .pill) + 7, widest).rounded()
    let pill = CGRect(x: right - width, y: middle - height / 2, width: width, height: height)
    box(
      pill, radius: height / 2, fill: state.map { theme.tint($0) } ?? theme.panel, border: state ?? theme.controlBorder)
    if let glyph { icon(glyph, at: CGPoint(x: pill.minX + 12, y: middle), state ?? theme.skip) }
    let space = CGRect(x: pill.minX + lead, y: pill.minY, width: width - lead, height: height)
    line(text, .pill, theme.ink, in: space, appearance)
    return pill
  }
}
