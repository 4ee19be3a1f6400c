// Properties of a view that a hit map reads besides asking `hitTest(_:with:)`.

/// The conversion of a point of the superview into the coordinate space of a view.
package nonisolated enum PointConversion: Sendable {
  /// Adds a vector.
  case offset(CGVector)
  /// Applies a matrix.
  /// - isChecked: whether a point that becomes infinite or NaN is left as it was, as in `convert(_:to:)`.
  case matrix(CGAffineTransform, isChecked: Bool)
  /// No point has a place in the view: its transform has no inverse (HT-18).
  case none
}

extension UIView {
  /// The conversion by which `hitTest(_:with:)` asks this view for its superview.
  package final var searchConversion: PointConversion {
    guard placement.isTransformed else { return .offset(placement.toLocal) }
    return placement.fromSuperview.map { .matrix($0, isChecked: false) } ?? .none
  }

  /// The conversion of `convert(_:from:)` from the superview.
  package final var conversionFromSuperview: PointConversion {
    placement.isTransformed ? .matrix(placement.intoView, isChecked: true) : .offset(placement.toLocal)
  }
}
