/// Shows controllers in columns.
///
/// As Apple's, except: it is always collapsed, as on an iPhone held upright. It shows the first controller, and pushes
/// the second one onto it if that is a navigation controller.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The columns that are shown. As Apple's, except: columns are always collapsed.
  public nonisolated enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    /// The older names of three modes.
    public static let primaryHidden = secondaryOnly, allVisible = oneBesideSecondary, primaryOverlay = oneOverSecondary
  }
  /// The number of columns. As Apple's.
  public nonisolated enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column, or the controller for a compact width. As Apple's.
  public nonisolated enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  /// The delegate, asked when the second controller is collapsed onto the first or shown later.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The style passed to `init(style:)`.
  public private(set) final var style = Style.unspecified
  /// The columns to show if they were not collapsed.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether a drag shows a column if columns were not collapsed.
  open var presentsWithGesture = true
  /// Limits of a column that is not collapsed, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0, maximumPrimaryColumnWidth: CGFloat = 0
  /// The width of a column that is not collapsed, in points and as a part of the whole.
  open var preferredPrimaryColumnWidth: CGFloat = 0, preferredPrimaryColumnWidthFraction: CGFloat = 0
  private final var columns: [Column: UIViewController] = [:]

  /// A controller without columns.
  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// True: one controller fills an iPhone that is held upright.
  open var isCollapsed: Bool { true }
  /// `secondaryOnly`, as collapsed columns have it.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// The width of the root view, in points; 0 as long as it is not loaded.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// A button without a title and an action: collapsed columns need none.
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }

  /// The controllers of the columns, the first one first. Setting them fills the first and the second column.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      for (column, controller) in zip([Column.primary, .secondary], newValue) { columns[column] = controller }
      collapse()
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    collapse()
  }
  /// The controller of a column; nil if it has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Shows the controller of a column as `showDetailViewController(_:sender:)` does.
  open func show(_ column: Column) {
    if let controller = columns[column] { showDetailViewController(controller, sender: nil) }
  }
  /// Has no effect, as on iOS while columns are collapsed.
  open func hide(_ column: Column) {}

  /// Pushes the controller onto the first one if that is a navigation controller, or else presents it. The delegate may
  /// do it instead.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    guard let navigation = children.first as? UINavigationController else { return present(vc, animated: true) }
    navigation.pushViewController((vc as? UINavigationController)?.viewControllers.first ?? vc, animated: true)
  }

  /// Shows the first controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  /// Shows the controller for a compact width, or else the first one with the second one pushed onto it.
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

/// The delegate that decides about the collapsed columns of a split view controller. As Apple's, except: it has four
/// methods, and the last two are never called.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: RespondingDelegate {
  /// Whether the delegate has shown the second controller itself when columns collapse; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Whether the delegate has shown a controller of the second column itself; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Never called: the display mode does not change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Never called: the first column is on top.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// False by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// False by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed column by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
