import Canvas
import Foundation

nonisolated extension DrawingList {
  /// Draws `body` with the origin moved to `origin`.
  mutating func moved(to origin: CGPoint, _ body: (inout DrawingList) -> Void) {
    var inner = DrawingList(element: element)
    body(&inner)
    append(contentsOf: origin == .zero ? inner.drawings : inner.drawings.map { $0.moved(by: origin) })
  }
}

nonisolated extension Drawing {
  /// The same drawing in another place.
  func moved(by offset: CGPoint) -> Drawing {
    var result = self
    switch content {
    case .fill(let path, let color):
      result.content = .fill(path.offset(x: offset.x, y: offset.y), color)
    case .stroke(let path, let stroke, let color):
      result.content = .stroke(path.offset(x: offset.x, y: offset.y), stroke, color)
    case .hatch(let path, let hatch, let color):
      result.content = .hatch(path.offset(x: offset.x, y: offset.y), hatch, color)
    case .text(let string, let font, let point, let color):
      result.content = .text(string, font, CGPoint(x: point.x + offset.x, y: point.y + offset.y), color)
    case .pushClip(let rect, let radius):
      result.content = .pushClip(rect.offsetBy(dx: offset.x, dy: offset.y), radius: radius)
    case .popClip: break
    }
    return result
  }
}
