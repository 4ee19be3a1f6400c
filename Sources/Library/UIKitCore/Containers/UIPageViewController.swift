/// Shows one page of a row of controllers. A drag by more than half of the width turns to the next or the previous
/// page, and with the style `scroll` a flick as well.
///
/// As Apple's, except: pages do not curl, so that one moves off the other, and no tap turns them; one page is shown at rest, and there
/// are no dots.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which pages turn. As Apple's, except: pages that curl are moved, too.
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
  /// The pan that turns pages; none if they scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .scroll ? [] : [pan] }
  /// Scrolls the page. As on iOS, a subview of the root view; code finds it there.
  private lazy var scroll = PageScroll(isHorizontal: isHorizontal)

  /// A controller without pages. The options have no effect; any warns once.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    if options?.isEmpty == false { warnNotSupported("UIPageViewController.options") }
  }

  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the first of the controllers at once, and calls `completion` with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    endTurn(isCompleted: false)
    for controller in self.viewControllers ?? [] { remove(controller) }
    self.viewControllers = viewControllers
    if let page = viewControllers?.first {
      addChild(page)
      if isViewLoaded { show(page) }
      page.didMove(toParent: self)
    }
    completion?(true)
  }

  /// Creates the root view with the scroll view or the pan that turns pages.
  open override func loadView() {
    super.loadView()
    if transitionStyle == .scroll {
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.panGestureRecognizer.addTarget(self, action: UIPageViewController.scrolled)
      scroll.whenAtRest = { [weak self] in self?.cameToRest() }
      view.addSubview(scroll)
    } else {
      pan.name = "page"
      pan.addTarget(self, action: UIPageViewController.panned)
      view.addGestureRecognizer(pan)
    }
    if let page = viewControllers?.first { show(page) }
  }

  private func show(_ page: UIViewController) {
    add(page, isAfter: nil)
    if transitionStyle == .scroll { scroll.rest() }
  }

  /// - Parameter isAfter: whether the page lies after the shown one or before it; nil for the shown one.
  private func add(_ page: UIViewController, isAfter: Bool?) {
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if transitionStyle == .scroll {
      page.view.frame = scroll.frame(isAfter: isAfter)
      scroll.addSubview(page.view)
    } else {
      page.view.frame = view.bounds
      view.insertSubview(page.view, at: 0)
    }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  // MARK: Turns

  /// A drag that may turn the page.
  private struct Turn {
    let from, to: UIViewController
    let isAfter: Bool
    let appearances: TransitionAppearances
  }
  private var turn: Turn?

  /// Observed (LC-23): both pages hear of the turn when it begins.
  private func beginTurn(from page: UIViewController, isAfter: Bool) {
    let next =
      isAfter
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let appearances = TransitionAppearances(leaving: [page], coming: [next])
    turn = Turn(from: page, to: next, isAfter: isAfter, appearances: appearances)
    addChild(next)
    next.loadViewIfNeeded()
    appearances.announce(comingFirst: true)
    add(next, isAfter: isAfter)
  }

  /// - Returns: the turn that has ended; nil if there was none.
  @discardableResult private func endTurn(isCompleted: Bool) -> Turn? {
    guard let turn else { return nil }
    self.turn = nil
    var appearances = turn.appearances
    if !isCompleted {
      // Observed (LC-23): the page that stays has appeared before the other one disappears.
      let back = TransitionAppearances(coming: [turn.from], goesBack: true)
      back.announce()
      back.release()
      back.settle()
      turn.from.finishArrival()
      appearances = TransitionAppearances(leaving: [turn.to], goesBack: true)
      appearances.announce()
    }
    appearances.release()
    remove(isCompleted ? turn.from : turn.to)
    if isCompleted {
      viewControllers = [turn.to]
      turn.to.didMove(toParent: self)
    }
    if transitionStyle == .scroll { scroll.rest() }
    appearances.settle()
    return turn
  }

  private func finishTurn(isCompleted: Bool) {
    guard let turn = endTurn(isCompleted: isCompleted) else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [turn.from], transitionCompleted: isCompleted)
  }

  // MARK: Pages that scroll

  private func scrolled(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began, turn == nil, let page = viewControllers?.first else { return }
    let moved = pan.translation(in: scroll)
    beginTurn(from: page, isAfter: (isHorizontal ? moved.x : moved.y) < 0)
    scroll.open(turn?.isAfter)
  }

  private func cameToRest() {
    guard turn != nil else { return scroll.rest() }
    let way = scroll.way
    // Not so if a finger has stopped the page on its way.
    guard !scroll.isTracking || way == 0 || abs(way) == 1 else { return }
    finishTurn(isCompleted: abs(way) > 0.5)
  }

  // MARK: Pages that curl

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let page = viewControllers?.first else { return }
    let moved = pan.translation(in: view)
    let (distance, length) = isHorizontal ? (moved.x, view.bounds.width) : (moved.y, view.bounds.height)
    if pan.state == .began { beginTurn(from: page, isAfter: distance < 0) }
    guard let turn else { return }
    let way = turn.isAfter ? min(distance, 0) : max(distance, 0)
    switch pan.state {
    case .began, .changed: place(page, at: way)
    case .ended, .cancelled:
      place(page, at: 0)
      finishTurn(isCompleted: pan.state == .ended && abs(way) > length / 2)
    case .possible, .failed: break
    }
  }

  private func place(_ page: UIViewController, at distance: CGFloat) {
    page.view.frame.origin = isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }
}

/// Scrolls the page of a page view controller. Observed on iOS: the page is in the middle of the content, with room for a page
/// before and after it, and the offset at rest is the length of a page.
private final class PageScroll: UIScrollView {
  private let isHorizontal: Bool
  /// The size of the page at the last layout.
  private var pageSize = CGSize.zero

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    // The insets only say which pages a drag can reach.
    staysAtBeginning = false
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) { nil }

  private var middle: CGPoint { frame(isAfter: nil).origin }

  /// - Parameter isAfter: whether the page lies after the shown one or before it; nil for the shown one.
  func frame(isAfter: Bool?) -> CGRect {
    let place: CGFloat = isAfter.map { $0 ? 2 : 0 } ?? 1
    let origin = isHorizontal ? CGPoint(x: bounds.width * place, y: 0) : CGPoint(x: 0, y: bounds.height * place)
    return CGRect(origin: origin, size: bounds.size)
  }

  /// The lengths of a page by which the content has moved from its rest: 1 for the page after, −1 for the page before.
  var way: CGFloat {
    let length = isHorizontal ? bounds.width : bounds.height
    return length > 0 ? (isHorizontal ? contentOffset.x : contentOffset.y) / length - 1 : 0
  }

  /// Lets a drag scroll to the page after the shown one, to the page before it, or for nil to none.
  func open(_ isAfter: Bool?) {
    let before = isAfter == false ? 0 : isHorizontal ? -bounds.width : -bounds.height
    let after = isAfter == true ? 0 : isHorizontal ? -bounds.width : -bounds.height
    contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  /// Shows the page, whatever the size of the view is now.
  func rest() {
    pageSize = bounds.size
    contentInset = .zero
    contentSize = CGSize(
      width: isHorizontal ? pageSize.width * 3 : pageSize.width,
      height: isHorizontal ? pageSize.height : pageSize.height * 3)
    for page in subviews { page.frame = CGRect(origin: middle, size: pageSize) }
    contentOffset = middle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != pageSize { rest() }
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
