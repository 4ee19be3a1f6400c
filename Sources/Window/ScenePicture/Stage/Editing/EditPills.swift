import Canvas
import Foundation

/// Places the texts of edit mode around the view that is dragged.
struct EditPills {
  /// The view, and the area in which the texts must lie, in window pixels.
  private let view: CGRect
  private let area: CGRect
  private let scale: CGFloat
  private let typesetter: Typesetter

  init(around view: CGRect, in area: CGRect, scale: CGFloat, _ appearance: Appearance) {
    (self.view, self.area, self.scale, typesetter) = (view, area, scale, appearance.typesetter)
  }

  /// Returns the text with the size or place of the view: beside the handle that is dragged, else below the view.
  func measure(_ text: String, besides handle: EditHandle?) -> Pill {
    let font = Font.mono(12).scaled(by: scale)
    let size = CGSize(width: (typesetter.width(of: text, font) + 18 * scale).rounded(.up), height: 24 * scale)
    let edges = handle?.edges ?? (x: 0, y: 1)
    let center = CGPoint(
      x: edges.x < 0
        ? view.minX - 12 * scale - size.width / 2
        : edges.x > 0
          ? view.maxX + 12 * scale + size.width / 2
          : view.midX,
      y: edges.y < 0 ? view.minY - 18 * scale : edges.y > 0 ? view.maxY + (edges.x == 0 ? 22 : 0) * scale : view.midY)
    return pill(text, font, size, at: center)
  }

  /// Returns the name of a guide: at its end beyond the view.
  func pill(_ text: String, of guide: SnapGuide, at line: LineSegment) -> Pill {
    let font = Font.caption.scaled(by: scale), height = 18 * scale
    let size = CGSize(width: (typesetter.width(of: text, font) + 14 * scale).rounded(.up), height: height)
    let isAfter = guide.axis == .x ? line.end.y > view.maxY + 1 : line.end.x > view.maxX + 1
    let end = isAfter ? line.end : line.start, way: CGFloat = isAfter ? 1 : -1
    let center =
      guide.axis == .x
      ? CGPoint(x: end.x - size.width / 2 - 6 * scale, y: end.y - way * height)
      : CGPoint(x: end.x - way * (size.width / 2 + 6 * scale), y: end.y - height * 0.8)
    return pill(text, font, size, at: center)
  }

  private func pill(_ text: String, _ font: Font, _ size: CGSize, at center: CGPoint) -> Pill {
    let x = min(max(center.x - size.width / 2, area.minX), area.maxX - size.width)
    let y = min(max(center.y - size.height / 2, area.minY), area.maxY - size.height)
    return Pill(
      text: text, font: font, frame: CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height))
  }
}
