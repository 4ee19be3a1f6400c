import Canvas
import Foundation

/// The place of a line of text in its frame.
package enum TextAlignment {
  case left, center, right
}

extension DrawingList {
  /// Draws one line of text in `rect`, centred on the height of its capitals. Text that does not fit ends with "…".
  /// Returns the right end of the text.
  @discardableResult
  package mutating func line(
    _ string: String, _ font: Font, _ color: Color, in rect: CGRect, _ appearance: Appearance,
    _ alignment: TextAlignment = .left
  ) -> CGFloat {
    let shown = appearance.typesetter.truncated(string, font, width: rect.width)
    let width = appearance.width(shown, font)
    let left =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    let point = CGPoint(x: left, y: font.baseline(centeredOn: rect.midY))
    text(shown, font, at: point, color, beginningOf: shown == string ? nil : string)
    return left + width
  }

  /// Draws one line of text whose baseline starts at `point`. Text wider than `width` ends with "…".
  mutating func text(
    _ string: String, _ font: Font, at point: CGPoint, width: CGFloat, _ color: Color, _ appearance: Appearance
  ) {
    let shown = appearance.typesetter.truncated(string, font, width: width)
    text(shown, font, at: point, color, beginningOf: shown == string ? nil : string)
  }

  /// Draws a horizontal line of one pixel; `y` is the top of its row.
  package mutating func rule(from left: CGFloat, to right: CGFloat, y: CGFloat, _ color: Color) {
    fill(CGRect(x: left, y: y, width: right - left, height: 1), color)
  }

  /// Draws a vertical line of one pixel over the height of `rect`; `x` is the left of its column.
  package mutating func rule(at x: CGFloat, in rect: CGRect, _ color: Color) {
    fill(CGRect(x: x, y: rect.minY, width: 1, height: rect.height), color)
  }

  /// Draws a box with a border inside its edge.
  package mutating func box(_ rect: CGRect, radius: CGFloat, fill ground: Color, border: Color, width: CGFloat = 1) {
    fill(.roundedRect(rect, radius: radius), ground)
    stroke(
      .roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), radius: radius - width / 2), width: width, border)
  }

  /// Draws the focus ring of a control: 2 px in the tone of text around `rect`, after a gap of 2 px.
  package mutating func focusRing(around rect: CGRect, radius: CGFloat, _ appearance: Appearance) {
    stroke(.roundedRect(rect.insetBy(dx: -3, dy: -3), radius: radius + 3), width: 2, appearance.theme.text)
  }

  /// Draws the focus ring of a row: 2 px in the tone of text, one pixel inside the edge of `rect`.
  package mutating func focusRing(inside rect: CGRect, radius: CGFloat, _ appearance: Appearance) {
    stroke(.roundedRect(rect.insetBy(dx: 2, dy: 2), radius: radius - 1), width: 2, appearance.theme.text)
  }
}

extension Appearance {
  /// The width of one line of text, in pixels.
  package func width(_ string: String, _ font: Font) -> CGFloat { typesetter.width(of: string, font) }
}

extension Font {
  /// Names, tabs, titles: 13.
  package static var name: Font { .sans(13, .semibold) }
  /// The title of a part of a lesson plan: 16.
  package static var title: Font { .sans(16, .semibold) }
  package static var tab: Font { .sans(13, .medium) }
  /// Rows and controls: 12.
  package static var row: Font { .sans(12) }
  package static var control: Font { .sans(12, .medium) }
  package static var selectedRow: Font { .sans(12, .semibold) }
  /// Captions, digits, pills: 11.
  package static var caption: Font { .sans(11) }
  package static var pill: Font { .sans(11, .medium) }
  package static var digit: Font { .sans(11, .semibold) }
  /// API names and coordinates: mono 12.
  package static var api: Font { .mono(12) }
  /// Log and line numbers: mono 11.
  package static var smallApi: Font { .mono(11) }
}

extension Font {
  /// Returns the font at a size multiplied by `scale`, in whole pixels.
  package func scaled(by scale: CGFloat) -> Font {
    var font = self
    font.size = Int((CGFloat(size) * scale).rounded())
    return font
  }
}
