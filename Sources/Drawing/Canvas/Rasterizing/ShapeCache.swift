import Foundation

/// The fixed-point shapes of paths and lines that were drawn lately, for bitmaps that are drawn again and again.
struct ShapeCache {
  private var shapes = BoundedCache<Key, FixedPath>(capacity: 512)

  /// The parts that a shape is made of.
  private struct Key: Hashable {
    var path: Path
    /// Nil for the area of the path.
    var stroke: Stroke?
    var scale: Int

    /// Hashes a few numbers: the same shape at another place has other bounds.
    func hash(into hasher: inout Hasher) {
      let bounds = path.bounds ?? .zero
      for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] { hasher.combine(number) }
      hasher.combine(stroke?.width)
    }
  }

  /// Returns the area of `path`, or that of a line along it, in a bitmap of `scale`.
  mutating func shape(of path: Path, _ stroke: Stroke? = nil, scale: Int) -> FixedPath {
    // A rectangle is converted faster than it is found.
    if stroke == nil, path.isSimple { return FixedPath(path, scale: scale) }
    let key = Key(path: path, stroke: stroke, scale: scale)
    if let shape = shapes[key] { return shape }
    let shape = FixedPath(path, stroke, scale: scale)
    shapes[key] = shape
    return shape
  }
}

extension Path {
  /// Whether it has few points.
  fileprivate var isSimple: Bool {
    if let rectangle { return rectangle.radius == 0 }
    let contours = contours
    return contours.count == 1 && contours[0].points.count <= 4
  }
}
