extension UIView {
  /// Sets bounds and center so that the view would have this frame without its transform.
  func takeUntransformedFrame(_ frame: CGRect) {
    var place = placement
    place.untransformedFrame = frame
    if bounds.size != place.bounds.size { bounds.size = place.bounds.size }
    if center != place.center { center = place.center }
  }

  /// Documented: gives the subviews the frames that their autoresizing masks say, after the view's size was `old`. The
  /// flexible parts along an axis share the change in proportion to their lengths.
  func resizeSubviews(from old: CGSize) {
    let new = placement.bounds.size
    guard new != old, autoresizesSubviews else { return }
    for subview in children.array {
      guard let mask = subview.storedLooks?.autoresizingMask, mask != [],
        subview.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let frame = subview.untransformedFrame
      var x = Stretch(frame.minX, frame.width, in: old.width), y = Stretch(frame.minY, frame.height, in: old.height)
      x.resize(
        by: new.width - old.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      y.resize(
        by: new.height - old.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      subview.takeUntransformedFrame(CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
    }
  }
}

/// The place of a subview along one axis.
nonisolated private struct Stretch {
  private(set) var start, length: CGFloat
  private let rest: CGFloat

  init(_ start: CGFloat, _ length: CGFloat, in whole: CGFloat) {
    (self.start, self.length, rest) = (start, length, whole - start - length)
  }

  mutating func resize(by change: CGFloat, _ startIsFlexible: Bool, _ lengthIsFlexible: Bool, _ restIsFlexible: Bool) {
    let flexible = [(startIsFlexible, start), (lengthIsFlexible, length), (restIsFlexible, rest)]
    let count = flexible.filter(\.0).count
    guard count > 0 else { return }
    let sum = flexible.reduce(0) { $0 + ($1.0 ? max($1.1, 0) : 0) }
    func share(_ part: CGFloat) -> CGFloat { change * (sum > 0 ? max(part, 0) / sum : 1 / CGFloat(count)) }
    if startIsFlexible { start += share(start) }
    if lengthIsFlexible { length = max(0, length + share(length)) }
  }
}
