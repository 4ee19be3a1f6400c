/// A figure of straight lines and curves, which overrides of `point(inside:with:)` often ask.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// An arc of a circle. Angles are in radians from the right, and grow clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The width of a stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of a stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of a stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest corner of a stroke, in widths.
  open var miterLimit: CGFloat = 10
  /// How curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Which points are inside of a path that crosses itself.
  open var usesEvenOddFillRule = false

  /// A copy of the path.
  open var cgPath: CGPath {
    get { CGPath.copying(path) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether the path has no element.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle with the figure.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The last point.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside the figure.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// Adds an arc. Angles are in radians from the right, and grow clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics looks at the circle from the other side.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the part that was begun last.
  open func close() { path.closeSubpath() }
  /// Removes everything.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

  /// Moves, scales or turns all points.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Nothing is drawn.
  open func fill() {}
  /// Nothing is drawn.
  open func stroke() {}
  /// Nothing is clipped.
  open func addClip() {}
}

extension CGPath {
  fileprivate static func copying(_ path: CGMutablePath) -> CGPath {
    let copy = CGMutablePath()
    copy.addPath(path)
    return copy
  }
}
