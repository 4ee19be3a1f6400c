import Foundation

// Parts of rectangles, for panels and marks that are laid out in rows, columns and strips. Lengths in pixels at scale 1.

extension CGRect {
  package enum Edge { case left, right, top, bottom }

  package init(center: CGPoint, width: CGFloat, height: CGFloat) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  package init(center: CGPoint, side: CGFloat) { self.init(center: center, width: side, height: side) }

  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the rectangle without a strip along each edge. Width and height never fall below 0.
  package func inset(left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
    CGRect(
      x: minX + left, y: minY + top, width: max(width - left - right, 0), height: max(height - top - bottom, 0))
  }

  /// Returns the part between two x coordinates, over the full height. The width never falls below 0.
  package func between(_ left: CGFloat, _ right: CGFloat) -> CGRect {
    CGRect(x: left, y: minY, width: max(right - left, 0), height: height)
  }

  /// Returns a strip along an edge.
  package func strip(_ edge: Edge, _ length: CGFloat) -> CGRect {
    switch edge {
    case .left: CGRect(x: minX, y: minY, width: length, height: height)
    case .right: CGRect(x: maxX - length, y: minY, width: length, height: height)
    case .top: CGRect(x: minX, y: minY, width: width, height: length)
    case .bottom: CGRect(x: minX, y: maxY - length, width: width, height: length)
    }
  }

  /// Cuts a strip off an edge and returns it. The width and height of the rest never fall below 0.
  package mutating func cut(_ edge: Edge, _ length: CGFloat) -> CGRect {
    let cut = strip(edge, length)
    switch edge {
    case .left: self = inset(left: length)
    case .right: self = inset(right: length)
    case .top: self = inset(top: length)
    case .bottom: self = inset(bottom: length)
    }
    return cut
  }

  /// Returns one of the rows of equal height that are stacked from the top. The last ones may lie below the bottom.
  package func row(_ index: Int, height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY + CGFloat(index) * height, width: width, height: height)
  }

  /// Returns the strip of this height across the full width whose middle is at `middle`.
  package func band(middle: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: minX, y: middle - height / 2, width: width, height: height)
  }

  /// Returns a rectangle of this size in the middle, with its origin on a whole pixel.
  package func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: minX + ((width - size.width) / 2).rounded(), y: minY + ((height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

// MARK: Geometry

extension CGRect {
  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    var low = points.first ?? .zero, high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(from: low, to: high)
  }

  /// The smallest rectangle around two points.
  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  /// Returns whether the two have more in common than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle with every side moved outwards by `distance`.
  func outset(by distance: CGFloat) -> CGRect { insetBy(dx: -distance, dy: -distance) }
}

extension [CGRect] {
  /// Returns whether one of these rectangles overlaps `rect`.
  func overlap(_ rect: CGRect) -> Bool { contains { $0.overlaps(rect) } }
}

extension CGRect {
  /// Returns the point of the rectangle that is nearest to `point`.
  func nearest(to point: CGPoint) -> CGPoint {
    CGPoint(x: Swift.min(Swift.max(point.x, minX), maxX), y: Swift.min(Swift.max(point.y, minY), maxY))
  }
}
