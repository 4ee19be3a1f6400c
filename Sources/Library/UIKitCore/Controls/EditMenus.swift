// Edit menus: bars with the actions that a first responder performs, near a place that the program chooses. The program shows them;
// no press on a text does.

extension UIResponder {
  /// The system's actions, then `others`, without those that no responder from this one on performs. A chosen one is sent to
  /// the first that does.
  fileprivate func editActions(_ others: [UIMenuItem] = [], from sender: NSObject) -> [UIAction] {
    let system: [(String, Selector)] = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"),
      ("Delete", "delete:"),
    ]
    return (system + others.map { ($0.title, $0.action) }).compactMap { title, action in
      guard performer(of: action, from: sender) != nil else { return nil }
      return UIAction(title: title) { [weak self] _ in
        guard let target = self?.performer(of: action, from: sender) else { return }
        _ = target.owningApplication?.sendAction(action, to: target, from: sender, for: nil)
      }
    }
  }

  /// The first responder up the chain that has an action and allows it: one that only allows it may mean the next one.
  private func performer(of action: Selector, from sender: NSObject) -> UIResponder? {
    var chain = ResponderChain(from: self)
    while let responder = chain.advance() {
      if responder.method(for: action) != nil, responder.canPerformAction(action, withSender: sender) {
        return responder
      }
    }
    return nil
  }
}

/// The menu of actions for a selection. As Apple's, except: it is there at once.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// As Apple's.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  private weak var shown: MenuView?

  /// As Apple's.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the menu of the delegate, or else the actions of the first responder, or of the view if there is none. A menu
  /// without elements is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let suggested = (window.firstResponder ?? view).editActions(from: self)
    let chosen = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    let menu = chosen ?? UIMenu(children: suggested)
    guard !menu.children.isEmpty else { return }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
    let place =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let menuView = MenuView(menu, of: view, near: view.convert(place, to: window), in: window, isBar: true)
    menuView.closed = { [weak self] in
      guard let self else { return }
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: nil)
    }
    shown = menuView
  }
  /// Closes the menu.
  open func dismissMenu() { shown?.close() }
}

/// The place of an edit menu. As Apple's.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The place in the view's coordinate space.
  public let sourcePoint: CGPoint

  /// As Apple's, except: the identifier is not kept.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Makes an edit menu. As Apple's, except: there is no animator.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Called before the menu is shown. Nil for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle of the view beside which the menu is shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is shown. The animator is nil.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?)
  /// Called after the menu was closed. The animator is nil.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?)
}

extension UIEditMenuInteractionDelegate {
  /// The default: nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default: the place of the configuration.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) {}
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) {}
}

/// The animation of an edit menu. As Apple's, except: there is none, because a menu is there at once.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The edit menu, before iOS 16. As Apple's, except: it is there at once and has no arrow, and a tap beside it does nothing but
/// close it. Without a first responder no menu is shown.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The direction of the arrow. The raw values are Apple's.
  public nonisolated enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// Posted when the menu is shown, after the change. The object is the menu controller.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after `willShowMenuNotification`.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu goes, after the change. The object is the menu controller.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after `willHideMenuNotification`.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted after `willShowMenuNotification`.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of the process.
  public static let shared = UIMenuController()

  private weak var shown: MenuView?
  private weak var target: UIView?
  private var targetRect = CGRect.zero

  /// The entries behind those of the system.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. Kept: there is no arrow.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown.
  open var isMenuVisible: Bool {
    get { shown?.window != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// The place of the menu on the screen; zero if it is not shown.
  open var menuFrame: CGRect { shown?.frameOfPanel ?? .zero }

  /// Shows the menu beside the rectangle of `setTargetRect(_:in:)`, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hideMenu() } }
  /// Chooses the rectangle beside which the menu is shown, in the coordinate space of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, target) = (targetRect, targetView)
  }
  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }
  /// Hides the menu.
  open func hideMenu() { shown?.close() }
  /// Hides the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Asks again which actions are performed, while the menu is shown.
  open func update() { if isMenuVisible { shown?.update { [self] in $0.replacingChildren(actions) } } }

  private var actions: [UIAction] {
    target?.window?.application?.keyWindow?.firstResponder?.editActions(menuItems ?? [], from: self) ?? []
  }

  /// Shows the entries that the first responder allows, if there are any.
  private func show() {
    hideMenu()
    let actions = actions
    guard !actions.isEmpty, let target, let window = target.window else { return }
    let place = target.convert(targetRect, to: window)
    let menuView = MenuView(UIMenu(children: actions), of: target, near: place, in: window, isBar: true)
    menuView.closed = { [weak self] in
      self?.post([UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification])
    }
    shown = menuView
    post([
      UIMenuController.willShowMenuNotification, UIMenuController.menuFrameDidChangeNotification,
      UIMenuController.didShowMenuNotification,
    ])
  }

  private func post(_ names: [Notification.Name]) {
    for name in names { NotificationCenter.default.post(name: name, object: self) }
  }
}

/// An entry of an edit menu. As Apple's.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// As Apple's.
  open var title: String
  /// As Apple's.
  open var action: Selector

  /// As Apple's.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
