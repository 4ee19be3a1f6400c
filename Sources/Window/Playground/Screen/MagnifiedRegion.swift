import Canvas
import Foundation

// A window with another text size is drawn magnified. Grounds and rules end on whole pixels, so that neighbors meet and
// rules stay sharp.

nonisolated extension FrameRegion {
  /// Returns the region with all lengths multiplied by `factor`.
  func magnified(by factor: CGFloat) -> FrameRegion {
    guard factor != 1 else { return self }
    return FrameRegion(
      name: name, area: area.magnified(by: factor).onWholePixels,
      drawings: drawings.map { $0.magnified(by: factor).onWholePixels })
  }
}

nonisolated extension Drawing {
  fileprivate var onWholePixels: Drawing {
    var result = self
    switch content {
    case .fill(let path, let color):
      guard let rect = path.rectangle else { return self }
      result.content = .fill(.rect(rect.onWholePixels), color)
    case .pushClip(let rect, radius: 0): result.content = .pushClip(rect.onWholePixels, radius: 0)
    case .stroke, .hatch, .text, .picture, .pushClip, .pushPathClip, .popClip: return self
    }
    return result
  }
}

nonisolated extension Path {
  /// The upright rectangle that the path is; nil for other paths.
  fileprivate var rectangle: CGRect? {
    guard let bounds, self == .rect(bounds) else { return nil }
    return bounds
  }
}

nonisolated extension CGRect {
  /// The rectangle with every edge on the nearest whole pixel, at least one pixel wide and high.
  fileprivate var onWholePixels: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(
      x: left, y: top, width: max(maxX.rounded() - left, width > 0 ? 1 : 0),
      height: max(maxY.rounded() - top, height > 0 ? 1 : 0))
  }
}
