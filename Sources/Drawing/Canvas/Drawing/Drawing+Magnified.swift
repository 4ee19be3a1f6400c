import Foundation

extension Drawing {
  /// Returns the drawing with all lengths multiplied by `factor`. Fonts have whole sizes, rounded down, so that a text is
  /// never wider than its magnified space.
  package func magnified(by factor: CGFloat) -> Drawing {
    var result = self
    let place = { (point: CGPoint) in CGPoint(x: point.x * factor, y: point.y * factor) }
    switch content {
    case .fill(let path, let color): result.content = .fill(path.transformed(place), color)
    case .stroke(let path, let stroke, let color):
      result.content = .stroke(path.transformed(place), stroke.magnified(by: factor), color)
    case .hatch(let path, let hatch, let color):
      let magnified = Hatch(pitch: hatch.pitch * factor, width: hatch.width * factor)
      result.content = .hatch(path.transformed(place), magnified, color)
    case .text(let string, var font, let point, let color):
      font.size = Int(CGFloat(font.size) * factor + 0.001)
      result.content = .text(string, font, place(point), color)
    case .picture(let picture, let area, let style):
      result.content = .picture(picture, area.magnified(by: factor), style)
    case .pushClip(let rect, let radius):
      result.content = .pushClip(rect.magnified(by: factor), radius: radius * factor)
    case .pushPathClip(let path): result.content = .pushPathClip(path.transformed(place))
    case .popClip: break
    }
    return result
  }
}

extension DrawingList {
  /// Draws `body` with its origin at `origin` and all lengths multiplied by `factor`.
  package mutating func magnified(by factor: CGFloat, at origin: CGPoint, _ body: (inout DrawingList) -> Void) {
    var list = DrawingList(element: element)
    body(&list)
    moved(to: origin) { $0.append(contentsOf: list.drawings.map { $0.magnified(by: factor) }) }
  }
}

extension CGRect {
  /// Returns the rectangle with place and size multiplied by `factor`.
  package func magnified(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension Stroke {
  fileprivate func magnified(by factor: CGFloat) -> Stroke {
    Stroke(width * factor, dash: dash.map { $0 * factor }, phase: phase * factor, cap: cap, join: join)
  }
}
