// Focus moves by the keys of a remote control or a keyboard. The library has no such keys, so nothing is ever focused, and no
// method here is called by the library.

/// An object that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

/// A part of the interface inside of which focus moves: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The direction in which focus moves.
public nonisolated struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1), down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4), right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16), previous = UIFocusHeading(rawValue: 32)
}

/// A move of focus from one item to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// Animates what changes with a move of focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Calls both functions at once, the changes first.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
