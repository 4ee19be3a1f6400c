/// Would hold an item at a point, or two items together.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public nonisolated enum AttachmentType: Int, Sendable { case items, anchor }

  public let attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint
  /// In points.
  open var length: CGFloat = 0
  open var damping: CGFloat = 0, frequency: CGFloat = 0, frictionTorque: CGFloat = 0
  open var attachmentRange = UIFloatRange.infinite

  private init(_ items: [any UIDynamicItem], _ type: AttachmentType, at point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (type, point)
    super.init()
    self.items = items
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], .anchor, at: point)
  }
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], .anchor, at: point)
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], .items, at: .zero)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], .items, at: .zero) }

  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

/// The smallest and the largest of some numbers.
public nonisolated struct UIFloatRange: Hashable, Sendable {
  public var minimum, maximum: CGFloat
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}

/// A part of the plane in which a field would work.
open nonisolated class UIRegion: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(radius: CGFloat) { super.init() }
  public init(size: CGSize) { super.init() }
  open class var infinite: UIRegion { UIRegion() }
  open func inverse() -> Self { self }
}

/// Would move items by a field of forces.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  open var position = CGPoint.zero, region = UIRegion.infinite
  open var strength: CGFloat = 1, falloff: CGFloat = 0, minimumRadius: CGFloat = 0, animationSpeed: CGFloat = 0
  open var direction = CGVector.zero, smoothness: CGFloat = 0

  public required override init() { super.init() }

  open class func dragField() -> Self { Self() }
  open class func vortexField() -> Self { Self() }
  open class func radialGravityField(position: CGPoint) -> Self { Self() }
  open class func linearGravityField(direction: CGVector) -> Self { Self() }
  open class func velocityField(direction: CGVector) -> Self { Self() }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { Self() }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { Self() }
  open class func springField() -> Self { Self() }
  open class func electricField() -> Self { Self() }
  open class func magneticField() -> Self { Self() }
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { Self() }
}
