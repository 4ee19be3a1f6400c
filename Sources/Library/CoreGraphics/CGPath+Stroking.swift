extension CGPath {
  /// The outline of a stroke: by the winding rule, its inside is the area that the stroke covers. Points of the outline
  /// are those of the path after `transform`.
  ///
  /// Chosen: corners are round, whatever `lineJoin` says; curves are lines that are exact to a thousandth of their size.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let outline = CGMutablePath(), half = lineWidth / 2
    guard half > 0, half.isFinite else { return outline }
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    for line in path.lines {
      let isClosed = line.count > 2 && line.first == line.last
      for (index, (start, end)) in zip(line, line.dropFirst()).enumerated() {
        let isFirst = index == 0 && !isClosed, isLast = index == line.count - 2 && !isClosed
        outline.addBar(
          from: start, to: end, half, extendsStart: isFirst && lineCap == .square,
          extendsEnd: isLast && lineCap == .square)
        if !isFirst || lineCap == .round { outline.addDot(at: start, half) }
        if isLast && lineCap == .round { outline.addDot(at: end, half) }
      }
    }
    return outline
  }

  /// The outline of a stroke. The name that the importer of C gives to the function.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      copying: path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        transform: transform?.pointee ?? .identity))
  }

  /// The pieces of the path between the gaps of a pattern of dashes and gaps, in points.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    let path = CGMutablePath(), dashes = CGMutablePath()
    path.addPath(self, transform: transform)
    let period = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return path }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    for line in path.lines { dashes.addDashes(of: line, pattern, phase.truncatingRemainder(dividingBy: period)) }
    return dashes
  }
}

extension CGMutablePath {
  /// A rectangle along a line.
  fileprivate func addBar(
    from start: CGPoint, to end: CGPoint, _ half: CGFloat, extendsStart: Bool, extendsEnd: Bool
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y), length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let (x, y) = (dx / length * half, dy / length * half)
    let first = CGPoint(x: start.x - (extendsStart ? x : 0), y: start.y - (extendsStart ? y : 0))
    let last = CGPoint(x: end.x + (extendsEnd ? x : 0), y: end.y + (extendsEnd ? y : 0))
    addLines(between: [
      CGPoint(x: first.x + y, y: first.y - x), CGPoint(x: last.x + y, y: last.y - x),
      CGPoint(x: last.x - y, y: last.y + x), CGPoint(x: first.x - y, y: first.y + x),
    ])
    closeSubpath()
  }

  /// A circle that turns as the bars do.
  fileprivate func addDot(at middle: CGPoint, _ radius: CGFloat) {
    move(to: CGPoint(x: middle.x + radius, y: middle.y))
    addRelativeArc(center: middle, radius: radius, startAngle: 0, delta: 2 * .pi)
    closeSubpath()
  }

  /// - Parameter pattern: dashes and gaps in turn, an even number.
  fileprivate func addDashes(of line: [CGPoint], _ pattern: [CGFloat], _ phase: CGFloat) {
    var index = 0, rest = pattern[0], skipped = phase < 0 ? phase + pattern.reduce(0, +) : phase
    while skipped >= rest {
      skipped -= rest
      index = (index + 1) % pattern.count
      rest = pattern[index]
    }
    rest -= skipped
    if index % 2 == 0, let first = line.first { move(to: first) }
    for (start, end) in zip(line, line.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y), length = (dx * dx + dy * dy).squareRoot()
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let point = CGPoint(x: start.x + dx * done / length, y: start.y + dy * done / length)
        if index % 2 == 0 { addLine(to: point) } else { move(to: point) }
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= length - done
      if index % 2 == 0 { addLine(to: end) }
    }
  }
}
