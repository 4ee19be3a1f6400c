// Layers whose special drawing is left out: each is drawn as a plain layer.

/// A layer whose sublayers keep their depth. As Apple's, except: they are drawn flat, as those of any layer.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer that shows its sublayers several times. As Apple's, except: they are shown once; `instanceCount` warns once.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies. Has no effect; another number than 1 warns once.
  open var instanceCount = 1 {
    didSet { if instanceCount != 1 { warnNotSupported("CAReplicatorLayer.instanceCount") } }
  }
  /// The time between copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour with which copies are multiplied.
  open var instanceColor: CGColor?
  /// The change of the colour from one copy to the next.
  open var instanceRedOffset: Float = 0, instanceGreenOffset: Float = 0, instanceBlueOffset: Float = 0
  /// The change of the opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether the layer keeps its depth. It is drawn flat.
  open var preservesDepth = false
}

/// A layer that is drawn in pieces. As Apple's, except: `draw(in:)` is called once, for the whole layer.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1, levelsOfDetailBias = 0
  /// The size of pieces, in pixels. There is one piece.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Zero: there is one piece, which does not fade in.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}

/// A layer that shows a part of its sublayers. As Apple's, except: there are no scroll modes.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  open func scroll(to point: CGPoint) { bounds.origin = point }
}

/// A layer that emits particles. As Apple's, except: none is drawn; `emitterCells` warns once.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// The kinds of particles. Has no effect; warns once.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterCells?.isEmpty == false { warnNotSupported("CAEmitterLayer.emitterCells") } }
  }
  /// Factors for the values of the cells.
  open var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1, spin: Float = 1
  /// The place and the size of the shape, in points.
  open var emitterPosition = CGPoint.zero, emitterZPosition: CGFloat = 0, emitterSize = CGSize.zero
  /// The depth of the shape, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape from which particles come.
  open var emitterShape = CAEmitterLayerEmitterShape(rawValue: "point")
  /// The part of the shape from which they come.
  open var emitterMode = CAEmitterLayerEmitterMode(rawValue: "volume")
  /// The order in which particles are drawn and mixed.
  open var renderMode = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Whether the layer keeps its depth. It is drawn flat.
  open var preservesDepth = false
  /// The seed of random numbers.
  open var seed: UInt32 = 0
}

/// The shape from which particles come. As Apple's values.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle")
  /// As Apple's.
  public static let circle = Self(rawValue: "circle"), cuboid = Self(rawValue: "cuboid"),
    sphere = Self(rawValue: "sphere")
}

/// The part of the shape from which particles come. As Apple's values.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let points = Self(rawValue: "points"), outline = Self(rawValue: "outline")
  /// As Apple's.
  public static let surface = Self(rawValue: "surface"), volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn and mixed. As Apple's values.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let unordered = Self(rawValue: "unordered"), oldestFirst = Self(rawValue: "oldestFirst")
  /// As Apple's.
  public static let oldestLast = Self(rawValue: "oldestLast"), backToFront = Self(rawValue: "backToFront")
  /// As Apple's.
  public static let additive = Self(rawValue: "additive")
}

/// A kind of particle of a `CAEmitterLayer`. As Apple's, except: none is drawn.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
  /// The picture of a particle.
  open var contents: Any?, contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1), contentsScale: CGFloat = 1
  /// The name, the colour, and whether particles are emitted.
  open var name: String?, color: CGColor?, isEnabled = true
  /// Particles that particles emit.
  open var emitterCells: [CAEmitterCell]?
  /// Particles in a second, and how long they live, in seconds.
  open var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// Speeds and accelerations, in points.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// Directions, in radians.
  open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// Scales, and their change in a second.
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// Turns, in radians in a second.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The spread of the opacity, and its change in a second.
  open var alphaRange: Float = 0, alphaSpeed: Float = 0
  /// The spread of the colour.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
  /// The change of the colour in a second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0

  /// A cell without particles.
  public override init() { super.init() }
}
