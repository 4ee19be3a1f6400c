/// Controllers of which one is shown, above a bar with a button for each. Nothing is animated.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar.
  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private let container = UIView()

  /// The controllers, in the order of their buttons.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.containerInsets.bottom = UITabBar.height
        controller.didMove(toParent: self)
      }
      tabBar.items = viewControllers?.map(\.tabBarItem)
      if selectedIndex >= viewControllers?.count ?? 0 { selectedIndex = 0 } else { showSelected() }
    }
  }
  /// Counted from 0.
  open var selectedIndex = 0 { didSet { showSelected() } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func loadView() {
    super.loadView()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(tabBar)
    tabBar.select = { [weak self] index in self?.chosen(index) }
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.safeAreaInsets.bottom + UITabBar.height
    let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if tabBar.frame != frame { tabBar.frame = frame }
  }

  private func chosen(_ index: Int) {
    guard let controller = viewControllers.flatMap({ $0.indices.contains(index) ? $0[index] : nil }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    selectedIndex = index
    // A bar whose delegate is the controller tells it itself.
    if let item = controller.tabBarItem, tabBar.delegate !== self { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called when a button of the bar is tapped, before the delegate is told.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // Every controller has a button, however narrow, and nobody customizes the bar.

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Would have the controllers without a button. It is empty.
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?

  private func showSelected() {
    guard isViewLoaded, let selected = selectedViewController else { return }
    for controller in viewControllers ?? [] where controller !== selected {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    selected.view.frame = container.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if selected.view.superview !== container { container.addSubview(selected.view) }
  }
}

/// Is asked and told which controller is shown.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Is told which item a person chooses.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  // Nobody customizes the bar: these are never called.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A bar with a button for each controller.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// In points, above the safe area.
  static let height: CGFloat = 49

  open var barTintColor: UIColor?, unselectedItemTintColor: UIColor?
  open weak var delegate: (any UITabBarDelegate)?
  /// Has no effect: nobody customizes the bar.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }
  // The looks below are kept, and without effect.
  open var backgroundImage: UIImage?, shadowImage: UIImage?, selectionIndicatorImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var itemWidth: CGFloat = 0, itemSpacing: CGFloat = 0
  open var itemPositioning = ItemPositioning.automatic
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How items are placed. It has no effect.
  public nonisolated enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The item that was chosen last.
  open var selectedItem: UITabBarItem?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var isTranslucent = true
  final var select: ((Int) -> Void)?
  open var items: [UITabBarItem]? {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for (index, item) in (items ?? []).enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(item.title, for: .normal)
        button.setImage(item.image, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        addSubview(button)
      }
    }
  }

  private func choose(_ index: Int) {
    select?(index)
    guard let item = items.flatMap({ $0.indices.contains(index) ? $0[index] : nil }) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Buttons of one width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: UITabBar.height)
    }
  }
}
