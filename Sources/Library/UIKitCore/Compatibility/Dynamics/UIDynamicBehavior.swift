/// A rule by which items would move. As Apple's, except: nothing moves; see ``UIDynamicAnimator``.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The function for each step of the animation. It is never called.
  open var action: (() -> Void)?
  /// The animator that has the behaviour.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items, in the order of addition.
  open internal(set) var items: [any UIDynamicItem] = []

  /// A behaviour without items.
  public override init() { super.init() }

  /// Adds a behaviour that belongs to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour that belongs to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called before the animator changes.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  package var allItems: [any UIDynamicItem] { items + childBehaviors.flatMap(\.allItems) }
}

/// A behaviour that would pull items in one direction. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public override init() { super.init() }
  /// A behaviour of these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  /// The direction and strength, as a vector.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength.
  open var magnitude: CGFloat = 1
  /// Sets the direction, in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// A behaviour that would keep items apart and inside of boundaries. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that would collide. As Apple's values.
  public nonisolated struct Mode: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt
    /// A value of this raw value, as Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As Apple's.
    public static let items = Mode(rawValue: 1), boundaries = Mode(rawValue: 2)
    /// As Apple's.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// A behaviour without items.
  public override init() { super.init() }
  /// A behaviour of these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  /// The things that would collide.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the animator's view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The receiver of collisions. It is never called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [String: UIBezierPath] = [:]

  /// Makes the bounds of the animator's view a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary under a name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  /// Adds a boundary under a name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries["\(identifier)"] = path
  }
  /// Adds a boundary under a name.
  open func addBoundary(withIdentifier identifier: String, for bezierPath: UIBezierPath) {
    boundaries[identifier] = bezierPath
  }
  /// Adds a boundary under a name.
  open func addBoundary(withIdentifier identifier: String, from p1: CGPoint, to p2: CGPoint) {
    addBoundary(withIdentifier: NSString(string: identifier), from: p1, to: p2)
  }
  /// The boundary of a name; nil if it was not added.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries["\(identifier)"] }
  /// Removes the boundary of a name.
  open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries["\(identifier)"] = nil }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [:] }
  /// The names of the boundaries, sorted; nil without boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.keys.sorted().map { NSString(string: $0) }
  }
}

/// Receives collisions. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Never called.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing, for delegates without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing, for delegates without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
  /// Does nothing, for delegates without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing, for delegates without the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
}

/// A behaviour that would push items. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push is once, or as long as it is active. As Apple's values.
  public nonisolated enum Mode: Int, Sendable { case continuous, instantaneous }

  /// A continuous behaviour without items.
  public override init() {
    mode = .continuous
    super.init()
  }
  /// A behaviour of these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    self.items = items
  }

  /// Whether the push is once, or as long as it is active.
  public let mode: Mode
  /// Whether it would push.
  open var active = true
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction and strength, as a vector.
  open var pushDirection = CGVector.zero
  /// Sets the direction, in radians, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  /// Zero: pushes have no place.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  /// Has no effect: nothing is pushed, of which the animator warns once.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// A behaviour that moves an item to a point. As Apple's, except: it is an animation without a spring, and what moves the item
/// afterwards meets no resistance.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    items = [item]
  }

  /// The point to which the item moves.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { moveItem() } } }
  /// The damping at the end of the move, from 0 to 1. It has no influence.
  open var damping: CGFloat = 0.5

  func moveItem() {
    UIView.animate(withDuration: 0.4) { [items, snapPoint] in for item in items { item.center = snapPoint } }
  }
}

/// The properties of items for other behaviours, such as their density. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public override init() { super.init() }
  /// A behaviour of these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  /// Properties of the items, with Apple's defaults.
  open var elasticity: CGFloat = 0, friction: CGFloat = 0, density: CGFloat = 1, resistance: CGFloat = 0
  /// Properties of the items, with Apple's defaults.
  open var angularResistance: CGFloat = 0, charge: CGFloat = 0
  /// Whether items stay where they are, and whether they may turn.
  open var isAnchored = false, allowsRotation = true
  /// Has no effect: nothing moves, of which the animator warns once.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Zero: nothing moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has no effect: nothing moves, of which the animator warns once.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Zero: nothing moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A distance along both axes, in points. As Apple's.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// The distances, in points.
  public var horizontal, vertical: CGFloat
  /// An offset of two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// An offset of two distances, in points.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// No distance.
  public static var zero: UIOffset { UIOffset() }
}
