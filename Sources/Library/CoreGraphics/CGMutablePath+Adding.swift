extension CGMutablePath {
  /// Begins a part of the path.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.move(point), transform) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.line(point), transform) }

  /// Adds a line through several points; it begins at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quadCurve(end, control: control), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(end, control1: control1, control2: control2), transform)
  }

  /// Closes the part that was begun last.
  public func closeSubpath() { append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    append(.move(CGPoint(x: rect.minX, y: rect.minY)), transform)
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)), transform)
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)), transform)
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)), transform)
    append(.close)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2).concatenating(transform)
    append(.move(CGPoint(x: 1, y: 0)), place)
    addUnitArc(from: 0, by: 2 * .pi, place)
    append(.close)
  }

  /// Adds a rectangle with round corners, which are at most half as large as it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let width = min(max(cornerWidth, 0), rect.width / 2), height = min(max(cornerHeight, 0), rect.height / 2)
    append(.move(CGPoint(x: rect.maxX, y: rect.midY)), transform)
    let corners = [
      CGPoint(x: rect.maxX - width, y: rect.maxY - height), CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height), CGPoint(x: rect.maxX - width, y: rect.minY + height),
    ]
    for (index, corner) in corners.enumerated() {
      let place = CGAffineTransform(translationX: corner.x, y: corner.y).scaledBy(x: width, y: height)
        .concatenating(transform)
      let start = CGFloat(index) * .pi / 2
      append(.line(CGPoint(x: cos(start), y: sin(start))), place)
      addUnitArc(from: start, by: .pi / 2, place)
    }
    append(.close)
  }

  /// Adds an arc, and a line to its start if a part was begun.
  /// - Parameters:
  ///   - endAngle: a whole turn or more from `startAngle`, in either direction, draws the whole circle.
  ///   - clockwise: false draws with growing angles, which is clockwise on the screen, where y grows downwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * CGFloat.pi
    var turn = endAngle - startAngle
    if abs(turn) > whole - 1e-9 {
      turn = clockwise ? -whole : whole
    } else if clockwise, turn > 0 {
      turn -= whole
    } else if !clockwise, turn < 0 {
      turn += whole
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: turn, transform: transform)
  }

  /// Adds an arc of an angle, and a line to its start if a part was begun.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let place = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: radius, y: radius)
      .concatenating(transform)
    let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
    append(isEmpty ? .move(start) : .line(start), place)
    addUnitArc(from: startAngle, by: delta, place)
  }

  /// Adds an arc that touches the lines from the last point to `tangent1End` and from there to `tangent2End`, and a line
  /// to its start. If there is no such arc, adds a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // In the coordinate space before the transform.
    let start = transform.inverse.map { currentPoint.applying($0) } ?? currentPoint
    let one = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y).unit
    let two = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y).unit
    let cross = one.dx * two.dy - one.dy * two.dx, cosine = one.dx * two.dx + one.dy * two.dy
    guard abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End, transform: transform) }
    let half = acos(min(max(cosine, -1), 1)) / 2, length = radius / tan(half)
    let middle = CGVector(dx: one.dx + two.dx, dy: one.dy + two.dy).unit
    let center = CGPoint(
      x: tangent1End.x + middle.dx * radius / sin(half), y: tangent1End.y + middle.dy * radius / sin(half))
    let first = CGPoint(x: tangent1End.x + one.dx * length, y: tangent1End.y + one.dy * length)
    let last = CGPoint(x: tangent1End.x + two.dx * length, y: tangent1End.y + two.dy * length)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0, transform: transform)
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element, transform) }
  }

  /// Adds curves for an arc of the circle of radius 1 around zero, at most a quarter each.
  private func addUnitArc(from start: CGFloat, by turn: CGFloat, _ place: CGAffineTransform) {
    let count = max(Int((abs(turn) / (.pi / 2)).rounded(.up)), 1), step = turn / CGFloat(count)
    let length = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + step * CGFloat(index), to = from + step
      append(
        .curve(
          CGPoint(x: cos(to), y: sin(to)),
          control1: CGPoint(x: cos(from) - length * sin(from), y: sin(from) + length * cos(from)),
          control2: CGPoint(x: cos(to) + length * sin(to), y: sin(to) - length * cos(to))), place)
    }
  }
}

extension CGVector {
  /// The vector with the length 1; zero for a vector without a length.
  fileprivate var unit: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
