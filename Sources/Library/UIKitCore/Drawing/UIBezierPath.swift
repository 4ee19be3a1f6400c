/// A figure of straight lines and curves. As Apple's.
///
/// Overrides of `point(inside:with:)` ask it for a hit area that is no rectangle:
///
///     override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///       UIBezierPath(ovalIn: bounds).contains(point)
///     }
open nonisolated class UIBezierPath: NSObject, @unchecked Sendable {
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
  /// The exactness of curves, a hint for speed. They are always drawn exactly.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says which points are inside; else the winding rule does.
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

  /// The path run through backwards. Added to a path around it, it makes a hole by the winding rule.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path.reversed) }

  /// Gets the lengths of dashes and gaps, in points: each pointer that is not nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  private var dashes: [CGFloat] = [], dashPhase: CGFloat = 0

  // MARK: Drawing into the present context

  /// Fills the figure with the fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the figure with the fill colour.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Draws the outline with the stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws the outline with the stroke colour.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }
  /// Clips later drawing to the figure.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}

/// Corners of a rectangle. As Apple's.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// A value of this raw value, as Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
  /// As Apple's.
  public static let bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
  /// As Apple's.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

nonisolated extension UIBezierPath {
  /// A rectangle with some round corners. As Apple's: only the width of `cornerRadii` counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(rect, corners, radius: cornerRadii.width)
  }

  convenience init(_ rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) {
    self.init()
    let rect = rect.standardized, radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    func isRound(_ corner: UIRectCorner) -> Bool { radius > 0 && corners.contains(corner) }
    func turn(_ x: CGFloat, _ y: CGFloat, _ corner: UIRectCorner, _ dx: CGFloat, _ dy: CGFloat, from quarter: CGFloat) {
      guard isRound(corner) else { return isEmpty ? move(to: CGPoint(x: x, y: y)) : addLine(to: CGPoint(x: x, y: y)) }
      addArc(
        withCenter: CGPoint(x: x + dx * radius, y: y + dy * radius), radius: radius, startAngle: quarter * .pi / 2,
        endAngle: (quarter + 1) * .pi / 2, clockwise: true)
    }
    turn(rect.minX, rect.minY, .topLeft, 1, 1, from: 2)
    turn(rect.maxX, rect.minY, .topRight, -1, 1, from: 3)
    turn(rect.maxX, rect.maxY, .bottomRight, -1, -1, from: 0)
    turn(rect.minX, rect.maxY, .bottomLeft, 1, -1, from: 1)
    close()
  }
}

nonisolated extension CGPath {
  fileprivate static func copying(_ path: CGMutablePath) -> CGPath {
    let copy = CGMutablePath()
    copy.addPath(path)
    return copy
  }
}
