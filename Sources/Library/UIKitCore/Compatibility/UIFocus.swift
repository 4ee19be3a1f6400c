// Focus moves by the keys of a remote control or a keyboard. The library has no such keys, so nothing is ever focused, and the
// library calls no method here.

/// An object that can be focused: a view. As Apple's, except: nothing is ever focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can be focused. Never asked.
  var canBecomeFocused: Bool { get }
}

/// A part of the interface inside of which focus moves: a view or a view controller. As Apple's, except: focus never moves.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The views that get focus first. Never asked.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of focus. Has no effect; views and controllers warn once.
  func setNeedsFocusUpdate()
  /// Updates focus at once. Has no effect; views and controllers warn once.
  func updateFocusIfNeeded()
  /// Whether focus may move. Never asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after a move of focus. Never called.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The direction in which focus moves. As Apple's values.
public nonisolated struct UIFocusHeading: OptionSet, Sendable {
  /// As Apple's.
  public let rawValue: UInt
  /// A value of this raw value, as Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let up = UIFocusHeading(rawValue: 1), down = UIFocusHeading(rawValue: 2)
  /// As Apple's.
  public static let left = UIFocusHeading(rawValue: 4), right = UIFocusHeading(rawValue: 8)
  /// As Apple's.
  public static let next = UIFocusHeading(rawValue: 16), previous = UIFocusHeading(rawValue: 32)
}

/// A move of focus from one item to another. As Apple's, except: focus never moves, so nothing makes one.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// Nil: focus never moves.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: focus never moves.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// Nil: focus never moves.
  open var previouslyFocusedView: UIView? { nil }
  /// Nil: focus never moves.
  open var nextFocusedView: UIView? { nil }
  /// No direction: focus never moves.
  open var focusHeading: UIFocusHeading { [] }
}

/// Animates changes along with a move of focus. As Apple's, except: it calls functions at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Calls both functions at once, the changes first.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
