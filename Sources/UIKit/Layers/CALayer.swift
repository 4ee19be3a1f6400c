/// What a view looks like, as values. The library draws nothing, and layers have no influence on touches.
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
  /// The part of the layer that is at its position, from 0 to 1. Only the middle counts for the layer of a view.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order in which layers are drawn. As in UIKit, it has no influence on the hit test.
  open var zPosition: CGFloat = 0

  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
  /// Sets the transform in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownTransform = transform }
  }

  /// Converts a point of this layer's coordinate space into that of another one; both belong to views, or to the same
  /// view.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (own, origin) = placeInView, (other, otherOrigin) = layer?.placeInView ?? (own?.window, .zero)
    let point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    let place = own.flatMap { view in other.map { view.convert(point, to: $0) } } ?? point
    return CGPoint(x: place.x - otherOrigin.x, y: place.y - otherOrigin.y)
  }

  /// Converts a point of another layer's coordinate space into this one's.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convert(point, to: self) ?? point
  }

  /// The view whose layer is this one or around it, and the place of this one's zero point in it.
  private var placeInView: (view: UIView?, origin: CGPoint) {
    guard view == nil, let superlayer else { return (view, .zero) }
    let (view, origin) = superlayer.placeInView
    return (view, CGPoint(x: origin.x + frame.minX - bounds.minX, y: origin.y + frame.minY - bounds.minY))
  }

  /// Returns the frontmost of this layer and its sublayers at a point of the superlayer; nil if there is none.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let own = CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    guard !isHidden else { return nil }
    for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(own) { return hit } }
    return contains(own) ? self : nil
  }

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
  open private(set) weak var superlayer: CALayer?
  /// The layers in it that are no layers of views, back to front.
  open private(set) var sublayers: [CALayer]?

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Adds a layer at an index from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    (sublayers, layer.superlayer) = (layers, self)
  }

  /// Removes it from the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Nothing is drawn.
  open func setNeedsDisplay() {}
  /// Requests the layout of its view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out its view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// The layer itself: nothing is animated.
  open func presentation() -> Self? { self }

  // MARK: Animations

  /// Keeps an animation until it is removed. The values of the layer do not change, as on iOS.
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? "\(animations.count)"] = animation }
  /// Returns an animation that was not removed.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }
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
