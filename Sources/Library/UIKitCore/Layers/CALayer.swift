/// The look of a view, or of a part of it: colours, border, corners, shadow, mask, a picture, and sublayers.
///
/// As Apple's, except: the picture shows animations at their end alone, and only those that are not removed; actions are only kept;
/// a transform leaves out perspective; a mask cuts by its figure, not by its transparency; `contents` always fill the layer.
///
/// The layer of a view has the view's place; other layers have places of their own. Touches ask views, not layers: a layer
/// changes the fate of a touch only through the view's place, `isHidden` and `opacity`, which are those of the view.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view whose layer it is; nil for other layers.
  final weak var view: UIView?
  /// The place of a layer without a view. As for a view, a value that is not finite is refused.
  final var ownPlacement = Placement(frame: .zero) {
    didSet { if ownPlacement.isFinite { placed(from: oldValue) } else { ownPlacement = oldValue } }
  }
  private var ownOpacity: Float = 1, ownIsHidden = false
  private var ownBackground: CGColor?
  /// In the order in which they were added.
  final var animations: [LayerAnimation] = []
  /// The layer whose values at a time of an animation this one has; nil for a layer of the tree.
  final var modelLayer: CALayer?

  /// A layer without a place.
  public required override init() { super.init() }
  /// A new layer, for subclasses that override the initializer of copies. Nothing calls it: `init()` makes the copies.
  public init(layer: Any) { super.init() }
  /// A new layer: `coder` is ignored, there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Place

  /// The smallest rectangle around the layer in the coordinate space of the superlayer, in points.
  open var frame: CGRect {
    get { view?.frame ?? ownPlacement.frame }
    set { if let view { view.frame = newValue } else { ownPlacement.frame = newValue } }
  }
  /// The rectangle in its own coordinate space, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownPlacement.bounds }
    set { if let view { view.bounds = newValue } else { ownPlacement.bounds = newValue } }
  }
  /// The place of the anchor point in the coordinate space of the superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPlacement.center }
    set { if let view { view.center = newValue } else { ownPlacement.center = newValue } }
  }
  /// The part of the layer that is at its position, from 0 to 1. A change moves the layer, and transforms turn about this
  /// point. As on iOS, both are true for the layer's view and its hit area.
  open var anchorPoint: CGPoint {
    get { view?.placement.anchor ?? ownPlacement.anchor }
    set { if let view { view.setAnchor(newValue) } else { ownPlacement.anchor = newValue } }
  }
  /// The order in which layers are drawn. It has no influence on the hit test (HT-19).
  open var zPosition: CGFloat = 0

  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownPlacement.transform }
  /// Sets the transform in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownPlacement.transform = transform }
  }

  /// The transform. As Apple's, except: only its part in the plane is shown, see ``CATransform3D``; perspective (`m34`) warns
  /// once.
  open var transform: CATransform3D {
    get {
      if let spatialTransform, spatialTransform.plane == affineTransform() { return spatialTransform }
      return CATransform3DMakeAffineTransform(affineTransform())
    }
    set {
      if newValue.m34 != 0 { warnNotSupported("CATransform3D.m34") }
      spatialTransform = newValue
      setAffineTransform(newValue.plane)
    }
  }
  private var spatialTransform: CATransform3D?
  /// The transform of all sublayers. Has no effect; warns once.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { if sublayerTransform != CATransform3DIdentity { warnNotSupported("CALayer.sublayerTransform") } }
  }
  /// Whether the layer is seen from behind. False has no effect; warns once.
  open var isDoubleSided = true {
    didSet { if !isDoubleSided { warnNotSupported("CALayer.isDoubleSided") } }
  }
  /// Whether y grows upwards in the layer. Has no effect; warns once.
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped { warnNotSupported("CALayer.isGeometryFlipped") } }
  }
  /// Whether edges are smoothed. They always are.
  open var allowsEdgeAntialiasing = false
  /// The edges that are smoothed. All always are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The depth of the anchor point. Has no effect; warns once.
  open var anchorPointZ: CGFloat = 0 {
    didSet { if anchorPointZ != 0 { warnNotSupported("CALayer.anchorPointZ") } }
  }
  /// A hint for speed, which changes no picture.
  open var drawsAsynchronously = false
  /// A hint for speed, which changes no picture.
  open var isOpaque = false
  /// The placement of `contents` in the layer. Has no effect: they are stretched. Another value than `resize` warns once.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != .resize { warnNotSupported("CALayer.contentsGravity") } }
  }
  /// The part of `contents` that is shown, from 0 to 1. Has no effect; a part warns once.
  open var contentsRect = CALayer.wholeContents {
    didSet { if contentsRect != CALayer.wholeContents { warnNotSupported("CALayer.contentsRect") } }
  }
  /// The curve of round corners. Has no effect: corners are circular. Another value warns once.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != .circular { warnNotSupported("CALayer.cornerCurve") } }
  }
  /// The rate of the time of animations. Has no effect; warns once.
  open var speed: Float = 1 {
    didSet { if speed != 1 { warnNotSupported("CALayer.speed") } }
  }
  /// The shift of the time of animations, in seconds. Has no effect; warns once.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != 0 { warnNotSupported("CALayer.timeOffset") } }
  }
  /// The start of the time of animations, in seconds. Has no effect; warns once.
  open var beginTime: CFTimeInterval = 0 {
    didSet { if beginTime != 0 { warnNotSupported("CALayer.beginTime") } }
  }
  /// Always `.removed`: the time of a layer has no begin and no end. Not kept; animations have their own.
  open var fillMode: CAMediaTimingFillMode {
    get { .removed }
    set { if newValue != .removed { warnNotSupported("CALayer.fillMode") } }
  }

  /// Converts a point of this layer's coordinate space into that of another one; both belong to views of one tree, or to
  /// the same layer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { converted(point, to: layer) }
  /// Converts a point of another layer's coordinate space into this one's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint { layer?.converted(point, to: self) ?? point }
  /// Returns the smallest rectangle around `rect` in another layer's coordinate space.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { converted(rect, to: layer) }
  /// Returns the smallest rectangle around `rect`, which is in another layer's coordinate space.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { layer?.converted(rect, to: self) ?? rect }
  /// The time `t` itself: all layers have one time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// The time `t` itself: all layers have one time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Returns the frontmost of this layer, its sublayers and the layers of subviews at a point of the superlayer; nil if
  /// there is none. Touches do not ask layers, but views.
  open func hitTest(_ point: CGPoint) -> CALayer? { frontmost(at: point) }

  /// The drawing of the class itself, in points from the top left corner of the layer.
  func ownDrawing(_ size: CGSize) -> [DrawingCommand] { [] }

  /// Whether a point is within the bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Looks

  /// Whether the layer and all in it are not drawn. For a view's layer it is `UIView.isHidden`, which the hit test asks (HT-01).
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }
  /// The opacity, from 0 to 1. For a view's layer it is `UIView.alpha`, which the hit test asks (HT-01).
  open var opacity: Float {
    get { (view?.alpha).map(Float.init) ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// The colour behind all else in the layer.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set { if let view { view.backgroundColor = newValue.map(UIColor.init) } else { ownBackground = newValue } }
  }
  /// Whether drawing outside of the bounds is cut off. The hit test does not ask it (HT-15).
  open var masksToBounds = false { didSet { view?.clipsToBounds = masksToBounds } }
  /// The radius of round corners, in points. The hit area stays a rectangle (HT-16).
  open var cornerRadius: CGFloat = 0
  /// The corners that are round, all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, inside the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the shadow. As Apple's, except: where a layer has a background and no path of the shadow, only that throws one; else
  /// what is filled or stroked in it, and the backgrounds of its subviews, do.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, from 0 to 1; 0 by default.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The figure that throws the shadow, also where the layer is clear; nil for the layer itself.
  open var shadowPath: CGPath?
  /// A picture: a `CGImage` or a `UIImage`; other values are not drawn. It fills the layer.
  open var contents: Any?
  /// The pixels in a point of `contents`. Only edges that are not stretched need it: pictures are drawn in the pixels of the screen.
  open var contentsScale: CGFloat = 1
  /// A hint for speed, which changes no picture.
  open var shouldRasterize = false
  /// The pixels in a point of a layer that is kept as pixels. None is.
  open var rasterizationScale: CGFloat = 1
  /// The layer that cuts this one. As Apple's, except: it cuts by its outline, or the path of a shape layer; how transparent
  /// it is elsewhere does not count. The hit test does not ask it (HT-16).
  open var mask: CALayer?
  /// A name for the program.
  open var name: String?

  // MARK: Layers

  /// The layer that has this one among its `sublayers`; for the layer of a view, that of the superview (LY-01).
  open var superlayer: CALayer? { view?.parent?.layer ?? outerLayer }
  /// The layer to which a program has added this one.
  final weak var outerLayer: CALayer?
  /// In the layer of a view, the subview directly behind an added layer; nil for a layer behind all subviews.
  final weak var subviewBehind: UIView?
  /// The layers in this one, back to front: layers of subviews and layers that a program has added; nil before the first is
  /// added (LY-01).
  open var sublayers: [CALayer]? {
    get { allSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  /// The layers that a program has added, back to front, without those of subviews; nil before the first.
  final var addedLayers: [CALayer]?

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Adds a layer at an index from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), $0.count) } }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes it from the layer around it; the layer of a view, with its view (LY-01).
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Requests a call of `display()` before the next event or the next frame.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    needsDrawing = true
    nearestView?.announceDisplay()
  }
  /// Requests drawing of the whole layer, not only of `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Whether `display()` will be called.
  open func needsDisplay() -> Bool { view?.errands.contains(.display) ?? needsDrawing }
  /// Calls `display()` at once if it is needed.
  open func displayIfNeeded() {
    if let view { return view.display() }
    guard needsDrawing else { return }
    display()
    // As for a view: a request in the drawing itself draws nothing again (LC-09).
    needsDrawing = false
  }
  /// Draws the content: by the delegate's `display(_:)` or `draw(_:in:)`, or else by `draw(in:)`.
  open func display() { drawContent() }
  /// Draws the content: for the layer of a view, by its `draw(_:)`, or else by the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { drawWithDelegate(in: ctx) }
  /// Draws this layer and its sublayers into a context; for the layer of a view, its subviews, too.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  /// Whether `display()` has to be called, and its last drawing with the size that the layer had then.
  final var needsDrawing = false, content: (list: DisplayList, size: CGSize)?
  /// The object that draws the content; for the layer of a view, the view. It is not asked for sizes or animations.
  open weak var delegate: (any CALayerDelegate)?
  /// Sets the places of sublayers: asks the delegate, which for the layer of a view is the view. Called before the next event or
  /// frame after a change of the size, of the sublayers, or `setNeedsLayout()` (LC-02).
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// For a layer without a view: whether it has to be laid out, is laid out now, and has values of animations that have ended.
  final var needsLayouting = false, isLayingOut = false, showsLeftValues = false
  /// Whether a change of the size requests drawing.
  open var needsDisplayOnBoundsChange = false
  /// Requests layout of the layer, or of its view.
  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { requestLayout() } }
  /// Whether the layer or its view has to be laid out.
  open func needsLayout() -> Bool { view?.errands.contains(.layout) ?? needsLayouting }
  /// Lays out the layer or its view at once, if it is needed.
  open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layOutAtOnce() } }
  /// A copy with the values that the layer has now in its animations, and in those of `UIView.animate` (LY-03). As
  /// Apple's, except: without an animation it is the layer itself, and the copy has only values that animations change.
  open func presentation() -> Self? { presented(at: VirtualTime.now) }
  /// The layer that a copy shows; for a layer of the tree, the layer itself.
  open func model() -> Self { modelLayer as? Self ?? self }

  // MARK: Animations

  /// Begins an animation in the application's time. As on iOS, the values of the layer stay; ``presentation()`` has those
  /// of the animation, and the picture does not move. An animation of a property that is not known by its path has no
  /// effect and warns once.
  open func add(_ animation: CAAnimation, forKey key: String?) { begin(animation, key ?? "\(animations.count)") }
  /// The animation that was added under a key, until it ends or is removed.
  open func animation(forKey key: String) -> CAAnimation? {
    runningAnimations(at: VirtualTime.now).last { $0.key == key }?.animation
  }
  /// Removes an animation. One of `UIView` has the properties that it changes as keys, such as `position`, and ends without the
  /// last of them: its views receive touches again, and its completion is called with false (LY-03).
  open func removeAnimation(forKey key: String) { remove(key) }
  /// Removes all animations, also those of `UIView`.
  open func removeAllAnimations() { remove(nil) }
  /// The action for a change of a property: the delegate's, or else the one in `actions`. Nothing runs it.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// Actions for changes of properties, by their names. Nothing runs them: changes happen at once, as with `NSNull()`.
  open var actions: [String: any CAAction]?
  /// Nil: nothing is animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Nil: the values of a new layer are not known by key.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a property requests drawing. As Apple's, except: only properties marked `@NSManaged` ask.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The values that were set under keys that name no property.
  final var keptValues: [String: Any] = [:]
  /// The part of `contents` that is stretched, from 0 to 1. The edges around it keep their size: one point for each
  /// `contentsScale` pixels.
  open var contentsCenter = CALayer.wholeContents
  private static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether a transparent layer and its sublayers are drawn as one picture. False has no effect; warns once.
  open var allowsGroupOpacity = true {
    didSet { if !allowsGroupOpacity { warnNotSupported("CALayer.allowsGroupOpacity") } }
  }
  /// A filter for mixing the layer with those behind it. As Apple's: layers on iOS do not support it.
  open var compositingFilter: Any?
  /// The choice of levels for the filter `trilinear`, which has no effect and warns once.
  open var minificationFilterBias: Float = 0
  /// The filter that makes `contents` smaller. Has no effect; another value than `linear` warns once.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != .linear { warnNotSupported("CALayer.minificationFilter") } }
  }
  /// The filter that makes `contents` larger. Has no effect; another value than `linear` warns once.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != .linear { warnNotSupported("CALayer.magnificationFilter") } }
  }

  /// The keys of the animations, in the order in which they were added, after the properties that animations of `UIView` change; nil
  /// if there are none.
  open func animationKeys() -> [String]? {
    let moved = Set(view?.motions.flatMap(\.properties) ?? [])
    let keys =
      ViewMotion.Property.allCases.filter(moved.contains).map(\.rawValue)
      + runningAnimations(at: VirtualTime.now).map(\.key)
    return keys.isEmpty ? nil : keys
  }
}

