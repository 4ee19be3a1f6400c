/// Shows one page of a row of controllers. A drag by more than half of the width turns to the next or the previous
/// page.
///
/// As Apple's, except: the shown page follows the finger alone, and the other page appears when the finger is lifted;
/// pages do not curl, one page is shown at a time, and there are no dots.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which pages turn. As Apple's, except: both turn by scrolling.
  public nonisolated enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction in which pages turn.
  public nonisolated enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction in which the new page lies. As Apple's, except: nothing is animated, so that it has no influence.
  public nonisolated enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the spine. As Apple's, except: pages have no spine.
  public nonisolated enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// A key of the options of `init`. As Apple's, except: no option has an effect.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String
    /// As Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine. Pages have none.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The distance of pages, in points. One page is seen at a time.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// Provides the pages before and after the shown one. Without it, no drag turns a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, told of pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style passed to `init`.
  public private(set) final var transitionStyle = TransitionStyle.pageCurl
  /// The direction of drags that turn pages.
  public private(set) final var navigationOrientation = NavigationOrientation.horizontal
  /// `min`, whatever the options. Pages have no spine.
  public private(set) final var spineLocation = SpineLocation.min
  /// Has no effect, since one page is shown at a time; warns once when it is changed.
  open var isDoubleSided = false {
    didSet { if isDoubleSided != oldValue { warnNotSupported("UIPageViewController.isDoubleSided") } }
  }
  /// The pages that were set. The first one is shown.
  open private(set) var viewControllers: [UIViewController]?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  /// The pan that turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  /// A controller without pages. The options have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the first of the controllers at once, and calls `completion` with true.
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

  /// Creates the root view with the pan that turns pages.
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

  /// The page to which the drag may turn, and whether it lies after the shown one. Chosen when the drag begins.
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

/// Provides the pages beside a page. As Apple's, except: there are no dots.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots. Never called: none are shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page. Never called.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0 by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller, told of pages that a finger turns. As Apple's, except: it has two methods.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a drag begins that may turn the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the drag has ended, with whether it turned the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
