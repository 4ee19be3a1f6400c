// Values that are numbers: neither infinite nor NaN. Setters that take coordinates refuse others, so that a NaN, as a view
// flattened by a transform yields it, spreads no further (SV-03).

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension [CGPoint] {
  /// The centroid; zero if there are no points.
  package var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
