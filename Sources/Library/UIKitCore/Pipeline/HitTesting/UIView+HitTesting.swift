extension UIView {
  /// The default of `hitTest(_:with:)`: nil unless the view accepts touches and contains the point; else the answer of the
  /// frontmost subview that has one; else the view itself (HT-04, HT-05, HT-06).
  ///
  /// `point` is in the view's coordinate space. The code of a subview that is asked may change the tree: the subviews are
  /// asked as they were when the search began.
  @inline(__always)
  final func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, answers(pointInside: point, with: event) else { return nil }
    return children.firstFromFront { $0.answers(hitTest: $0.placement.searched(point), with: event) } ?? self
  }
}
