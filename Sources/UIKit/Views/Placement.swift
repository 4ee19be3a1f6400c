/// The place of a view in its superview: center, bounds and transform, and the values that the hit test derives from
/// them.
///
/// `frame` is derived. Without a transform, one addition converts a point of the superview into a point of the view;
/// with one, the inverse matrix does. The properties that the hit test reads come first, next to each other in memory.
nonisolated struct Placement {
  /// Added to a point of the superview if there is no transform.
  private(set) var toLocal = CGVector.zero
  var bounds: CGRect { didSet { update() } }
  private(set) var isTransformed = false
  var center: CGPoint { didSet { update() } }
  var transform = CGAffineTransform.identity { didSet { update() } }
  /// Nil if the transform has no inverse; the view then cannot be hit (HT-18).
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

  /// The smallest axis-aligned rectangle around the view, in its superview's coordinate space.
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

  /// Converts a point of the superview into the view's coordinate space; NaN if the transform has no inverse.
  @inline(__always)
  func local(_ point: CGPoint) -> CGPoint {
    guard isTransformed else { return CGPoint(x: point.x + toLocal.dx, y: point.y + toLocal.dy) }
    return fromSuperview.map { point.applying($0) } ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  }

  /// Whether the bounds contain the point: min edges inside, max edges outside, as in `CGRectContainsPoint` (HT-12).
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
