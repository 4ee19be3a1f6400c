import Canvas
import Foundation

// Small components that several panels show: key caps, pills, chips.

extension DrawingList {
  /// Draws a key cap 16 high. Returns its right end.
  @discardableResult
  package mutating func keyCap(_ key: String, left: CGFloat, middle: CGFloat, _ appearance: Appearance) -> CGFloat {
    keyCap(key, .pill, scale: 1, left: left, middle: middle, appearance)
  }

  /// Draws a key cap at the scale of overlays. Returns its right end.
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
    line(key, font, appearance.theme.secondaryText, in: cap, appearance, .center)
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

  /// Draws a name in a chip; `size` is the size of its letters in pixels. Returns the right end of the chip.
  @discardableResult
  package mutating func chip(
    _ name: String, _ state: Color, size: Int, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    let font = Font.sans(size, .semibold)
    let frame = DrawingList.chipFrame(name, size: size, left: left, middle: middle, appearance)
    let theme = appearance.theme
    box(frame, radius: 4, fill: state.mixed(into: theme.panel, 0.14), border: state.mixed(into: theme.panel, 0.55))
    text(name, font, at: CGPoint(x: frame.minX + 6, y: font.baseline(centeredOn: middle)), theme.text)
    return frame.maxX
  }

  package static func chipFrame(
    _ name: String, size: Int, left: CGFloat, middle: CGFloat, _ appearance: Appearance
  ) -> CGRect {
    let height = CGFloat(size) + 7
    return CGRect(
      x: left.rounded(), y: (middle - height / 2).rounded(), width: chipWidth(name, size: size, appearance),
      height: height)
  }

  package static func chipWidth(_ name: String, size: Int, _ appearance: Appearance) -> CGFloat {
    (appearance.width(name, .sans(size, .semibold)) + 12).rounded()
  }
}

extension DrawingList {
  /// Draws a finger's shape with its number, 13 px wide.
  package mutating func fingerMark(_ finger: Int, at center: CGPoint, _ appearance: Appearance) {
    fill(FingerShape(finger).path(radius: 6.5).offset(x: center.x, y: center.y), appearance.theme.text)
    line(
      String(finger), .digit, appearance.theme.panel, in: CGRect(center: center, side: 16), appearance, .center)
  }

  /// Draws a disc, 16 px wide, with the number of a view in the order of asking. Three digits and more make it wider.
  package mutating func badge(_ number: Int, at center: CGPoint, _ tone: Tone, _ appearance: Appearance) {
    let theme = appearance.theme
    fill(.badge(number, .digit, center: center, radius: 8), theme.color(tone))
    text(String(number), .digit, centeredOn: center, appearance.typesetter, theme.textColor(on: tone))
  }
}

extension Path {
  /// Returns the ground of a number: a disc, and for more than two digits a capsule.
  static func badge(_ number: Int, _ font: Font, center: CGPoint, radius: CGFloat) -> Path {
    let width = 2 * radius + font.widening(by: number)
    return .roundedRect(CGRect(center: center, width: width, height: 2 * radius), radius: radius)
  }
}

extension Font {
  /// Returns by how much a badge with a number is wider than a disc: two digits fit into that.
  package func widening(by number: Int) -> CGFloat {
    (0.7 * CGFloat(size)).rounded() * CGFloat(max(String(number).count - 2, 0))
  }
}

extension DrawingList {
  /// Draws a word in a capsule with a border in the colour of its state, 18 px high, or 22 in a heading. Returns its
  /// frame.
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
    line(text, .pill, theme.text, in: pill.inset(left: lead), appearance)
    return pill
  }
}
