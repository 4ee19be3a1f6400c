// A path as straight lines, for questions about points.

extension CGPath {
  /// The number of lines for a curve.
  private static let linesOfCurve = 32

  /// The points of each part; curves are 32 lines.
  var lines: [[CGPoint]] {
    var parts: [[CGPoint]] = [], part: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if part.count > 1 { parts.append(part) }
        part = [point]
      case .line(let point): part.append(point)
      case .quadCurve(let end, let control):
        let start = part.last ?? control
        // The same curve with two control points.
        let control1 = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
        let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        part += CGPath.points(from: start, control1, control2, to: end)
      case .curve(let end, let control1, let control2):
        part += CGPath.points(from: part.last ?? control1, control1, control2, to: end)
      case .close:
        if let first = part.first {
          if part.count > 1 { parts.append(part + [first]) }
          part = [first]
        }
      }
    }
    return part.count > 1 ? parts + [part] : parts
  }

  private static func points(from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint) -> [CGPoint] {
    (1...linesOfCurve).map { index in
      let t = CGFloat(index) / CGFloat(linesOfCurve), u = 1 - t
      func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return CGPoint(x: value(start.x, one.x, two.x, end.x), y: value(start.y, one.y, two.y, end.y))
    }
  }

  /// The number of turns of a closed part around a point.
  static func turns(of part: [CGPoint], around point: CGPoint) -> Int {
    guard let first = part.first else { return 0 }
    var turns = 0
    for (one, two) in zip(part, part.dropFirst() + [first]) where (one.y <= point.y) != (two.y <= point.y) {
      let side = (two.x - one.x) * (point.y - one.y) - (point.x - one.x) * (two.y - one.y)
      if one.y <= point.y ? side > 0 : side < 0 { turns += one.y <= point.y ? 1 : -1 }
    }
    return turns
  }
}

extension CGPath.Element {
  /// The last point; nil for the end of a part.
  var end: CGPoint? { points.last }

  /// Control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension CGRect {
  /// The smallest rectangle with all points; the null rectangle without any.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPath {
  /// The part of the outline between two fractions of its length, as straight lines.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let parts = lines, path = CGMutablePath()
    func distance(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
      ((two.x - one.x) * (two.x - one.x) + (two.y - one.y) * (two.y - one.y)).squareRoot()
    }
    let whole = parts.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
    let (low, high) = (min(max(start, 0), 1) * whole, min(max(end, 0), 1) * whole)
    var position: CGFloat = 0
    for part in parts {
      var isDrawing = false
      for (one, two) in zip(part, part.dropFirst()) {
        let length = distance(one, two)
        defer { position += length }
        guard length > 0, position + length > low, position < high else { continue }
        func point(_ place: CGFloat) -> CGPoint {
          let t = (place - position) / length
          return CGPoint(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
        }
        if !isDrawing { path.move(to: point(max(low, position))) }
        isDrawing = true
        path.addLine(to: point(min(high, position + length)))
      }
    }
    return path
  }
}
