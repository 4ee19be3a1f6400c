/// A view whose content may be larger than its bounds and scrolls with a drag.
///
/// Documented (GR-80): it delays the touches of its content by 0.15 seconds, so that the content receives nothing of a
/// quick drag. It does not bounce or decelerate.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Receives changes of the offset and the beginning and end of drags.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether a drag scrolls.
  open var isScrollEnabled = true
  /// Whether the offset at the end of a drag is a multiple of the bounds' size.
  open var isPagingEnabled = false
  /// Whether a vertical drag begins even if the content is not higher than the bounds.
  open var alwaysBounceVertical = false
  /// Whether a horizontal drag begins even if the content is not wider than the bounds.
  open var alwaysBounceHorizontal = false

  /// Whether the touches of the content are delayed (GR-80).
  open var delaysContentTouches = true
  /// Whether a drag may cancel touches that the content has received (UC-38).
  open var canCancelContentTouches = true

  /// The pan that scrolls.
  public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
  private final lazy var delayRecognizer = ContentDelay(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addOwnRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addOwnRecognizers()
  }

  private func addOwnRecognizers() {
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
  }

  // MARK: Offset

  /// The point of the content at the top left corner of the view: the origin of the bounds (HT-13).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Sets the offset. Nothing is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls by the smallest distance that shows `rect`, which is in the content's coordinate space.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let x = min(max(bounds.minX, rect.maxX - bounds.width), rect.minX)
    let y = min(max(bounds.minY, rect.maxY - bounds.height), rect.minY)
    contentOffset = limited(CGPoint(x: x, y: y))
  }

  // MARK: Dragging

  /// Whether a finger is down in the view or its content.
  open var isTracking: Bool { !panGestureRecognizer.fingers.isEmpty }
  /// Whether a drag scrolls the content.
  public private(set) final var isDragging = false
  /// Always false: the view does not decelerate.
  open var isDecelerating: Bool { false }

  private final var offsetAtStart = CGPoint.zero

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      offsetAtStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled:
      if isPagingEnabled { contentOffset = limited(page(after: pan.velocity(in: self))) }
      isDragging = false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    contentOffset = limited(CGPoint(x: offsetAtStart.x - translation.x, y: offsetAtStart.y - translation.y))
  }

  /// Returns the offset of the next page after a quick flick, or else of the nearest page (GN-20).
  private func page(after velocity: CGPoint) -> CGPoint {
    func along(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if abs(speed) >= UIScrollView.flickSpeed { return (speed < 0 ? page.rounded(.up) : page.rounded(.down)) * length }
      return page.rounded() * length
    }
    return CGPoint(
      x: along(contentOffset.x, bounds.width, velocity.x), y: along(contentOffset.y, bounds.height, velocity.y))
  }

  /// The speed of a flick, in points per second (GN-20).
  private static let flickSpeed: CGFloat = 300

  private func limited(_ offset: CGPoint) -> CGPoint {
    let low = CGPoint(x: -contentInset.left, y: -contentInset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + contentInset.right - bounds.width),
      y: max(low.y, contentSize.height + contentInset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether the content scrolls on the main axis of `translation`.
  final func canScroll(along translation: CGPoint) -> Bool {
    let area = CGSize(
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
    return abs(translation.x) > abs(translation.y)
      ? alwaysBounceHorizontal || area.width > bounds.width : alwaysBounceVertical || area.height > bounds.height
  }

  // MARK: Content touches

  /// Whether `view`, a view of the content, receives the touches. If false, it never receives them.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may cancel the touches of `view`; false for a control by default (UC-38).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

/// Receives the scrolling of a scroll view and the selections of a table. Every method has an empty default.
///
/// One protocol serves both: with Swift 6.3, a main-actor class of another module cannot adopt a protocol that inherits
/// from another one.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of `contentOffset`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends or is cancelled; `decelerate` is always false.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Returns the row to select when this row is tapped; nil selects none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// The delegate of a table; see ``UIScrollViewDelegate``.
public typealias UITableViewDelegate = UIScrollViewDelegate

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
