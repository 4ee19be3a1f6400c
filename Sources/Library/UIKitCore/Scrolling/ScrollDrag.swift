/// The offset that follows a finger.
struct ScrollDrag {
  /// The offset at a translation of zero.
  private var start = CGPoint.zero
  /// 1 for an axis that the drag scrolls, or else 0.
  private var axes = CGVector(dx: 1, dy: 1)

  init() {}

  /// A drag that begins at `offset` with this translation. Chosen: with `locks`, it follows the axis on which it has
  /// moved more, and both if they are equal.
  init(from offset: CGPoint, locks: Bool, along translation: CGPoint) {
    start = offset
    let (x, y) = (abs(translation.x), abs(translation.y))
    if locks && x != y { axes = x > y ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1) }
  }

  func offset(after translation: CGPoint) -> CGPoint {
    CGPoint(x: start.x - axes.dx * translation.x, y: start.y - axes.dy * translation.y)
  }

  /// Goes on from another offset, which a pinch has set.
  mutating func rebase(to offset: CGPoint, at translation: CGPoint) {
    start = CGPoint(x: offset.x + axes.dx * translation.x, y: offset.y + axes.dy * translation.y)
  }
}

extension UIScrollView {
  /// The rate at which scrolling slows down. It has no effect, because nothing decelerates.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: CGFloat

    /// A value with this raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default.
    public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
    /// A quick end.
    public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }
  }

  /// The way in which the safe area changes the insets. As Apple's, except: `.always` is the same as `.scrollableAxes`.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The space around the content, in points: `contentInset`, with the safe area if the view follows it.
  public var adjustedContentInset: UIEdgeInsets { contentInset + followedSafeArea }

  /// Documented (PR-05): whether this is the view of a controller or fills it, and scrolls or is below bars.
  final var beginsBelowBars: Bool {
    let owner = controller ?? superview.flatMap { $0.bounds == untransformedFrame ? $0.controller : nil }
    guard let owner else { return false }
    return contentInsetAdjustmentBehavior == .automatic && owner.parent != nil || alwaysBounceVertical
      || contentSize.height > bounds.height
  }

  private var followedSafeArea: UIEdgeInsets {
    guard followsSafeArea else { return .zero }
    let area = safeAreaInsets
    return UIEdgeInsets(top: area.top, left: 0, bottom: area.bottom, right: 0)
  }

  /// Called in a layout: content at its top stays there when the safe area changes.
  package final func followSafeArea() {
    let area = followedSafeArea
    guard area != knownSafeArea else { return }
    let isAtTop = contentOffset.y == -contentInset.top - knownSafeArea.top
    knownSafeArea = area
    if isAtTop && !isDragging { contentOffset.y = -contentInset.top - area.top }
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The nearest offset that shows no more than the content and its insets.
  package final func limited(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    let high = CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Whether the content scrolls on the main axis of `translation`.
  final func canScroll(along translation: CGPoint) -> Bool {
    let inset = adjustedContentInset
    let area = CGSize(
      width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
    return abs(translation.x) > abs(translation.y)
      ? alwaysBounceHorizontal || area.width > bounds.width : alwaysBounceVertical || area.height > bounds.height
  }

  /// The speed of a flick, in points per second (GN-20).
  private static let flickSpeed: CGFloat = 300

  /// Returns the offset of the next page after a quick flick, or else of the nearest page (GN-20).
  final func page(after velocity: CGPoint) -> CGPoint {
    func along(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if abs(speed) >= UIScrollView.flickSpeed { return (speed < 0 ? page.rounded(.up) : page.rounded(.down)) * length }
      return page.rounded() * length
    }
    return CGPoint(
      x: along(contentOffset.x, bounds.width, velocity.x), y: along(contentOffset.y, bounds.height, velocity.y))
  }

  /// Calls `body` before the next event or deadline, if the view still exists.
  package final func atNextTurn(_ body: @escaping (UIScrollView) -> Void) {
    _ = (window?.application ?? .shared).schedule(after: 0) { [weak self] in self.map(body) }
  }
}
