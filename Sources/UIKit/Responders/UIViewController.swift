/// Manages a root view. In the responder chain it comes between the root view and that view's superview (RC-02, RC-03).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Ignores the names: there are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Ignores `coder`: there are no archives. Subclasses written for iOS need this initializer to compile.
  public required init?(coder: NSCoder) { super.init() }

  private final var loadedView: UIView?
  private final var isLoading = false
  /// The window whose root view controller this is.
  final weak var hostWindow: UIWindow?
  /// How far the root view is on its way to the screen (LC-03).
  final var appearance = AppearanceState.disappeared
  /// Whether a call about the appearance is running.
  final var isTellingAppearance = false

  deinit {
    deallocating { if loadedView?.controller === self { loadedView?.controller = nil } }
  }

  /// The root view. Reading it for the first time calls `loadView()` and `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? substituteView()
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The root view; nil if it was not loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the root view, as large as the window of a root view controller, or else as the screen (LC-01). An override
  /// creates another one, which keeps its own size until the window sets it.
  open func loadView() { view = UIView(frame: hostWindow?.bounds ?? UIScreen.main.bounds) }

  /// Called once, after the root view was loaded.
  open func viewDidLoad() {}

  /// Loads the root view if it was not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { _ = substituteView() }
    isLoading = false
    viewDidLoad()
  }

  /// Sets an empty view in place of the one that `loadView()` has not set.
  private func substituteView() -> UIView {
    PipelineWarning.noView(self).give(through: observationOfChain)
    let view = UIView(frame: .zero)
    self.view = view
    return view
  }

  // MARK: Appearing

  // Documented (LC-03): the calls come in this order, with `layoutSubviews()` of the view between the two about layout.
  // `animated` is always false.

  /// Called before the root view comes into a window that is shown, or before its window is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the root view is in the window, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before `layoutSubviews()` of the root view.
  open func viewWillLayoutSubviews() {}
  /// Called after `layoutSubviews()` of the root view.
  open func viewDidLayoutSubviews() {}
  /// Called after the first layout of the window in which the root view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the root view leaves its window, or is covered by a presented controller.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the root view has left its window, or was covered by a presented controller.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Changes the constraints of the root view: calls its `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Added to the safe area of the root view and its descendants, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.constraintsChanged()
      reportSafeArea()
    }
  }

  /// Called after `safeAreaInsetsDidChange()` of the root view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after `layoutMarginsDidChange()` of the root view.
  open func viewLayoutMarginsDidChange() {}

  func reportSafeArea() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    view.safeAreaInsetsDidChange()
    viewSafeAreaInsetsDidChange()
  }

  /// What bars around the controller take from its safe area, in points.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.constraintsChanged() } }
  }

  /// The title, which a navigation bar and a tab bar show.
  open var title: String? {
    didSet {
      navigationItem.title = title
      storedTabBarItem?.title = title
    }
  }
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?

  /// Shows a controller in the navigation controller around this one, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { navigationController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // Kept, and without effect: nothing turns, there is no status bar, and every presentation covers the window.

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var providesPresentationContextTransitionStyle = false
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var hidesBottomBarWhenPushed = false
  /// The items of a toolbar, which is not shown.
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var prefersPointerLocked: Bool { false }
  open var performsActionsWhilePresentingModally: Bool { true }
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var restorationIdentifier: String?
  open var isEditing = false
  /// Sets `isEditing`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // Called on iOS when the device turns or traits change. Here they never do.

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
  open func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // For controllers of storyboards, which are not read.

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Has no effect: a storyboard would say which controller to show.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func awakeFromNib() {}
  /// Writes nothing: there are no archives of controllers.
  open func encode(with coder: NSCoder) {}

  /// Called when the system has little memory; see `UIApplication.warnOfLowMemory()`.
  open func didReceiveMemoryWarning() {}

  /// The superview of the root view (RC-03): the window for a root view controller, the parent's view for a child
  /// (RC-04). For a presented controller it is the presenting one, unless `presentedControllersFollowContainers` is set
  /// (UN-13).
  open override var next: UIResponder? {
    let superview = loadedView?.superview
    let followsContainers = superview?.window?.application?.options.presentedControllersFollowContainers ?? false
    return followsContainers ? superview : presentingViewController ?? superview
  }

  override var responderWindow: UIWindow? { loadedView?.window }

  /// How the controller is presented and dismissed; nil for without animation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether `present(_:animated:completion:)` is showing the controller.
  open internal(set) var isBeingPresented = false
  /// Whether `dismiss(animated:completion:)` is removing the controller.
  open internal(set) var isBeingDismissed = false
  final var storedPresentation: UIPresentationController?
  final var storedEditButtonItem: UIBarButtonItem?
  final var runningTransition: TransitionContext?

  /// The controller that this one presents.
  public internal(set) final var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public internal(set) final weak var presentingViewController: UIViewController?

  // MARK: Containing

  /// The child controllers, in order of addition.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// Adds `child`, after removing it from its parent. The caller adds its view.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its parent. The caller removes its view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
}
