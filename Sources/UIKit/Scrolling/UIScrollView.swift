/// A view whose content is larger than itself and is moved by dragging.
///
/// Documented (GR-80): it delays touches of its content for a moment, so that a drag is not felt by what lies under
/// the finger. There is no bouncing and no momentum.
open class UIScrollView: UIView {
  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of everything, in points.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// False: the content does not follow the finger.
  open var isScrollEnabled = true
  /// Whether the content stops at whole pages, each as large as the view.
  open var isPagingEnabled = false
  /// Whether a vertical drag scrolls even where there is nothing to scroll.
  open var alwaysBounceVertical = false
  /// Whether a horizontal drag scrolls even where there is nothing to scroll.
  open var alwaysBounceHorizontal = false

  /// Whether a touch waits before the content hears of it, so that a drag goes unnoticed there (GR-80).
  open var delaysContentTouches = true
  /// Whether a touch that the content has got may still become a drag (UC-38).
  open var canCancelContentTouches = true

  /// The drag that scrolls.
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

  /// Which point of the content is at the top left corner: the origin of the bounds (HT-13).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Nothing is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Moves as little as is needed to show `rect`, which is in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let x = min(max(bounds.minX, rect.maxX - bounds.width), rect.minX)
    let y = min(max(bounds.minY, rect.maxY - bounds.height), rect.minY)
    contentOffset = limited(CGPoint(x: x, y: y))
  }

  // MARK: Dragging

  /// Whether a finger is down in the view.
  open var isTracking: Bool { !panGestureRecognizer.fingers.isEmpty }
  /// Whether the finger has begun to scroll.
  public private(set) final var isDragging = false
  /// Always false: there is no momentum.
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
    let way = pan.translation(in: self)
    contentOffset = limited(CGPoint(x: offsetAtStart.x - way.x, y: offsetAtStart.y - way.y))
  }

  /// A quick flick goes one page on, else the nearest page is taken (GN-20).
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

  /// Points a second (GN-20).
  private static let flickSpeed: CGFloat = 300

  private func limited(_ offset: CGPoint) -> CGPoint {
    let low = CGPoint(x: -contentInset.left, y: -contentInset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + contentInset.right - bounds.width),
      y: max(low.y, contentSize.height + contentInset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether there is anything to scroll in the direction of `way`.
  final func canScroll(along way: CGPoint) -> Bool {
    let room = CGSize(
      width: contentSize.width + contentInset.left + contentInset.right,
      height: contentSize.height + contentInset.top + contentInset.bottom)
    return abs(way.x) > abs(way.y)
      ? alwaysBounceHorizontal || room.width > bounds.width : alwaysBounceVertical || room.height > bounds.height
  }

  // MARK: Content touches

  /// False keeps the touch from `view`, which is in the content, for good.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may take a touch away from `view`: not from a control (UC-38).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

/// Hears of scrolling, and of selections where the scroll view is a table; every method may be left out.
///
/// One protocol for both: a protocol that inherits another cannot be adopted by a main-actor class of another module
/// in Swift 6.3.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Nil: nothing is selected.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// See `UIScrollViewDelegate`.
public typealias UITableViewDelegate = UIScrollViewDelegate

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
