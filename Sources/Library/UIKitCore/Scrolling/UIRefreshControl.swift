/// A control that begins to refresh when its scroll view is pulled down far enough. As Apple's, except: it is hidden before, its
/// wheel does not turn, and the content goes back at once.
///
/// It is above the content. While it refreshes, it adds its height to the insets of the scroll view.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// The distance by which the content has to be pulled, in points. Chosen.
  static let distance: CGFloat = 64

  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false
  /// Whether the present drag has begun to refresh: it does so once.
  final var hasBegun = false
  private let wheel = UIActivityIndicatorView(style: .large)
  /// Has no effect, because it is not drawn; setting it warns once.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != nil { warnNotSupported("UIRefreshControl.attributedTitle") } }
  }

  override func prepare() {
    super.prepare()
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    frame.size.height = UIRefreshControl.height
    isHidden = true
  }

  /// Places the wheel in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A scroll view to which it is added has it as its `refreshControl`.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    if scrollView.refreshControl !== self { scrollView.refreshControl = self }
    autoresizingMask = .flexibleWidth
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width, height: UIRefreshControl.height)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Shows the wheel, and adds the height to the insets of the scroll view. Sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    if let tint = storedLooks?.tintColor { wheel.color = tint }
    wheel.startAnimating()
    isHidden = false
    // As on iOS, a program that begins to refresh scrolls to the wheel itself.
    scrollView?.staysAtBeginning = false
    scrollView?.contentInset.top += UIRefreshControl.height
    scrollView?.staysAtBeginning = true
  }
  /// Takes this back. Content at the top goes back to its limit.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    isHidden = true
    scrollView?.contentInset.top -= UIRefreshControl.height
    scrollView?.returnToTop()
  }

  /// Called while a finger drags the scroll view. Sends `valueChanged` as soon as the content is pulled far enough, in points
  /// (SV-18).
  func dragged(pulledBy distance: CGFloat) {
    guard !isRefreshing, !hasBegun, isEnabled, distance >= UIRefreshControl.distance else { return }
    hasBegun = true
    beginRefreshing()
    sendPrimary(with: .valueChanged, nil)
  }
}
