/// Manages a root view. In the responder chain it comes between the root view and that view's superview (RC-02, RC-03).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Ignores the names: there are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(made: Void) { self.init() }

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
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
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
  /// (RC-04). For a presented controller it is the presenting one (UN-13).
  open override var next: UIResponder? {
    presentingViewController ?? loadedView?.superview
  }

  override var responderWindow: UIWindow? { loadedView?.window }

  /// Shows `viewControllerToPresent` in front of everything in the window.
  ///
  /// Its view is added to the window and covers it, and nothing is animated; unless its `transitioningDelegate` has an
  /// animator, or a presentation controller for the style `.custom`. The others in the window
  /// disappear, though their views stay in it, and appear again when it is dismissed (LC-03). The window is laid out, and
  /// `completion` is called after `viewDidAppear`. A warning is given, and nothing is presented, if this controller's view
  /// is in no window, if it presents already, or if the other controller is presented already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, isAnimated: flag, completion: completion) }

  /// Removes the controller that this one presented, or else this controller if it is presented. `completion` is called
  /// after the controllers behind it have appeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    removePresented(isAnimated: flag, completion: completion)
  }

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
  open internal(set) var presentedViewController: UIViewController?
  /// The traits of the controller's application.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// What the bar above shows for this controller.
  open var navigationItem: UINavigationItem {
    if let item = storedNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    storedNavigationItem = item
    return item
  }
  /// The button of this controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = storedTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { parent == nil }
  /// Has no effect: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Tells a child that it will appear or disappear. The window does so by itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// See `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {}
  /// Presents a controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// A button that begins and ends editing: it calls `setEditing(_:animated:)`.
  open var editButtonItem: UIBarButtonItem {
    if let item = storedEditButtonItem { return item }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
        storedEditButtonItem?.title = isEditing ? "Done" : "Edit"
      })
    storedEditButtonItem = item
    return item
  }
  /// The transition from or to this controller that an animator of the app is making.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  /// The controller that presents this one.
  open internal(set) weak var presentingViewController: UIViewController?

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
