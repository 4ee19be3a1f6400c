import Foundation

extension Drawing {
  /// Returns a rectangle that contains the drawing, in pixels at scale 1.
  package func bounds(_ typesetter: Typesetter) -> CGRect {
    switch content {
    case .fill(let path, _), .hatch(let path, _, _), .pushPathClip(let path): return path.bounds ?? .null
    case .stroke(let path, let stroke, _):
      // A mitred corner extends at most twice the width beyond the path.
      return path.bounds?.insetBy(dx: -2 * stroke.width, dy: -2 * stroke.width) ?? .null
    case .text(let string, let font, let point, _):
      // Italics and accents extend beyond their box; Chinese is taller than Latin of the same size.
      let size = CGFloat(max(font.size, 12)), width = typesetter.width(of: string, font)
      return CGRect(x: point.x - size / 2, y: point.y - 1.5 * size, width: width + size, height: 2.2 * size)
    case .picture(_, let place, _): return place.path.bounds ?? .null
    case .pushClip(let rect, _): return rect
    case .popClip: return .null
    }
  }
}
