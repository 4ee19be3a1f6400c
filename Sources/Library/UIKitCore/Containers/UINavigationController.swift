/// A stack of controllers of which the last one is shown, below a bar. Nothing is animated, except by an animator of the delegate.
///
/// The bar lies in front of the shown view, which fills the whole and has a safe area below the bar. A drag from the left
/// edge that is long or quick enough goes back.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Whether a controller comes or goes.
  public nonisolated enum Operation: Int, Sendable { case none, push, pop }
  /// How long the bar takes to hide, in seconds. Nothing is animated.
  public nonisolated static let hideShowBarDuration: CGFloat = 0

  /// The bar.
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?
  var stack: [UIViewController] = []
  let container = UIView()
  private let popRecognizer = UIScreenEdgePanGestureRecognizer()
  private var barIsHidden = false

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack. The classes have no effect: the bar is of the usual class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    super.loadView()
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    view.addSubview(navigationBar)
    popRecognizer.edges = .left
    popRecognizer.addTarget(self, action: UINavigationController.dragged)
    view.addGestureRecognizer(popRecognizer)
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  private func placeBar() {
    let height = view.safeAreaInsets.top + UINavigationBar.height
    let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.isHidden = barIsHidden
  }

  // MARK: Stack

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// The recognizer that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return last
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = stack.first else { return nil }
    return popToViewController(first, animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated, changeByDelegate(to: viewControllers) { return }
    replaceStack(by: viewControllers)
    showTop()
  }

  final func replaceStack(by viewControllers: [UIViewController]) {
    for controller in stack where !viewControllers.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func showTop() {
    guard isViewLoaded, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    showViewOfTop()
    showBarOfTop()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  final func showViewOfTop() {
    guard let top = stack.last else { return }
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    updateSafeArea()
    top.view.frame = container.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(top.view)
  }

  final func showBarOfTop() {
    navigationBar.topItem = stack.last?.navigationItem
    navigationBar.back = stack.count > 1 ? { [weak self] in _ = self?.popViewController(animated: true) } : nil
    view.setNeedsLayout()
  }

  private func dragged(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard pan.state == .ended, pan.translation(in: view).x + pan.velocity(in: view).x > view.bounds.width / 2 else {
      return
    }
    popViewController(animated: true)
  }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    navigationBar.isHidden = hidden
    updateSafeArea()
  }
  /// There is no toolbar.
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false, hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false, hidesBarsWhenVerticallyCompact = false

  final func updateSafeArea() {
    for controller in stack { controller.containerInsets.top = barIsHidden ? 0 : UINavigationBar.height }
  }
}
