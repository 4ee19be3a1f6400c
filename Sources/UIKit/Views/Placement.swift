/// Where a view lies in its superview: center, bounds and transform, with what the hit test needs worked out.
///
/// `frame` is derived. A point of the superview becomes a point of the view by one addition while there is
/// no transform, else through the inverse matrix. What the hit test reads stands first, close together.
nonisolated struct Placement {
  /// Added to a point of the superview while there is no transform.
  private(set) var toLocal = CGVector.zero
  var bounds: CGRect { didSet { update() } }
  private(set) var isTransformed = false
  var center: CGPoint { didSet { update() } }
  var transform = CGAffineTransform.identity { didSet { update() } }
  /// Nil where the transform flattens the view, which then cannot be hit (HT-18).
  private(set) var fromSuperview: CGAffineTransform?

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    update()
  }

  var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The upright rectangle around the view, in its superview's coordinates.
  var frame: CGRect {
    get {
      guard !isTransformed else { return bounds.applying(toSuperview) }
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      guard isTransformed else {
        bounds.size = newValue.size
        return
      }
      guard let inverse = transform.inverse else { return }
      let size = newValue.size.applying(inverse)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
  }

  /// A point of the superview in the view's own coordinates; not a number where the transform flattens the view.
  @inline(__always)
  func local(_ point: CGPoint) -> CGPoint {
    guard isTransformed else { return CGPoint(x: point.x + toLocal.dx, y: point.y + toLocal.dy) }
    return fromSuperview.map { point.applying($0) } ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  }

  /// Min edges inside, max edges outside, as `CGRectContainsPoint` (HT-12).
  @inline(__always)
  func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  private mutating func update() {
    toLocal = CGVector(dx: bounds.midX - center.x, dy: bounds.midY - center.y)
    isTransformed = !transform.isIdentity
    fromSuperview = toSuperview.inverse
  }
}
