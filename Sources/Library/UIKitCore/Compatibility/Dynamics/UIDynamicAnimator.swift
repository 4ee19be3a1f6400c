// UIKit Dynamics, so that sources compile. Behaviours and items are kept; nothing is simulated. Only snapping moves items.

/// An item that behaviours would move, such as a view. As Apple's, except: only a snap moves it.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The place that behaviours would change.
  var center: CGPoint { get set }
  /// The size of the item.
  var bounds: CGRect { get }
  /// The turn that behaviours would change.
  var transform: CGAffineTransform { get set }
  /// The kind of figure with which the item would collide.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The figure with which the item would collide, if its kind is `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// The kind of figure with which an item would collide. As Apple's values.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Has the behaviours that would move items. As Apple's, except: nothing is simulated, only a snap moves items, and no delegate is
/// called; adding another behaviour warns once.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinate space items would move.
  open private(set) weak var referenceView: UIView?
  /// The receiver of pauses of the animation. It is never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours, in the order of addition.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// An animator of items in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator without a view.
  public override init() { super.init() }

  /// Adds a behaviour. Only a snap moves its item; others warn once.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    let snap = behavior as? UISnapBehavior
    if snap == nil { warnNotSupported("UIDynamicAnimator.addBehavior(_:)") }
    guard behavior.dynamicAnimator !== self else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    snap?.moveItem()
  }

  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items of the behaviours in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    behaviors.flatMap(\.allItems).filter { rect.contains($0.center) }
  }

  /// Takes over changes of an item. The animator has no copy of it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// False: nothing is simulated.
  open var isRunning: Bool { false }
  /// Zero: nothing is simulated.
  open var elapsedTime: TimeInterval { 0 }
}

/// Receives pauses of an animation. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing, for delegates without the method.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing, for delegates without the method.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
