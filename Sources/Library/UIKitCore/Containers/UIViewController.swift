/// Manages a root view. In the responder chain it comes between the root view and that view's superview (RC-02, RC-03).
///
/// As Apple's, except: nib files and storyboards are not read; windows do not turn and traits do not change, so that
/// the methods about them are never called; a presentation covers the window, without animation, unless it is a popover or
/// the program has an animator or a presentation controller of its own.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// A controller whose view `loadView()` creates. Ignores the names: nib files are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller whose view `loadView()` creates.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(made: Void) { self.init() }
  /// See `made(nibName:bundle:)`.
  @available(*, unavailable) public required convenience init(madeOf nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Ignores `coder`: there are no archives. Subclasses written for iOS need this initializer to compile.
  public required init?(coder: NSCoder) { super.init() }

  private final var loadedView: UIView?
  private final var isLoading = false
  /// The window whose root view controller this is.
  final weak var hostWindow: UIWindow?
  /// The progress of the root view on its way to the screen (LC-03).
  final var appearance = AppearanceState.disappeared
  final var appearanceChange = AppearanceChange()
  /// The effect of a running transition on the root view; nil if there is none. Set by the transition.
  final var ownTransitionEffect: TransitionEffect?
  /// The field that becomes first responder when the root view has come into its window (RC-15).
  final weak var waitingField: UIView?
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

  /// Creates the root view: as large as the window of a root view controller, or else as the screen (LC-01), with a flexible size.
  /// A view that an override creates keeps its own size until the window sets it.
  open func loadView() {
    view = UIView(frame: hostWindow?.bounds ?? UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

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

  /// Sets an empty view, because `loadView()` has set none.
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
  /// Called before `viewWillLayoutSubviews()`.
  func prepareLayout() {}
  /// Called before `layoutSubviews()` of the root view.
  open func viewWillLayoutSubviews() {}
  /// Called after `layoutSubviews()` of the root view.
  open func viewDidLayoutSubviews() {}
  /// Called after the first layout of the window in which the root view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the root view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the root view has left its window, or before it does so because a presented controller covers it.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Changes the constraints of the root view: calls its `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Nil: a child has the traits of the device. Never called.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }

  /// Added to the safe area of the root view and its descendants, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      guard let view = viewIfLoaded else { return }
      view.constraintsChanged()
      view.noteSafeArea(where: view.parent?.currentSafeArea)
    }
  }

  /// Called after `safeAreaInsetsDidChange()` of the root view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after `layoutMarginsDidChange()` of the root view.
  open func viewLayoutMarginsDidChange() {}

  /// The part of the safe area that bars around the controller take, in points.
  final var containerInsets = UIEdgeInsets.zero {
    didSet {
      guard containerInsets != oldValue else { return }
      viewIfLoaded?.constraintsChanged()
      viewIfLoaded?.announceLayout()
    }
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

  // MARK: Questions that nothing asks here
  //
  // Windows do not turn, there is neither a status bar nor a home indicator, and no pointer. Overrides are never
  // called.

  /// Never asked: nothing turns.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Never asked: nothing turns.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Never asked: nothing turns.
  open var shouldAutorotate: Bool { true }
  /// Never asked: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Never asked: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Never asked: there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Never asked: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Never asked: no edge of the screen belongs to the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Never asked: there is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Never asked: there is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Never asked: there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Never asked: no edge of the screen belongs to the system.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Never asked: colours have their light values.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Never asked: there is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Never asked.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Whether the children appear and disappear with their views (LC-03), or only where the controller calls
  /// `beginAppearanceTransition(_:animated:)` (LC-25). As Apple's.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Never asked: there is no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Presenting and containing: values

  /// The style of the controller's presentation. Every style but `.popover` covers the window; `.custom` asks the
  /// `transitioningDelegate` for a presentation controller, which decides about the frame. `.fullScreen` and
  /// `.currentContext` take the views behind out of the window (PR-01).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      let isSameClass = modalPresentationStyle == oldValue || modalPresentationStyle.isSheet && oldValue.isSheet
      if !isSameClass, ownPresenter == nil { storedPresentation = nil }
    }
  }
  /// Has no effect, since no presentation is animated by itself; warns once when it is changed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet { if modalTransitionStyle != oldValue { warnNotSupported("UIViewController.modalTransitionStyle") } }
  }
  /// Whether a finger may not dismiss the sheet (PR-03) or the popover in which the controller is shown.
  open var isModalInPresentation = false
  /// Has no effect, since there is no status bar; warns once when it is changed.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet {
      guard modalPresentationCapturesStatusBarAppearance != oldValue else { return }
      warnNotSupported("UIViewController.modalPresentationCapturesStatusBarAppearance")
    }
  }
  /// Has no effect, since no presentation is animated by itself; warns once when it is changed.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      guard providesPresentationContextTransitionStyle != oldValue else { return }
      warnNotSupported("UIViewController.providesPresentationContextTransitionStyle")
    }
  }
  /// Has no effect, since every presentation covers the window; warns once when it is changed.
  open var definesPresentationContext = false {
    didSet {
      if definesPresentationContext != oldValue { warnNotSupported("UIViewController.definesPresentationContext") }
    }
  }
  /// Has no effect: a tab bar stays, and takes touches, under a controller that is pushed. Warns once when it is
  /// changed.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      if hidesBottomBarWhenPushed != oldValue { warnNotSupported("UIViewController.hidesBottomBarWhenPushed") }
    }
  }
  /// The items that the toolbar of a navigation controller shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.showToolbarItems() } }
  /// Sets `toolbarItems`, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The size that the content would like to have, in points. A popover has this size, and what an alert contains has
  /// this height; a container or presentation controller of the program may read it.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
  }
  final func tellPreferredSize() {
    let container: (any UIContentContainer)? = parent ?? storedPresentation
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
  /// The edges at which the root view goes on behind bars. As Apple's, except: only that below a navigation bar counts.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { navigationController?.updateSafeArea() } }
  /// Whether the root view goes on behind a navigation bar that is not translucent.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { navigationController?.updateSafeArea() } }
  /// Has no effect: `UIScrollView.contentInsetAdjustmentBehavior` decides alone. Warns once when it is changed.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      warnNotSupported("UIViewController.automaticallyAdjustsScrollViewInsets")
    }
  }
  /// Whether the margins of the root view have a minimum. They have none, whatever the value.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Has no effect, since colours have their light values; warns once when it is changed.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { warnNotSupported("UIViewController.overrideUserInterfaceStyle") }
    }
  }
  /// A name for the program's use. Nothing is restored.
  open var restorationIdentifier: String?
  /// Whether the controller shows an editor of its content.
  open var isEditing = false
  /// Sets `isEditing`. A table controller edits its table, too.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Changes of the device, which never happen here

  /// Never called: windows do not turn.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when `preferredContentSize` of a child has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child in a container of the size `parentSize`: all of it, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// Never called: windows do not turn.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Never called: windows do not turn.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Never called: windows do not turn.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Storyboards, which are not read

  /// Never called: no storyboard makes a segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called: no storyboard makes a segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Has no effect, since a storyboard would say which controller to show; warns once.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    warnNotSupported("UIViewController.performSegue(withIdentifier:sender:)")
  }
  /// Never called: no storyboard makes a segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Never called: no storyboard makes a segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Called only by `touchstone`, when it shows an own class that a nib file would make.
  open func awakeFromNib() {}
  /// Writes nothing: there are no archives of controllers.
  open func encode(with coder: NSCoder) {}

  /// Called when the system has little memory; see `UIApplication.warnOfLowMemory()`.
  open func didReceiveMemoryWarning() {}

  /// The superview of the root view (RC-03): the window for a root view controller, or the container views before it
  /// (`PipelineOptions.hasContainerViews`); the parent's view for a child (RC-04). For a presented controller it is the presenting one (UN-13).
  open override var next: UIResponder? {
    ownPresenter ?? hostWindow?.container(of: loadedView) ?? loadedView?.superview ?? hostWindow
  }

  override var responderWindow: UIWindow? { loadedView?.window }

  /// Shows `viewControllerToPresent` in front of everything in the window.
  ///
  /// Its view is loaded, added to the window and covers it, unless its `transitioningDelegate` has an animator, or a presentation
  /// controller for the style `.custom`. With the styles `.fullScreen` and `.currentContext` the others in the window disappear and
  /// their views leave it, until the dismissal (PR-01); with other styles they stay (PR-02). If `animated` is true, that begins after
  /// the code that presents, and `viewDidAppear` and `completion` follow when an animation would have ended; else all of it happens
  /// inside the call (LC-18). A warning is given, and nothing is presented, if this controller's view is in no window, if it presents
  /// already, or if the other controller is presented already. As on iOS, the outermost controller around this one presents.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, isAnimated: flag, completion: completion) }

  /// Removes the controller that this one presented, or else this controller if it is presented. `completion` is called
  /// after the controllers behind it have appeared; if `animated` is true, when an animation would have ended (LC-18).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    removePresented(isAnimated: flag, completion: completion)
  }

  /// Provides the animators and the presentation controller; nil presents in the standard way.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether `present(_:animated:completion:)` is showing the controller.
  open internal(set) var isBeingPresented = false
  /// Whether `dismiss(animated:completion:)` is removing the controller.
  open internal(set) var isBeingDismissed = false
  final var storedPresentation: UIPresentationController?
  /// The views that the presentation of this controller takes out of the window; nil if it leaves them there.
  final var coveredViews: CoveredViews?
  final var storedEditButtonItem: UIBarButtonItem?
  /// Kept by what will end it.
  final weak var runningTransition: TransitionContext?

  /// The controller that this controller presents, else the one that the nearest presenting parent presents.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  final var ownPresented: UIViewController?
  /// The traits of the controller's application.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The title and the buttons that a navigation bar shows for this controller.
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
  /// Whether the controller appears because it was added to the stack of a navigation controller. As Apple's, except: false in
  /// other containers.
  open var isMovingToParent: Bool { appearanceChange.isToParent }
  /// Whether the controller disappears because it was taken from the stack of a navigation controller, or has no parent. As
  /// Apple's, except: iOS answers true only in a call about the appearance.
  open var isMovingFromParent: Bool { appearanceChange.isFromParent || parent == nil }
  /// Has no effect, since there is no status bar; warns once.
  open func setNeedsStatusBarAppearanceUpdate() {
    warnNotSupported("UIViewController.setNeedsStatusBarAppearanceUpdate()")
  }
  /// Has no effect, since there is no home indicator; warns once.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    warnNotSupported("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden()")
  }
  /// Tells a child that it is about to appear or to disappear: calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` (LC-25). As
  /// Apple's.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    announceTransition(shows: isAppearing, animated)
  }
  /// Tells a child that it has appeared or disappeared: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` (LC-25). As Apple's.
  open func endAppearanceTransition() { finishAnnouncedTransition() }
  /// Shows a controller as `show(_:sender:)` does; a split view controller shows it in its second column.
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
  /// The animated transition from or to this controller, until its end (LC-18).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }
  /// The controller that presents this controller, else the one that presents its nearest presented parent.
  open var presentingViewController: UIViewController? { ownPresenter ?? parent?.presentingViewController }
  final weak var ownPresenter: UIViewController?

  // MARK: Containing

  /// The child controllers, in order of addition.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// Adds `child`, after removing it from its parent. The caller adds its view. A controller around this one is not added, and a
  /// warning is given.
  open func addChild(_ child: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      return PipelineWarning.controllerInItself(child, in: self).give(through: observationOfChain)
    }
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

  // MARK: Files of Interface Builder, which are not read

  /// Nil: storyboards are not read.
  open var storyboard: UIStoryboard? { nil }
  /// Nil: nib files are not read.
  open var nibName: String? { nil }
  /// Nil: nib files are not read.
  open var nibBundle: Bundle? { nil }
}
