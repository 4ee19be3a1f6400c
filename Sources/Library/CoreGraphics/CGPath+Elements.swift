/// The kinds of pieces of a path. The raw values are Apple's.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path, as `CGPath.applyWithBlock(_:)` gives it to a function. As Apple's.
public struct CGPathElement {
  /// The kind of the piece.
  public var type: CGPathElementType
  /// Its points, control points first: one for a move or a line, two for a quadratic curve, three for a curve, none for
  /// the end of a part. They are valid while the function runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A piece of a path with the points at an address.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that `CGPath.apply(info:function:)` calls for each piece.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function for each piece of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    points.withUnsafeMutableBufferPointer { points in
      guard let address = points.baseAddress else { return }
      for element in elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
      }
    }
  }

  /// Calls a function for each piece of the path, in order.
  /// - Parameter info: the function's first argument.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The path with each point transformed; without a transform the path itself.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    mutableCopy(using: transform)?.copy()
  }

  /// A path that can be changed, with each point transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    for element in elements { path.append(element, transform?.pointee ?? .identity) }
    return path
  }
}

extension CGPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
