// Layers that are kept; what is special about them is not drawn.

/// A layer whose sublayers stay in space. Here they are drawn as those of any layer.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer that shows its sublayers several times. Here they are shown once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// In seconds.
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0, instanceGreenOffset: Float = 0, instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

/// A layer that is drawn in pieces. Here it is drawn at once.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1, levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
  open class func fadeDuration() -> CFTimeInterval { 0 }
}

/// A layer that shows a part of its sublayers.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  open func scroll(to point: CGPoint) { bounds.origin = point }
}

/// A layer with particles. None is drawn.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1, spin: Float = 1
  open var emitterPosition = CGPoint.zero, emitterZPosition: CGFloat = 0, emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape(rawValue: "point")
  open var emitterMode = CAEmitterLayerEmitterMode(rawValue: "volume")
  open var renderMode = CAEmitterLayerRenderMode(rawValue: "unordered")
  open var preservesDepth = false
  open var seed: UInt32 = 0
}

/// Where particles come from.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle"), cuboid = Self(rawValue: "cuboid"),
    sphere = Self(rawValue: "sphere")
}

/// Where in the shape particles come from.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = Self(rawValue: "points"), outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface"), volume = Self(rawValue: "volume")
}

/// How particles are mixed.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = Self(rawValue: "unordered"), oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast"), backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}

/// A kind of particle.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
  open var contents: Any?, contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1), contentsScale: CGFloat = 1
  open var name: String?, color: CGColor?, isEnabled = true
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0

  public override init() { super.init() }
}
