import Foundation

extension Drawing {
  /// Returns the drawing moved by `offset`, in pixels at scale 1.
  package func moved(by offset: CGPoint) -> Drawing {
    var result = self
    result.content = content.moved(by: offset)
    return result
  }
}

extension Drawing.Content {
  /// Returns the content moved by `offset`, in pixels at scale 1.
  func moved(by offset: CGPoint) -> Drawing.Content {
    switch self {
    case .fill(let path, let color): .fill(path.offset(x: offset.x, y: offset.y), color)
    case .stroke(let path, let stroke, let color): .stroke(path.offset(x: offset.x, y: offset.y), stroke, color)
    case .hatch(let path, let hatch, let color): .hatch(path.offset(x: offset.x, y: offset.y), hatch, color)
    case .text(let string, let font, let point, let color):
      .text(string, font, CGPoint(x: point.x + offset.x, y: point.y + offset.y), color)
    case .picture(let picture, let place, let style): .picture(picture, place.moved(by: offset), style)
    case .pushClip(let rect, let radius): .pushClip(rect.offsetBy(dx: offset.x, dy: offset.y), radius: radius)
    case .pushPathClip(let path): .pushPathClip(path.offset(x: offset.x, y: offset.y))
    case .popClip: .popClip
    }
  }
}
