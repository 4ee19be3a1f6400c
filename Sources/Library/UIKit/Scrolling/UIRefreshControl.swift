/// A control that begins to refresh when its scroll view is pulled down far enough and let go. It is not drawn.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// How far the content is pulled, in points. Chosen.
  static let distance: CGFloat = 64

  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Called when the drag of a scroll view ends. Sends `valueChanged` if the content was pulled far enough, in points.
  func dragEnded(pulledBy distance: CGFloat) {
    guard !isRefreshing, isEnabled, distance >= UIRefreshControl.distance else { return }
    isRefreshing = true
    sendPrimary(with: .valueChanged, nil)
  }
}