/// Corners of a layer. As Apple's; y grows downwards, so `MinXMinY` is the top left corner.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// A value by its name, as Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1), layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// As Apple's.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4), layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The placement of `CALayer.contents` in the layer. As Apple's values; only `resize` has an effect.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As Apple's.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As Apple's.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// As Apple's.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// As Apple's.
  public static let top = Self(rawValue: "top"), bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left")
  /// As Apple's.
  public static let right = Self(rawValue: "right"), topLeft = Self(rawValue: "topLeft")
  /// As Apple's.
  public static let topRight = Self(rawValue: "topRight"), bottomLeft = Self(rawValue: "bottomLeft")
  /// As Apple's.
  public static let bottomRight = Self(rawValue: "bottomRight")
}

/// A filter that makes a picture larger or smaller. As Apple's values; only `linear` has an effect.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As Apple's.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As Apple's.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of round corners. As Apple's values; only `circular` has an effect.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As Apple's.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Edges of a layer. The bits are Apple's.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits, as Apple's.
  public let rawValue: UInt32
  /// Edges with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// As Apple's.
  public static let layerLeftEdge = Self(rawValue: 1), layerRightEdge = Self(rawValue: 2)
  /// As Apple's.
  public static let layerBottomEdge = Self(rawValue: 4), layerTopEdge = Self(rawValue: 8)
}
