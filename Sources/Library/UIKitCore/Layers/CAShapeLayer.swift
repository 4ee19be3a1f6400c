/// A layer that draws a path, filled and stroked. As Apple's; nothing is animated.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The path, in points from the top left corner of the layer. The hit test does not ask it.
  open var path: CGPath?
  /// The colour of the inside; black by default, nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule that says which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the outline; nil by default, for none.
  open var strokeColor: CGColor?
  /// The part of the outline at which the stroke begins and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the outline.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the outline.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and of the gaps between them, in points.
  open var lineDashPattern: [NSNumber]?
  /// The place in the dashes at which the outline begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The longest corner of the outline, in widths.
  open var miterLimit: CGFloat = 10

  override func ownDrawing(_ size: CGSize) -> [DrawingCommand] {
    guard let path else { return [] }
    var commands: [DrawingCommand] = []
    if let fillColor {
      let rule: CGPathFillRule = fillRule == .evenOdd ? .evenOdd : .winding
      commands.append(DrawingCommand(.fill(PathValue(path), rule, ColorValue(fillColor))))
    }
    if let strokeColor, lineWidth > 0 {
      let part = strokeStart > 0 || strokeEnd < 1 ? path.part(from: strokeStart, to: strokeEnd) : path
      commands.append(DrawingCommand(.stroke(PathValue(part), style, ColorValue(strokeColor))))
    }
    return commands
  }

  /// The figure that the layer lets through as a mask: its filled and its stroked part, unless the colour of that part is
  /// transparent. Nil without a path.
  var figure: (path: CGPath, rule: CGPathFillRule)? {
    guard let path else { return nil }
    let isFilled = (fillColor?.alpha ?? 0) > 0, isStroked = (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0
    guard isStroked else {
      return (isFilled ? path : CGMutablePath(), fillRule == .evenOdd ? .evenOdd : .winding)
    }
    let part = strokeStart > 0 || strokeEnd < 1 ? path.part(from: strokeStart, to: strokeEnd) : path
    let stroke = part.copy(
      strokingWithWidth: lineWidth, lineCap: style.cap, lineJoin: style.join, miterLimit: miterLimit)
    guard isFilled else { return (stroke, .winding) }
    let both = CGMutablePath()
    both.addPath(path)
    both.addPath(stroke)
    return (both, .winding)
  }

  private var style: StrokeStyle {
    var style = StrokeStyle()
    (style.width, style.miterLimit) = (lineWidth, miterLimit)
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    (style.dashes, style.dashPhase) = (lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], lineDashPhase)
    return style
  }
}

/// The rule that says which points are inside of a path. As Apple's values.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// As Apple's.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of an outline. As Apple's values.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt"), round = CAShapeLayerLineCap(rawValue: "round")
  /// As Apple's.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of an outline. As Apple's values.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter"), round = CAShapeLayerLineJoin(rawValue: "round")
  /// As Apple's.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that goes from one colour to another. As Apple's, except: a radial gradient is a circle, not an ellipse.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor` or `UIColor`; others are left out.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The place of the first colour, from 0 to 1 in each direction.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the last colour, from 0 to 1 in each direction.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The arrangement of the colours: along a line, between circles or around a point.
  open var type = CAGradientLayerType.axial

  override func ownDrawing(_ size: CGSize) -> [DrawingCommand] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    guard !colors.isEmpty else { return [] }
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * size.width, y: point.y * size.height) }
    let (start, end) = (place(startPoint), place(endPoint))
    let stops = CGGradient.stops(colors, at: locations?.map { CGFloat($0.doubleValue) })
    var gradient = GradientValue(stops: stops, shape: .line, start: start, end: end)
    if type == .radial {
      // Chosen: a circle, where Core Animation draws an ellipse.
      gradient.shape = .circles(0, max(abs(end.x - start.x), abs(end.y - start.y)))
      gradient.end = start
    } else if type == .conic {
      gradient.shape = .cone
    }
    let outline = UIBezierPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: cornerRadius
    ).cgPath
    return [
      DrawingCommand(.clip(PathValue(outline), .winding)), DrawingCommand(.gradient(gradient)),
      DrawingCommand(.endClip),
    ]
  }
}

/// The arrangement of colours in a gradient layer. As Apple's values.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let axial = CAGradientLayerType(rawValue: "axial"), radial = CAGradientLayerType(rawValue: "radial")
  /// As Apple's.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
