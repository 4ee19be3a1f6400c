import Canvas
import Foundation

/// A short text in a capsule on the stage.
struct Pill: Equatable {
  var text: String
  var font: Font
  var frame: CGRect

  static func size(of text: String, _ font: Font, _ measures: StageMeasures, _ typesetter: Typesetter) -> CGSize {
    let height = max(measures.pill, CGFloat(font.size) + 7)
    return CGSize(width: (typesetter.width(of: text, font) + height * 0.75).rounded(.up), height: height)
  }

  func draw(_ border: Color, _ appearance: Appearance, _ list: inout DrawingList) {
    draw(border, on: appearance.theme.panel, appearance.theme.text, appearance, &list)
  }

  func draw(
    _ border: Color, on ground: Color, _ textColor: Color, _ appearance: Appearance, _ list: inout DrawingList
  ) {
    let edge = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: frame.height / 2)
    list.fill(edge, ground)
    list.stroke(edge, width: 1, border)
    list.text(text, font, centeredOn: frame.center, appearance.typesetter, textColor)
  }
}
