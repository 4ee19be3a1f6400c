/// How items would move. It is kept, and nothing moves; see ``UIDynamicAnimator``.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Would be called in each step of the animation.
  open var action: (() -> Void)?
  /// The animator that has the behaviour.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items, in the order of addition.
  open internal(set) var items: [any UIDynamicItem] = []

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called before the animator changes.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  package var allItems: [any UIDynamicItem] { items + childBehaviors.flatMap(\.allItems) }
}

/// Would pull items down.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public override init() { super.init() }
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// In radians.
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// Would keep items apart and inside of boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What would collide.
  public nonisolated struct Mode: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1), boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  public override init() { super.init() }
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  /// Would be told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [String: UIBezierPath] = [:]

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries["\(identifier)"] = path
  }
  open func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    boundaries[identifier] = bezierPath
  }
  open func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries["\(identifier)"] }
  open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries["\(identifier)"] = nil }
  open func removeAllBoundaries() { boundaries = [:] }
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.keys.sorted().map { NSString(string: $0) }
  }
}

/// Would be told of collisions. No method is called.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
}

/// Would give items a push.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Once, or as long as it is active.
  public nonisolated enum Mode: Int, Sendable { case continuous, instantaneous }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    self.items = items
  }

  public let mode: Mode
  open var active = true
  /// In radians.
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// Would move an item to a point.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    items = [item]
  }

  open var snapPoint: CGPoint
  /// From 0 to 1.
  open var damping: CGFloat = 0.5
}

/// What items are made of.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public override init() { super.init() }
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  open var elasticity: CGFloat = 0, friction: CGFloat = 0, density: CGFloat = 1, resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0, charge: CGFloat = 0
  open var isAnchored = false, allowsRotation = true
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A distance along both axes, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public init() { self.init(horizontal: 0, vertical: 0) }
  public static var zero: UIOffset { UIOffset() }
}
