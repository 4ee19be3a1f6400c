/// The place of a view in its superview: center, bounds and transform, and the values that the hit test derives from
/// them.
///
/// `frame` is derived. Without a transform, one addition converts a point of the superview into a point of the view;
/// with one, the inverse matrix does. A value, and still not in TouchRules: called across modules it would double the time
/// of a hit test. The properties that the hit test reads come first, next to each other in memory.
nonisolated struct Placement: Equatable {
  /// Added to a point of the superview if there is no transform.
  private(set) var toLocal = CGVector.zero
  /// Width and height are not negative: a rectangle that extends to the other side is standardized.
  var bounds: CGRect {
    didSet {
      bounds = bounds.standardized
      update()
    }
  }
  private(set) var isTransformed = false
  var center: CGPoint { didSet { update() } }
  var transform = CGAffineTransform.identity { didSet { update() } }
  /// Nil if the transform has no inverse; the view then cannot be hit (HT-18).
  private(set) var fromSuperview: CGAffineTransform?
  /// The part of the bounds that is at `center`, from 0 to 1; the middle, unless the layer's anchor point was set.
  var anchor = CGPoint(x: 0.5, y: 0.5) { didSet { update() } }

  /// The place with this frame; an empty place at the origin if a number in it is NaN or infinite.
  init(frame: CGRect) {
    let frame = frame.isFinite ? frame.standardized : .zero
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    update()
    if !isFinite { self = Placement(frame: .zero) }
  }

  /// Whether every number is finite, also in the transform that conversions use. Views keep their old place otherwise,
  /// so that no NaN reaches the location of a touch.
  var isFinite: Bool {
    bounds.isFinite && center.isFinite && anchor.isFinite && toLocal.dx.isFinite && toLocal.dy.isFinite
      && (!isTransformed || (transform.isFinite && toSuperview.isFinite))
  }

  var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// From the view's frame, whose top left corner is zero, to the superview.
  var ofFrame: CGAffineTransform {
    CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(toSuperview)
  }

  /// The point of the bounds that is at `center`.
  private var pivot: CGPoint {
    CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
  }

  /// The frame without the transform.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y, width: bounds.width,
        height: bounds.height)
    }
    set {
      center = CGPoint(x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
      bounds.size = newValue.size
    }
  }

  /// The smallest axis-aligned rectangle around the view, in its superview's coordinate space.
  var frame: CGRect {
    get {
      isTransformed ? bounds.applying(toSuperview) : untransformedFrame
    }
    set {
      let frame = newValue.standardized
      guard isTransformed else { return untransformedFrame = frame }
      if let size = transform.inverse.map({ frame.size.applying($0) }) {
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      }
      let moved = self.frame
      center = CGPoint(x: center.x + frame.midX - moved.midX, y: center.y + frame.midY - moved.midY)
    }
  }

  /// Converts a point of the superview into the view's coordinate space for a hit test; NaN, which is inside no bounds,
  /// if the transform has no inverse (HT-18).
  @inline(__always)
  func searched(_ point: CGPoint) -> CGPoint {
    guard isTransformed else { return shifted(point) }
    return fromSuperview.map { point.applying($0) } ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan)
  }

  /// The same for a view without a transform.
  @inline(__always)
  func shifted(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + toLocal.dx, y: point.y + toLocal.dy) }

  // MARK: Converting

  // Chosen: UIKit documents no result where there is none. Every conversion gives finite numbers. A transform without
  // an inverse, such as a scale of 0, is ignored on the way into the view; a point too far away for a number is left
  // as it is.

  /// The transform from the superview's coordinate space into the view's.
  var intoView: CGAffineTransform {
    fromSuperview ?? CGAffineTransform(translationX: toLocal.dx, y: toLocal.dy)
  }

  /// Converts a point of the superview into the view's coordinate space.
  func local(_ point: CGPoint) -> CGPoint {
    let moved = isTransformed ? point.applying(intoView) : shifted(point)
    return moved.isFinite ? moved : point
  }

  /// Converts a point of the view into the superview's coordinate space.
  func outer(_ point: CGPoint) -> CGPoint {
    let moved = point.applying(toSuperview)
    return moved.isFinite ? moved : point
  }

  /// Whether the bounds contain the point: min edges inside, max edges outside, as in `CGRectContainsPoint` (HT-12).
  @inline(__always)
  func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width
      && point.y >= bounds.origin.y && point.y < bounds.origin.y + bounds.size.height
  }

  private mutating func update() {
    toLocal = CGVector(dx: pivot.x - center.x, dy: pivot.y - center.y)
    isTransformed = !transform.isIdentity
    fromSuperview = toSuperview.inverse
  }
}
