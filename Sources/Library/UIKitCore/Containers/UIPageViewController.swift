/// Shows one controller of a row. A drag by more than half of the width turns to the next one or the one before.
///
/// The page that a finger drags follows it; the next one is shown at the lift. Pages do not curl, and spines are kept.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn. It has no effect.
  public nonisolated enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages turn.
  public nonisolated enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which page comes.
  public nonisolated enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where the spine is. It has no effect.
  public nonisolated enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// Keys of the options of `init`.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// Knows the pages beside the one that is shown. Without one, no finger turns.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) final var transitionStyle = TransitionStyle.pageCurl
  public private(set) final var navigationOrientation = NavigationOrientation.horizontal
  public private(set) final var spineLocation = SpineLocation.min
  /// Kept.
  open var isDoubleSided = false
  /// The page that is shown.
  open private(set) var viewControllers: [UIViewController]?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the first of the controllers. Nothing is animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for controller in self.viewControllers ?? [] {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let page = viewControllers?.first {
      addChild(page)
      if isViewLoaded { show(page) }
      page.didMove(toParent: self)
    }
    completion?(true)
  }

  open override func loadView() {
    super.loadView()
    pan.name = "page"
    pan.addTarget(self, action: UIPageViewController.panned)
    view.addGestureRecognizer(pan)
    if let page = viewControllers?.first { show(page) }
  }

  private func show(_ page: UIViewController) {
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }

  /// The page that a finger brings, and whether it is the one after. The finger decides when it begins to drag.
  private var pending: (page: UIViewController, isAfter: Bool)?

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let page = viewControllers?.first else { return }
    let moved = pan.translation(in: view), isHorizontal = navigationOrientation == .horizontal
    let (distance, length) = isHorizontal ? (moved.x, view.bounds.width) : (moved.y, view.bounds.height)
    if pan.state == .began { choosePage(beside: page, isAfter: distance < 0) }
    guard let pending else { return }
    let way = pending.isAfter ? min(distance, 0) : max(distance, 0)
    switch pan.state {
    case .began, .changed: place(page, at: way, isHorizontal)
    case .ended, .cancelled:
      self.pending = nil
      place(page, at: 0, isHorizontal)
      let turns = pan.state == .ended && abs(way) > length / 2
      if turns { setViewControllers([pending.page], direction: pending.isAfter ? .forward : .reverse, animated: false) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: turns)
    case .possible, .failed: break
    }
  }

  private func choosePage(beside page: UIViewController, isAfter: Bool) {
    let next =
      isAfter
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    pending = next.map { ($0, isAfter) }
    if let next { delegate?.pageViewController(self, willTransitionTo: [next]) }
  }

  private func place(_ page: UIViewController, at distance: CGFloat, _ isHorizontal: Bool) {
    page.view.frame.origin = isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }
}

/// Knows the pages beside a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots. Not called: none are shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page. Not called.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of pages that a finger turns.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
