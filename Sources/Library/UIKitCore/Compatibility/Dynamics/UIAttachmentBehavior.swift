/// A behaviour that would hold an item at a point, or two items together. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The other end of an attachment. As Apple's values.
  public nonisolated enum AttachmentType: Int, Sendable { case items, anchor }

  /// The other end: a point or an item.
  public let attachedBehaviorType: AttachmentType
  /// The point at which the item would be held.
  open var anchorPoint: CGPoint
  /// The distance of the two ends, in points. Chosen: 0 until it is set.
  open var length: CGFloat = 0
  /// Properties of the attachment.
  open var damping: CGFloat = 0, frequency: CGFloat = 0, frictionTorque: CGFloat = 0
  /// The range in which the item could move.
  open var attachmentRange = UIFloatRange.infinite

  private init(_ items: [any UIDynamicItem], _ type: AttachmentType, at point: CGPoint) {
    (attachedBehaviorType, anchorPoint) = (type, point)
    super.init()
    self.items = items
  }

  /// An attachment to a point or to another item.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], .anchor, at: point)
  }
  /// An attachment to a point or to another item.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init([item], .anchor, at: point)
  }
  /// An attachment to a point or to another item.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], .items, at: .zero)
  }
  /// An attachment to another item; offsets from the centers are not kept.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], .items, at: .zero) }

  /// An attachment of its kind; the kind is not kept.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  /// An attachment of its kind; the kind is not kept.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// An attachment of its kind; the kind is not kept.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// An attachment of its kind; the kind is not kept.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// An attachment of its kind; the kind is not kept.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

/// The smallest and the largest of some numbers. As Apple's.
public nonisolated struct UIFloatRange: Hashable, Sendable {
  /// The ends of the range.
  public var minimum, maximum: CGFloat
  /// A range with two ends.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// The range from 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
}

/// A part of the plane in which a field would work. As Apple's, except: nothing works in it, so it keeps no figure.
open nonisolated class UIRegion: NSObject, @unchecked Sendable {
  /// The whole plane.
  public override init() { super.init() }
  /// A circle, in points.
  public init(radius: CGFloat) { super.init() }
  /// A rectangle, in points.
  public init(size: CGSize) { super.init() }
  /// The whole plane.
  open class var infinite: UIRegion { UIRegion() }
  /// The region itself.
  open func inverse() -> Self { self }
}

/// A behaviour that would move items by a field of forces. As Apple's, except: nothing moves, and the kind of field is not kept.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  open var position = CGPoint.zero, region = UIRegion.infinite
  /// The strength of the field, and how it changes.
  open var strength: CGFloat = 1, falloff: CGFloat = 0, minimumRadius: CGFloat = 0, animationSpeed: CGFloat = 0
  /// The direction of the field, and how smooth it is.
  open var direction = CGVector.zero, smoothness: CGFloat = 0

  /// A field without items.
  public required override init() { super.init() }

  /// A field of its kind; the kind is not kept.
  open class func dragField() -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func vortexField() -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func radialGravityField(position: CGPoint) -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func linearGravityField(direction: CGVector) -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func velocityField(direction: CGVector) -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func springField() -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func electricField() -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func magneticField() -> Self { Self() }
  /// A field of its kind; the kind is not kept.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { Self() }
}
