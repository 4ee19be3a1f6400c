// UIKit Dynamics. Behaviours and items are kept; nothing is simulated, so no item moves by itself.

/// Something that behaviours would move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// The figure with which an item would collide.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Keeps behaviours. Nothing is simulated: no item moves, and no delegate is called.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinate space items would move.
  open private(set) weak var referenceView: UIView?
  /// Would be told when the animation pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// In the order of addition.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items of the behaviours in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.allItems).filter { rect.contains($0.center) }
  }

  /// Has no effect: the animator reads the item when it is asked.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Always false.
  open var isRunning: Bool { false }
  /// Zero: nothing is simulated.
  open var elapsedTime: TimeInterval { 0 }
}

/// Would be told when an animation pauses and goes on. No method is called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
