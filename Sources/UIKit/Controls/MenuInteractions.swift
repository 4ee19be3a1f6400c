// Menus of views. They are kept: no menu is shown, and delegates are not called.

/// Shows a menu of a view after a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
}

/// A menu and a preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    provider = actionProvider
    super.init()
  }
}

/// Makes the menu of a view. No method is called.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Shows a menu of actions for a selection.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
}

/// Where an edit menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Makes an edit menu. No method is called.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// The menu of a text selection, before iOS 16. It is not shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the arrow points.
  public nonisolated enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var isMenuVisible = false
  open var menuFrame: CGRect { .zero }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func update() {}
}

/// An entry of the menu of a text selection.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// A pointer over a view. There is none, and delegates are not called.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

/// Says what a pointer looks like. No method is called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
