/// Shows the last controller of a stack, below a bar.
///
/// The bar lies in front of the shown view, which fills the whole and has a safe area below the bar. A drag from the
/// left edge that is long or quick enough pops. As Apple's, except: views have their last places at once (LC-18), nothing
/// follows the finger that pops, and the bar hides only when the program says so.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of a change. As Apple's.
  public nonisolated enum Operation: Int, Sendable { case none, push, pop }
  /// The duration of hiding the bar, in seconds: 0, since nothing is animated.
  public nonisolated static let hideShowBarDuration: CGFloat = 0

  /// The bar. `setValue(_:forKey: "navigationBar")` replaces it, as programs do that have a bar of their own.
  open var navigationBar: UINavigationBar { ownBar }
  private var ownBar = UINavigationBar() {
    didSet {
      oldValue.removeFromSuperview()
      ownBar.prefersLargeTitles = oldValue.prefersLargeTitles
      if isViewLoaded { showBar() }
    }
  }
  /// The delegate, told which controller is shown, and asked for an animator.
  open weak var delegate: (any UINavigationControllerDelegate)?
  var stack: [UIViewController] = []
  /// The controllers that know that they are in it.
  private var told: [UIViewController] = []
  let container = UIView()
  private let popRecognizer = UIScreenEdgePanGestureRecognizer()
  final private(set) lazy var popTransition = _UINavigationInteractiveTransition(self)
  private let barTap = UITapGestureRecognizer()
  final private(set) var barIsHidden = false
  /// A change of the stack that the next layout shows.
  struct Change {
    let old: [UIViewController]
    let isAnimated: Bool
    /// The coordinator until then.
    let context: TransitionContext?
  }
  private var change: Change?
  /// The upper edge that the shown view was given last.
  final var contentTop: CGFloat = 0

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack with a bar of a class. No toolbar is shown; warns once if there is a class for it.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type { ownBar = type.made() }
    if toolbarClass != nil { warnNotSupported("UINavigationController.init(navigationBarClass:toolbarClass:)") }
  }

  /// The size that was set, else the size of the last controller.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? stack.last?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }
  /// Tells what contains or presents this controller.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    tellPreferredSize()
  }

  /// An empty stack. Ignores the names: nib files are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// An empty stack. Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates the root view with the bar, and the recognizer that pops.
  open override func loadView() {
    super.loadView()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    showBar()
    popRecognizer.edges = .left
    popRecognizer.delegate = popTransition
    popRecognizer.addTarget(popTransition, action: _UINavigationInteractiveTransition.handleNavigationTransition)
    view.addGestureRecognizer(popRecognizer)
    barTap.addTarget(self, action: UINavigationController.tapped)
    change = Change(old: [], isAnimated: false, context: nil)
  }

  /// Places the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  private func showBar() {
    view.addSubview(navigationBar)
    navigationBar.sizeChanged = { [weak self] in self?.updateSafeArea() }
    navigationBar.isOverContent = { [weak self] in
      guard let content = self?.stack.last?.contentScrolled else { return false }
      return content.contentOffset.y + content.adjustedContentInset.top > 0.5
    }
    if !stack.isEmpty { showBarOfTop() }
  }

  // MARK: Stack

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented, or else the last one of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// The recognizer of drags from the left edge, which pop. Its delegate, an object of UIKit's, lets it begin unless the bar is hidden,
  /// or the last controller has left items of its own or no back button. A program that sets another delegate decides itself (PR-13).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Shows a controller in front of the others. Ends the program if it is in the stack, as UIKit does (LC-26).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    endTransition()
    guard !stack.contains(where: { $0 === viewController }) else {
      let name = type(of: viewController)
      fatalError("Pushing the same view controller instance more than once is not supported (<\(name)>)")
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the last controller and returns it; nil if it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    endTransition()
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Removes all controllers but the first and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  /// Removes the controllers behind one and returns them; nil if the controller is not in the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    endTransition()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the stack. The next layout shows its last controller, whose view is loaded then (LC-14). If `animated` is true, the
  /// delegate is asked for an animator.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    endTransition()
    let last = stack
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    let isShown = viewIfLoaded?.window != nil
    guard isViewLoaded, isShown || change != nil else {
      announceLeaving(last)
      leave(last)
      guard isViewLoaded else { return }
      if let top = stack.last, top !== last.last {
        load(top)
        delegate?.navigationController(self, willShow: top, animated: false)
      }
      return showTop(insteadOf: last.last, isAnimated: false)
    }
    let old = change?.old ?? last
    // A controller that comes and goes between two layouts is not shown.
    for controller in last where !(old + stack).contains(controller) { controller.removeFromParent() }
    let context =
      change?.context?.leading(to: stack.last) ?? .begun(from: old.last, to: stack.last, isAnimated: animated)
    change = Change(old: old, isAnimated: animated, context: context)
    showBarOfTop()
  }

  /// Ends a transition that runs. One that follows a finger is cancelled, which restores the stack.
  private func endTransition() { stack.last?.runningTransition?.finish() }

  override func prepareLayout() {
    guard let change else { return }
    self.change = nil
    // A change that one of the calls makes is shown by the next layout.
    let top = stack.last
    announceLeaving(change.old)
    let isPop = change.old.last.map { !stack.contains($0) } ?? false
    change.old.last?.appearanceChange = AppearanceChange(isFromParent: isPop)
    if let top { top.appearanceChange = AppearanceChange(isToParent: !change.old.contains(top)) }
    load(top)
    if change.isAnimated, showByDelegate(change, to: top) { return }
    let from = change.old.last.flatMap { $0.viewIfLoaded?.window != nil && $0 !== top ? $0 : nil }
    if let top, top !== change.old.last {
      delegate?.navigationController(self, willShow: top, animated: change.isAnimated)
    }
    let appearances = TransitionAppearances(
      leaving: from?.shownControllers ?? [], coming: from == nil ? [] : top?.shownControllers ?? [],
      isAnimated: change.isAnimated)
    // The end must not keep the context, which keeps it.
    let old = change.old, isAnimated = change.isAnimated, isLater = change.context != nil
    TransitionContext.make(
      change.context, for: TransitionContext.pushDuration, appearances,
      change: {
        for gone in old where !stack.contains(gone) { gone.viewIfLoaded?.removeFromSuperview() }
        if let top, top !== old.last { showView(of: top) }
        showBarOfTop()
      },
      end: { [weak self, weak top] in
        self?.endChange(from: old, to: top, appearances, isAnimated: isAnimated, isLater: isLater)
      })
  }

  /// Loads the view of the controller that is shown next. The bar has its place then: programs put their own bars below it.
  private func load(_ top: UIViewController?) {
    placeBar()
    top?.loadViewIfNeeded()
  }

  /// The end of a change without an animator of the delegate.
  /// - Parameter isLater: whether it ends after the layout in which it began.
  private func endChange(
    from old: [UIViewController], to top: UIViewController?, _ appearances: TransitionAppearances, isAnimated: Bool,
    isLater: Bool
  ) {
    leave(old)
    appearances.settle()
    if isLater { viewIfLoaded?.window?.layoutIfNeeded() }
    if let top, top !== old.last {
      delegate?.navigationController(self, didShow: top, animated: isAnimated)
    }
  }

  private func announceLeaving(_ old: [UIViewController]) {
    for controller in old where !stack.contains(controller) { controller.willMove(toParent: nil) }
  }

  /// Ends a change of the stack: the controllers that are not in it any more go, and the new ones are told.
  final func leave(_ old: [UIViewController]) {
    for controller in old where !stack.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.settleAppearance()
      controller.removeFromParent()
    }
    for controller in stack where !told.contains(controller) { controller.didMove(toParent: self) }
    told = stack
  }

  /// That of the change of the stack that is shown now or next, or else of what contains this controller.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stack.last?.runningTransition ?? super.transitionCoordinator
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func showTop(insteadOf old: UIViewController?, isAnimated: Bool) {
    guard let top = stack.last, top !== old else { return showBarOfTop() }
    showView(of: top)
    showBarOfTop()
    delegate?.navigationController(self, didShow: top, animated: isAnimated)
  }

  final func showView(of top: UIViewController) {
    placeBar()
    for controller in stack where controller !== top { controller.viewIfLoaded?.removeFromSuperview() }
    updateSafeArea()
    place(top.view)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(top.view)
  }

  // MARK: Bar

  /// Whether the bar is hidden. A hidden bar takes no part of the safe area.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    navigationBar.isHidden = hidden
    updateSafeArea()
  }
  /// The toolbar at the bottom, which shows the `toolbarItems` of the last controller unless it is hidden.
  open var toolbar: UIToolbar! { ownToolbar }
  final private(set) lazy var ownToolbar = UIToolbar()
  final private(set) var toolbarIsHidden = true
  /// Whether the toolbar is hidden, as it is at first. A toolbar takes 44 points of the safe area.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarIsHidden = hidden
    showToolbarItems()
    updateSafeArea()
  }
  /// Has no effect, since no swipe hides the bar; warns once when it is changed.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe != oldValue { warnNotSupported("UINavigationController.hidesBarsOnSwipe") } }
  }
  /// Whether a tap hides the bar, and another one shows it (PR-06). A tap on a control or on the bar does not.
  open var hidesBarsOnTap = false {
    didSet {
      guard hidesBarsOnTap != oldValue else { return }
      hidesBarsOnTap ? container.addGestureRecognizer(barTap) : container.removeGestureRecognizer(barTap)
    }
  }
  /// The recognizer of the tap that hides and shows the bar. It is in a view while `hidesBarsOnTap` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

  private func tapped() { setNavigationBarHidden(!barIsHidden, animated: true) }
  /// Whether the bar hides behind a keyboard or in landscape. There is no keyboard, and windows do not turn.
  open var hidesBarsWhenKeyboardAppears = false, hidesBarsWhenVerticallyCompact = false
}

extension UINavigationController: KeyValueSetting {
  /// Replaces the bar for the key `navigationBar`.
  func take(_ value: Any?, forKey key: String) -> Bool {
    guard key == "navigationBar", let bar = value as? UINavigationBar else { return false }
    ownBar = bar
    return true
  }
}
