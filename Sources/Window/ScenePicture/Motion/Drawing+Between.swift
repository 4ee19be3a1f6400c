import Canvas
import Foundation

extension Drawing {
  /// Returns the drawing between `old` and this one, or nil if they are of different kinds. `progress` is from 0 to 1.
  func between(_ old: Drawing, _ progress: Double) -> Drawing? {
    var result = self
    switch (old.content, content) {
    case (.fill(let oldPath, let oldColor), .fill(let path, let color)):
      result.content = .fill(path.between(oldPath, progress), color.between(oldColor, progress))
    case (.stroke(let oldPath, let oldStroke, let oldColor), .stroke(let path, let stroke, let color)):
      var pen = stroke
      pen.width = oldStroke.width + (stroke.width - oldStroke.width) * progress
      result.content = .stroke(path.between(oldPath, progress), pen, color.between(oldColor, progress))
    case (.text, .text): break
    default: return nil
    }
    return result
  }

  /// Returns a line with its shape made larger around its middle, by a share of its size. Other drawings stay as they are.
  func grown(by share: Double) -> Drawing {
    guard case .stroke(let path, let pen, let color) = content, let middle = path.bounds?.center else { return self }
    var result = self
    let grown = path.transformed {
      CGPoint(x: middle.x + ($0.x - middle.x) * (1 + share), y: middle.y + ($0.y - middle.y) * (1 + share))
    }
    result.content = .stroke(grown, pen, color)
    return result
  }

  /// Whether the drawing is a line of text.
  var isText: Bool {
    if case .text = content { true } else { false }
  }
}

extension Path {
  /// Returns this shape, fitted into a box between the bounds of `old` and its own bounds.
  fileprivate func between(_ old: Path, _ progress: Double) -> Path {
    guard let from = old.bounds, let to = bounds, from != to else { return self }
    let way = { (start: CGFloat, end: CGFloat) -> CGFloat in start + (end - start) * CGFloat(progress) }
    let box = CGRect(
      x: way(from.minX, to.minX), y: way(from.minY, to.minY), width: way(from.width, to.width),
      height: way(from.height, to.height))
    let across: CGFloat = to.width > 0 ? box.width / to.width : 1
    let down: CGFloat = to.height > 0 ? box.height / to.height : 1
    return transformed {
      CGPoint(x: box.minX + ($0.x - to.minX) * across, y: box.minY + ($0.y - to.minY) * down)
    }
  }
}

extension Color {
  fileprivate func between(_ old: Color, _ progress: Double) -> Color {
    var result = mixed(into: old, progress)
    let (start, end) = (Double(old.alpha), Double(alpha))
    result.alpha = UInt8((start + (end - start) * progress).rounded())
    return result
  }
}
