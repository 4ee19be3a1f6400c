/// Shows one of several controllers above a bar with a button for each.
///
/// As Apple's, except: only an animator of the delegate animates a change, every controller has a button, however narrow,
/// and a person cannot customize the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar. `setValue(_:forKey: "tabBar")` replaces it, as programs do that have a bar of their own.
  open var tabBar: UITabBar { ownBar }
  private var ownBar = UITabBar() {
    didSet {
      oldValue.removeFromSuperview()
      ownBar.items = oldValue.items
      ownBar.selectedItem = oldValue.selectedItem
      if isViewLoaded { showBar() }
    }
  }

  /// The delegate, asked before a tap selects a controller and for an animator, and told after.
  open weak var delegate: (any UITabBarControllerDelegate)?
  let container = UIView()

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
  /// The place of the shown controller, counted from 0. Setting it asks the delegate for an animator, but not whether it
  /// may be selected.
  open var selectedIndex: Int {
    get { shownIndex }
    set {
      let old = selectedViewController
      shownIndex = newValue
      if !showByDelegate(insteadOf: old) { showSelected() }
    }
  }
  /// The value of `selectedIndex`. Setting it asks nothing.
  final var shownIndex = 0
  /// The shown controller. A controller that is not in `viewControllers` is ignored.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// Sets `viewControllers`, without animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Creates the root view with the container of the shown controller and the bar.
  open override func loadView() {
    super.loadView()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    showBar()
    showSelected()
  }

  private func showBar() {
    // Programs add to the bar as soon as the view is there, by the width of the bar.
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - UITabBar.height, width: view.bounds.width, height: UITabBar.height)
    view.addSubview(tabBar)
    tabBar.select = { [weak self] index in self?.chosen(index) }
    tabBar.isOverContent = { [weak self] in
      guard let shown = self?.selectedViewController,
        let content = ((shown as? UINavigationController)?.topViewController ?? shown).contentScrolled
      else { return false }
      return content.contentSize.height + content.adjustedContentInset.bottom
        > content.contentOffset.y + content.bounds.height + 0.5
    }
    view.setNeedsLayout()
  }

  /// Places the bar.
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
    // Documented (PR-04): a tap on the selected button goes to the root.
    let isSelected = controller === selectedViewController
    if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    selectedIndex = index
    if isSelected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called when a button of the bar is tapped, while the tab before it is still selected (PR-04).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Never called: a person cannot customize the bar.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Never called: a person cannot customize the bar.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Never called: a person cannot customize the bar.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Never called: a person cannot customize the bar.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// The navigation controller for controllers without a button. It is empty: every controller has a button.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose buttons a person may rearrange. No person can.
  open var customizableViewControllers: [UIViewController]?

  /// The transition to the selected controller, else the transition of the controller around this one.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    selectedViewController?.runningTransition ?? super.transitionCoordinator
  }

  final func showSelected() {
    guard isViewLoaded, let selected = selectedViewController else { return }
    placeSelected(selected)
    let others = (viewControllers ?? []).filter { $0 !== selected }
    let from = others.first { $0.viewIfLoaded?.superview === container && $0.viewIfLoaded?.window != nil }
    let appearances = TransitionAppearances(
      leaving: from?.shownControllers ?? [], coming: from == nil ? [] : selected.shownControllers, isAnimated: false)
    // The other one, whose view is loaded first, is told first.
    appearances.announce(comingFirst: true)
    appearances.release()
    for controller in others { controller.viewIfLoaded?.removeFromSuperview() }
    if selected.view.superview !== container { container.addSubview(selected.view) }
    appearances.settle()
  }

  final func placeSelected(_ selected: UIViewController) {
    tabBar.selectedItem = selected.tabBarItem
    selected.view.frame = container.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// The delegate of a tab bar, told which item a person chooses. As Apple's, except: a person cannot customize the bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tap on the button of an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  // MARK: Never called: a person cannot customize the bar

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A bar with a button for each item, 49 points high above the safe area.
///
/// As Apple's, except: only the colours of background and items change its look, and all buttons have the same width.
@preconcurrency @MainActor open class UITabBar: UIView, HasBarBackground {
  /// In points, above the safe area.
  static let height: CGFloat = 49

  /// The colour of the background while content is below the bar and no look says otherwise.
  open var barTintColor: UIColor?
  /// The colour of the items that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { colorItems() } }
  /// The delegate, told of taps on buttons.
  open weak var delegate: (any UITabBarDelegate)?
  /// Has no effect, since a person cannot customize the bar; warns once.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { warnNotSupported("UITabBar.beginCustomizingItems(_:)") }
  /// False: nothing was customized.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// Always false.
  open var isCustomizing: Bool { false }
  /// Has no effect; warns once when it is set.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { warnNotSupported("UITabBar.backgroundImage") } }
  }
  /// Has no effect; warns once when it is set.
  open var shadowImage: UIImage? { didSet { if shadowImage != nil { warnNotSupported("UITabBar.shadowImage") } } }
  /// Has no effect; warns once when it is set.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != nil { warnNotSupported("UITabBar.selectionIndicatorImage") } }
  }
  /// Has no effect; warns once when it is changed.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { warnNotSupported("UITabBar.barStyle") } }
  }
  /// Has no effect, since all buttons share the width; warns once when it is changed.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { warnNotSupported("UITabBar.itemWidth") } } }
  /// Has no effect, since all buttons share the width; warns once when it is changed.
  open var itemSpacing: CGFloat = 0 {
    didSet { if itemSpacing != oldValue { warnNotSupported("UITabBar.itemSpacing") } }
  }
  /// Has no effect, since all buttons share the width; warns once when it is changed.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { warnNotSupported("UITabBar.itemPositioning") } }
  }
  /// The look while content is below the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { colorItems() } }
  /// The look while the content is at its bottom edge, or does not scroll; nil for a background without a colour.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { colorItems() } }
  /// Whether there is content below the bar. The container sets it.
  final var isOverContent: (() -> Bool)?
  /// The way in which items are placed. As Apple's, except: all buttons share the width.
  public nonisolated enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The item that was tapped last, or set by the program. It has the tint colour.
  open var selectedItem: UITabBarItem? { didSet { colorItems() } }
  /// Sets `items`, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Has no effect; warns once when it is changed.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { warnNotSupported("UITabBar.isTranslucent") } }
  }
  final var select: ((Int) -> Void)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.changed = nil }
      for button in buttons { button.removeFromSuperview() }
      buttons = []
      for (index, item) in (items ?? []).enumerated() {
        let button = UITabBarButton(type: .system)
        item.changed = { [weak button, unowned item] in button?.show(item) }
        button.show(item)
        button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        item.shownView = button
        buttons.append(button)
        addSubview(button)
      }
      colorItems()
    }
  }
  /// The buttons of the items. A program may add further views.
  private var buttons: [UITabBarButton] = []
  private let background = _UIBarBackground()

  override func prepare() {
    super.prepare()
    addSubview(background)
  }

  /// Any width, and 49 points of height.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height) }

  final var shownBackground: UIColor? {
    guard let isOverContent = isOverContent?() else { return standardAppearance.backgroundColor ?? barTintColor }
    return isOverContent ? standardAppearance.background(barTintColor) : scrollEdgeAppearance?.background(nil)
  }

  private func colorItems() {
    for (item, button) in zip(items ?? [], buttons) {
      let looks = (scrollEdgeAppearance ?? standardAppearance).stackedLayoutAppearance
      let isSelected = item === selectedItem, look = isSelected ? looks.selected : looks.normal
      button.tintColor =
        look.iconColor ?? (isSelected ? nil : unselectedItemTintColor ?? UIColor(white: 0.6, alpha: 1))
      let attributes = item.shownAttributes(for: isSelected ? .selected : .normal) ?? look.titleTextAttributes
      button.setTitleColor(attributes[.foregroundColor] as? UIColor, for: .normal)
      button.setTitleColor(looks.disabled.titleTextAttributes[.foregroundColor] as? UIColor, for: .disabled)
      if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
    }
  }

  private func choose(_ index: Int) {
    guard let item = items.flatMap({ $0.indices.contains(index) ? $0[index] : nil }) else { return }
    if let select { select(index) } else { selectedItem = item }
    // The controller of a bar is told before it selects.
    if select == nil || !(delegate is UITabBarController) { delegate?.tabBar(self, didSelect: item) }
  }

  /// Gives all buttons the same width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: UITabBar.height)
    }
  }
}

extension UITabBarController: KeyValueSetting {
  /// Replaces the bar for the key `tabBar`.
  func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "tabBar", let bar = value as? UITabBar else { return false }
    ownBar = bar
    return true
  }
}
