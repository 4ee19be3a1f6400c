// The path of a context, and drawing it.

extension CGContext {
  // MARK: Making the path

  /// Removes the path.
  public func beginPath() { figure.removeAll() }
  /// Starts a part of the path at a point.
  public func move(to point: CGPoint) { figure.move(to: point, transform: ctm) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { figure.addLine(to: point, transform: ctm) }
  /// Starts a part at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) { figure.addLines(between: points, transform: ctm) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    figure.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    figure.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// Adds a rectangle as a closed part.
  public func addRect(_ rect: CGRect) { figure.addRect(rect, transform: ctm) }
  /// Adds rectangles as closed parts.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect, transform: ctm) }
  /// Angles are in radians from the right; see `CGMutablePath.addArc` for `clockwise`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    figure.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }
  /// An arc that touches the lines from the last point to `tangent1End` and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    figure.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) { figure.addPath(path, transform: ctm) }
  /// Closes the present part with a line to its start.
  public func closePath() { figure.closeSubpath() }

  /// The path, in the present coordinate space.
  public var path: CGPath? {
    guard let inverse = ctm.inverse else { return nil }
    let path = CGMutablePath()
    path.addPath(figure, transform: inverse)
    return path
  }
  /// Whether the path has no element.
  public var isPathEmpty: Bool { figure.isEmpty }
  /// The last point of the path, in the present coordinate space; zero for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest rectangle with the path, in the present coordinate space.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }
  /// Whether a point is inside the path by the rule of the mode. Strokes are not regarded.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
  }

  // MARK: Drawing it. Afterwards the path is empty.

  /// Fills the path, strokes it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, .evenOdd)
      stroke(path)
    }
  }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  /// Strokes the path.
  public func strokePath() { stroke(takePath()) }
  /// Limits later drawing to the inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) { beginClip(takePath(), rule) }

  private func takePath() -> PathValue {
    defer { figure.removeAll() }
    return PathValue(figure)
  }

  private func fill(_ path: PathValue, _ rule: CGPathFillRule) {
    if !path.elements.isEmpty { record(.fill(path, rule, state.fill.faded(by: state.opacity))) }
  }

  private func stroke(_ path: PathValue) {
    guard !path.elements.isEmpty else { return }
    record(.stroke(path, state.style.scaled(by: ctm.scale), state.stroke.faded(by: state.opacity)))
  }

  // MARK: Shapes, which leave the path as it is

  private func shape(_ make: (CGMutablePath) -> Void) -> PathValue {
    let path = CGMutablePath()
    make(path)
    return PathValue(path)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(shape { $0.addRect(rect, transform: ctm) }, .winding) }
  /// Fills rectangles, one after the other.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle with the present line width.
  public func stroke(_ rect: CGRect) { stroke(shape { $0.addRect(rect, transform: ctm) }) }
  /// Strokes a rectangle with a line of `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = old
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(shape { $0.addEllipse(in: rect, transform: ctm) }, .winding) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(shape { $0.addEllipse(in: rect, transform: ctm) }) }
  /// Draws a line between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(shape { $0.addLines(between: [points[index], points[index + 1]], transform: ctm) })
    }
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let mode = state.blendMode
    state.blendMode = .clear
    record(.fill(shape { $0.addRect(rect, transform: ctm) }, .winding, .black))
    state.blendMode = mode
  }
  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) { beginClip(shape { $0.addRect(rect, transform: ctm) }, .winding) }
  /// Limits later drawing to the inside of rectangles.
  public func clip(to rects: [CGRect]) {
    beginClip(shape { path in for rect in rects { path.addRect(rect, transform: ctm) } }, .winding)
  }

  /// The whole drawing, in the present coordinate space: clips are not regarded.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return ctm.inverse.map { whole.applying($0) } ?? whole
  }

  /// Makes the path the outline of its stroke: see `CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`.
  public func replacePathWithStrokedPath() {
    let style = state.style
    let outline = figure.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit)
    figure.removeAll()
    figure.addPath(outline)
  }

  // MARK: Pictures and gradients

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image.value, in: rect) }

  package func draw(_ picture: PictureValue, in rect: CGRect, opacity: CGFloat = 1) {
    // Programs that paint draw the picture so far into the next one; its commands go on instead of nesting.
    if case .drawn(let list, let size) = picture, isWhole(rect, size), state.opacity * opacity == 1,
      state.blendMode == .normal, state.shadow == nil
    {
      for command in list.commands { record(command) }
      return
    }
    let picture = picture.isDeeper(than: PictureValue.deepest) ? .unknown : picture
    let command = DrawingCommand.Kind.picture(picture, rect, ctm)
    guard state.opacity * opacity != 1 else { return record(command) }
    record(.list(DisplayList([DrawingCommand(command)]), .identity, opacity: state.opacity * opacity))
  }

  /// Whether a picture of a size that is drawn into a rectangle is the whole drawing, point by point.
  private func isWhole(_ rect: CGRect, _ size: CGSize) -> Bool {
    ctm.isIdentity && rect == CGRect(origin: .zero, size: size) && size == self.size
  }

  /// Draws a list that was recorded elsewhere.
  package func draw(_ list: DisplayList, opacity: CGFloat = 1) {
    if !list.isEmpty { record(.list(list, ctm, opacity: state.opacity * opacity)) }
  }

  package func draw(_ text: TextValue) {
    var text = text
    text.transform = ctm
    for index in text.runs.indices { text.runs[index].color = text.runs[index].color.faded(by: state.opacity) }
    record(.text(text))
  }

  /// Draws a gradient along a line, over everything inside the clips.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { record(gradient, .line, startPoint, endPoint, options) }

  /// Draws a gradient between two circles, over everything inside the clips.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { record(gradient, .circles(startRadius * ctm.scale, endRadius * ctm.scale), startCenter, endCenter, options) }

  private func record(
    _ gradient: CGGradient, _ shape: GradientValue.Shape, _ start: CGPoint, _ end: CGPoint,
    _ options: CGGradientDrawingOptions
  ) {
    var stops = gradient.stops
    for index in stops.indices { stops[index].color = stops[index].color.faded(by: state.opacity) }
    record(
      .gradient(
        GradientValue(
          stops: stops, shape: shape, start: start.applying(ctm), end: end.applying(ctm),
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }
}

extension CGAffineTransform {
  /// The factor of lengths, on average over all directions.
  package var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
