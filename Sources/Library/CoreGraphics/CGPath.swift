/// A figure of straight lines and curves. As Apple's.
public class CGPath: Hashable {
  /// A piece of a path; its points are those of `CGPathElement` on iOS.
  package enum Element: Hashable, Codable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package fileprivate(set) var elements: [Element]

  fileprivate init(elements: [Element]) { self.elements = elements }

  package convenience init(copying path: CGPath) { self.init(elements: path.elements) }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// An ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero, point = CGPoint.zero
    for element in elements {
      if case .move(let to) = element { start = to }
      point = element.end ?? start
    }
    return point
  }

  /// The smallest rectangle with all points, control points included; the null rectangle for an empty path.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle with the figure, to within a thousandth of its size.
  public var boundingBoxOfPath: CGRect { CGRect(around: lines.flatMap { $0 }) }

  /// Whether a point is inside the figure, whose parts are closed for the question.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform == .identity ? point : point.applying(transform)
    let turns = lines.reduce(0) { $0 + CGPath.turns(of: $1, around: point) }
    return rule == .evenOdd ? turns % 2 != 0 : turns != 0
  }

  /// A path that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// The path itself: it does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Whether both are equal by value.
  public static func == (one: CGPath, two: CGPath) -> Bool { one.elements == two.elements }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The rule for the points inside of a path that crosses itself. As Apple's.
public enum CGPathFillRule: Int, Codable, Sendable { case winding, evenOdd }

/// The ends of a stroke. As Apple's.
public enum CGLineCap: Int32, Codable, Sendable { case butt, round, square }

/// The corners of a stroke. As Apple's, except: outlines of strokes (`CGPath.copy(strokingWithWidth:…)`) have round
/// corners.
public enum CGLineJoin: Int32, Codable, Sendable { case miter, round, bevel }

/// A path that can be changed. As Apple's.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(elements: []) }

  fileprivate override init(elements: [Element]) { super.init(elements: elements) }

  func removeAll() { elements = [] }

  package func append(_ element: Element, _ transform: CGAffineTransform = .identity) {
    elements.append(transform == .identity ? element : element.applying(transform))
  }
}
