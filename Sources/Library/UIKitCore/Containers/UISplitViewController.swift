/// Controllers side by side, as one on an iPhone held upright: the first one, or the second one above it.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public nonisolated enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    public static let primaryHidden = secondaryOnly, allVisible = oneBesideSecondary, primaryOverlay = oneOverSecondary
  }
  public nonisolated enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public nonisolated enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  public private(set) final var style = Style.unspecified
  open var preferredDisplayMode = DisplayMode.automatic
  open var presentsWithGesture = true
  open var minimumPrimaryColumnWidth: CGFloat = 0, maximumPrimaryColumnWidth: CGFloat = 0
  open var preferredPrimaryColumnWidth: CGFloat = 0, preferredPrimaryColumnWidthFraction: CGFloat = 0
  private final var columns: [Column: UIViewController] = [:]

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// True: one controller fills an iPhone that is held upright.
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

  /// The first controller and the second one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      for (column, controller) in zip([Column.primary, .secondary], newValue) { columns[column] = controller }
      collapse()
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    collapse()
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {
    if let controller = columns[column] { showDetailViewController(controller, sender: nil) }
  }
  /// Has no effect: a column that is collapsed cannot be hidden.
  open func hide(_ column: Column) {}

  /// Pushes the controller onto the first one, or presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    guard let navigation = children.first as? UINavigationController else { return present(vc, animated: true) }
    navigation.pushViewController((vc as? UINavigationController)?.viewControllers.first ?? vc, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  /// Shows one controller: that for a compact width, or the first one with the second one above it.
  private func collapse() {
    guard let view = viewIfLoaded else { return }
    let first = columns[.compact] ?? columns[.primary] ?? columns[.secondary]
    guard let first, children.first !== first else { return }
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(first)
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
    first.didMove(toParent: self)
    guard let second = columns[.secondary], second !== first, columns[.compact] == nil,
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) != true
    else { return }
    (first as? UINavigationController)?.pushViewController(
      (second as? UINavigationController)?.viewControllers.first ?? second, animated: false)
  }
}

/// Decides what is shown where both controllers have no room.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
