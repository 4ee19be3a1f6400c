/// What a view looks like, as values. Layers have no influence on touches.
///
/// The layer of a view has the view's place; other layers have places of their own.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer it is; nil for other layers.
  final weak var view: UIView?
  private var ownBounds = CGRect.zero, ownPosition = CGPoint.zero, ownTransform = CGAffineTransform.identity
  private var ownOpacity: Float = 1, ownIsHidden = false
  private var ownBackground: CGColor?
  private var animations: [String: CAAnimation] = [:]

  /// A layer without a place.
  public required override init() { super.init() }
  /// A copy of nothing: for subclasses written for iOS.
  public init(layer: Any) { super.init() }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Place

  /// In the coordinate space of the layer around it.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(
        x: ownPosition.x - ownBounds.width * anchorPoint.x, y: ownPosition.y - ownBounds.height * anchorPoint.y,
        width: ownBounds.width, height: ownBounds.height)
    }
    set {
      if let view { return view.frame = newValue }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
  /// In its own coordinate space.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// The middle, in the coordinate space of the layer around it.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }
  /// The part of the layer that is at its position, from 0 to 1. A change moves the layer, and transforms are about this
  /// point; so are those of its view, with its hit area.
  open var anchorPoint: CGPoint {
    get { view?.placement.anchor ?? ownAnchor }
    set { if let view { view.setAnchor(newValue) } else { ownAnchor = newValue } }
  }
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  /// The order in which layers are drawn. As in UIKit, it has no influence on the hit test.
  open var zPosition: CGFloat = 0

  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
  /// Sets the transform in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownTransform = transform }
  }

  /// The transform. What leaves the plane is kept, and has no effect; see ``CATransform3D``.
  open var transform: CATransform3D {
    get {
      if let spatialTransform, spatialTransform.plane == affineTransform() { return spatialTransform }
      return CATransform3DMakeAffineTransform(affineTransform())
    }
    set {
      spatialTransform = newValue
      setAffineTransform(newValue.plane)
    }
  }
  private var spatialTransform: CATransform3D?
  /// Has no effect: perspective does not change what is in the plane.
  open var sublayerTransform = CATransform3DIdentity
  /// Has no effect.
  open var isDoubleSided = true
  /// Has no effect.
  open var isGeometryFlipped = false
  /// Has no effect.
  open var allowsEdgeAntialiasing = false
  /// Has no effect.
  open var drawsAsynchronously = false
  /// Has no effect.
  open var isOpaque = false
  /// How `contents` fills the layer. It always fills it.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of `contents` that is shown. It is always the whole.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The curve of round corners. It has no effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// When time stands still or runs faster. It has no effect: nothing is animated.
  open var speed: Float = 1, timeOffset: CFTimeInterval = 0, beginTime: CFTimeInterval = 0

  /// Converts a point of this layer's coordinate space into that of another one; both belong to views of one tree, or to
  /// the same layer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { converted(point, to: layer) }
  /// Converts a point of another layer's coordinate space into this one's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { layer?.converted(point, to: self) ?? point }
  /// Returns the smallest rectangle around `rect` in another layer's coordinate space.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { converted(rect, to: layer) }
  /// Returns the smallest rectangle around `rect`, which is in another layer's coordinate space.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { layer?.converted(rect, to: self) ?? rect }
  /// The time itself.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// The time itself.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Returns the frontmost of this layer, its sublayers and the layers of subviews at a point of the superlayer; nil if
  /// there is none. Touches do not ask it.
  open func hitTest(_ point: CGPoint) -> CALayer? { frontmost(at: point) }

  /// What the class draws by itself, in points from the top left corner of the layer.
  func ownDrawing(_ size: CGSize) -> [DrawingCommand] { [] }

  /// Whether a point is within the bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Looks

  /// Whether it is shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }
  /// From 0 to 1.
  open var opacity: Float {
    get { (view?.alpha).map(Float.init) ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// The colour behind everything.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set { if let view { view.backgroundColor = newValue.map(UIColor.init) } else { ownBackground = newValue } }
  }
  /// Whether it cuts what is drawn outside of its bounds.
  open var masksToBounds = false { didSet { view?.clipsToBounds = masksToBounds } }
  /// In points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// In points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// From 0 to 1.
  open var shadowOpacity: Float = 0
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// In points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// A picture.
  open var contents: Any?
  /// The pixels in a point.
  open var contentsScale: CGFloat = 1
  /// Whether it is drawn once and kept.
  open var shouldRasterize = false
  /// The pixels in a point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// The layer whose figure cuts this one.
  open var mask: CALayer?
  /// The name.
  open var name: String?

  // MARK: Layers

  /// The layer around it that is no layer of a view.
  open var superlayer: CALayer? { storedSuperlayer }
  private weak var storedSuperlayer: CALayer?
  /// The layers in it that are no layers of views, back to front.
  open var sublayers: [CALayer]? {
    get { storedSublayers }
    set {
      for layer in storedSublayers ?? [] { layer.storedSuperlayer = nil }
      storedSublayers = newValue
      for layer in newValue ?? [] { layer.storedSuperlayer = self }
    }
  }
  private var storedSublayers: [CALayer]?

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer at an index from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = storedSublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    (storedSublayers, layer.storedSuperlayer) = (layers, self)
    if layer.needsDrawing { nearestView?.announceDisplay() }
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = storedSublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? storedSublayers?.count ?? 0))
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(storedSublayers?.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes it from the layer around it.
  open func removeFromSuperlayer() {
    storedSuperlayer?.storedSublayers?.removeAll { $0 === self }
    storedSuperlayer = nil
  }

  /// Requests a call of `display()` before the next event or the next frame.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    needsDrawing = true
    nearestView?.announceDisplay()
  }
  /// The same: the whole layer is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Whether `display()` will be called.
  open func needsDisplay() -> Bool { view?.errands.contains(.display) ?? needsDrawing }
  /// Calls `display()` at once if it is needed.
  open func displayIfNeeded() {
    if let view { return view.display() }
    guard needsDrawing else { return }
    needsDrawing = false
    display()
  }
  /// Draws the content: by the delegate's `display(_:)` or `draw(_:in:)`, or else by `draw(in:)`.
  open func display() { drawContent() }
  /// Draws the content: for the layer of a view, by its `draw(_:)`, or else by the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawWithDelegate(in: ctx) }
  /// Draws this layer, with what is in it, into a context. The layers of subviews are drawn too.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// Whether `display()` has to be called, and what it drew last, with the size that the layer had then.
  final var needsDrawing = false, content: (list: DisplayList, size: CGSize)?
  /// Draws the content, and may animate changes. It is the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)?
  /// Sets the places of the sublayers. The library does not call it.
  open func layoutSublayers() {}
  /// Whether a change of the size requests drawing.
  open var needsDisplayOnBoundsChange = false
  /// Requests the layout of its view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Whether its view has to be laid out.
  open func needsLayout() -> Bool { view?.errands.contains(.layout) ?? false }
  /// Lays out its view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// The layer itself: nothing is animated.
  open func presentation() -> Self? { self }
  /// The layer itself.
  open func model() -> Self { self }

  // MARK: Animations

  /// Keeps an animation until it is removed. The values of the layer do not change, as on iOS.
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? "\(animations.count)"] = animation }
  /// Returns an animation that was not removed.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
  /// What happens when a property changes: the delegate's answer, or else that of `actions`. Nothing is animated.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// What happens when properties change. Nothing is animated.
  open var actions: [String: any CAAction]?
  /// Nil: nothing is animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The value of a property of a new layer: not known.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a property requests drawing. The library does not ask: changes of properties are not seen.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Values that were set by keys that name no property.
  final var keptValues: [String: Any] = [:]
  /// The part of `contents` that is stretched. It is always the whole.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The edges that are smoothed. It has no effect.
  open var allowsGroupOpacity = true
  /// The smallest picture of the layer. It has no effect.
  open var compositingFilter: Any?
  open var minificationFilterBias: Float = 0
  open var minificationFilter = CALayerContentsFilter.linear, magnificationFilter = CALayerContentsFilter.linear

  /// The keys of the animations, sorted.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1), layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4), layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How the contents of a layer fill it.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = Self(rawValue: "top"), bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right"), topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight"), bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
}

/// How pixels are made from others.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of round corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
