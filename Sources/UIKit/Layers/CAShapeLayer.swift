/// A layer with a figure.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The figure, in the coordinate space of the layer.
  open var path: CGPath?
  /// The colour of its inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its outline.
  open var strokeColor: CGColor?
  /// The part of the outline at which the stroke begins and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// In points.
  open var lineWidth: CGFloat = 1
  /// The ends of the outline.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the outline.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and of the gaps between them, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where in the dashes the outline begins, in points.
  open var lineDashPhase: CGFloat = 0
}

/// Which points are inside of a figure.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of an outline.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt"), round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of an outline.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter"), round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that goes from one colour to another.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Colours, as `CGColor`.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, from 0 to 1 in each direction.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
