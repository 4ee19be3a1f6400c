/// A control that begins to refresh when its scroll view is pulled down far enough and let go. As Apple's, except: it
/// is not drawn, and takes no room in the scroll view.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The distance by which the content has to be pulled, in points. Chosen.
  static let distance: CGFloat = 64

  /// Whether a refresh goes on.
  open private(set) var isRefreshing = false
  /// Has no effect, because the control is not drawn; setting it warns once.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != nil { warnNotSupported("UIRefreshControl.attributedTitle") } }
  }

  /// A control that does not refresh yet.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control that does not refresh yet.
  public convenience init() { self.init(frame: .zero) }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets `isRefreshing`. Sends no event.
  open func beginRefreshing() { isRefreshing = true }
  /// Clears `isRefreshing`.
  open func endRefreshing() { isRefreshing = false }

  /// Called when the drag of a scroll view ends. Sends `valueChanged` if the content was pulled far enough, in points.
  func dragEnded(pulledBy distance: CGFloat) {
    guard !isRefreshing, isEnabled, distance >= UIRefreshControl.distance else { return }
    isRefreshing = true
    sendPrimary(with: .valueChanged, nil)
  }
}
