import Canvas
import CoreGraphics

/// Stands for a picture whose pixels are not known: a grey box with its name, or a symbol's name in its colour.
struct PictureSign {
  private let name: String
  private let isSymbol: Bool
  private let color: Color
  private let outline: Path
  private let box: CGRect

  init(_ picture: PictureValue, _ rect: CGRect, _ place: CGAffineTransform) {
    switch picture {
    case .named(let name, let isSymbol, let tint):
      (self.name, self.isSymbol) = (name, isSymbol)
      color = tint.map { Color($0) } ?? Color(0x8E8E93)
    case .pixels(let pixels, let tint):
      (name, isSymbol, color) = (pixels.name, false, tint.map { Color($0) } ?? Color(0x8E8E93))
    case .drawn, .unknown: (name, isSymbol, color) = ("", false, Color(0x8E8E93))
    }
    outline = Path(PathValue(rect), place)
    box = CGRect(rect, place)
  }

  func draw(_ typesetter: Typesetter, to list: inout DrawingList) {
    guard box.width.isFinite, box.height.isFinite, box.width > 0, box.height > 0, box.width < 1e5 else { return }
    if !isSymbol { list.fill(outline, color.opacity(0.25)) }
    list.stroke(outline, width: 1, color.opacity(0.7))
    let font = Font.sans(Int(min(max(box.height / 3, 9), 13)))
    let text = typesetter.truncated(name, font, width: box.width - 4)
    guard !text.isEmpty, text != "…", box.height >= CGFloat(font.size) + 2 else { return drawCross(&list) }
    let width = typesetter.width(of: text, font)
    list.text(
      text, font, at: CGPoint(x: (box.midX - width / 2).rounded(), y: font.baseline(centeredOn: box.midY)), color,
      beginningOf: text == name ? nil : name)
  }

  /// The sign where there is no room for a name.
  private func drawCross(_ list: inout DrawingList) {
    guard let corners = outline.contours.first?.points, corners.count == 4 else { return }
    for (one, other) in [(0, 2), (1, 3)] {
      list.stroke(.line(from: corners[one], to: corners[other]), width: 1, color.opacity(0.7))
    }
  }
}
