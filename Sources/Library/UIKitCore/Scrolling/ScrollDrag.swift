/// The offset that follows a finger. Beyond a limit it is the offset without resistance.
struct ScrollDrag {
  /// The offset at a translation of `slop`.
  private var start = CGPoint.zero
  /// The part of the translation before the drag began, which does not move the content (SV-12), in points.
  private var slop = CGPoint.zero
  /// 1 for an axis that the drag scrolls, or else 0.
  private var axes = CGVector(dx: 1, dy: 1)

  init() {}

  /// A drag that begins at `offset` with this translation. Chosen: with `locks`, it follows the axis on which it has
  /// moved more, and both if they are equal; what does not move the content is at most 10 points on each axis.
  init(from offset: CGPoint, locks: Bool, along translation: CGPoint) {
    let most = UIPanGestureRecognizer.hysteresis
    start = offset
    slop = CGPoint(x: min(max(translation.x, -most), most), y: min(max(translation.y, -most), most))
    let (x, y) = (abs(translation.x), abs(translation.y))
    if locks && x != y { axes = x > y ? CGVector(dx: 1, dy: 0) : CGVector(dx: 0, dy: 1) }
  }

  func offset(after translation: CGPoint) -> CGPoint {
    CGPoint(x: start.x - axes.dx * (translation.x - slop.x), y: start.y - axes.dy * (translation.y - slop.y))
  }

  /// Goes on from another offset, which a pinch has set.
  mutating func rebase(to offset: CGPoint, at translation: CGPoint) {
    start = CGPoint(
      x: offset.x + axes.dx * (translation.x - slop.x), y: offset.y + axes.dy * (translation.y - slop.y))
  }
}

/// The smallest and the largest offset on each axis.
struct ScrollLimits: Equatable {
  var x, y: ClosedRange<CGFloat>

  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }
}

extension UIScrollView {
  /// The factor of the content's velocity in each millisecond after a drag (SV-11).
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

  /// Documented (PR-05): whether this scrolls vertically, or else is or fills the view of a controller in a navigation controller.
  /// Chosen: a view that is no list and in no controller's view does not.
  final var beginsBelowBars: Bool {
    if alwaysBounceVertical || contentSize.height > bounds.height { return isList || isInController }
    let owner = controller ?? superview.flatMap { $0.bounds == untransformedFrame ? $0.controller : nil }
    return contentInsetAdjustmentBehavior == .automatic && owner?.navigationController != nil
  }

  private var isInController: Bool {
    sequence(first: self as UIView, next: \.superview).contains { $0.controller != nil }
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
    let insets = contentInset + knownSafeArea
    knownSafeArea = area
    stayAtBeginning(from: insets)
    keptDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content that is shown from its beginning to where that is now. `insets` are those before.
  final func stayAtBeginning(from insets: UIEdgeInsets) {
    guard !isDragging && staysAtBeginning else { return }
    let now = contentInset + knownSafeArea
    var offset = contentOffset
    if offset.x == -insets.left { offset.x = -now.left }
    if offset.y == -insets.top { offset.y = -now.top }
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offsets that show no more than the content and its insets.
  final var limits: ScrollLimits {
    let inset = adjustedContentInset, low = CGPoint(x: -inset.left, y: -inset.top)
    return ScrollLimits(
      x: low.x...max(low.x, contentSize.width + inset.right - bounds.width),
      y: low.y...max(low.y, contentSize.height + inset.bottom - bounds.height))
  }

  /// The nearest offset that shows no more than the content and its insets.
  package final func limited(_ offset: CGPoint) -> CGPoint { limits.nearest(to: offset) }

  /// Whether the content is wider than the view, or always bounces; and the same for its height.
  final var scrolls: (x: Bool, y: Bool) {
    let limits = limits
    return (
      alwaysBounceHorizontal || limits.x.lowerBound < limits.x.upperBound,
      alwaysBounceVertical || limits.y.lowerBound < limits.y.upperBound
    )
  }

  /// Whether the content scrolls on the main axis of `translation`.
  final func canScroll(along translation: CGPoint) -> Bool {
    abs(translation.x) > abs(translation.y) ? scrolls.x : scrolls.y
  }

  /// The speed of a flick, in points per second (GN-20).
  private static let flickSpeed: CGFloat = 300

  /// Returns the offset of the next page after a quick flick, or else of the page nearest to `offset` (GN-20). `velocity` is
  /// that of the offset.
  final func page(at offset: CGPoint, after velocity: CGPoint = .zero) -> CGPoint {
    func along(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if abs(speed) >= UIScrollView.flickSpeed { return (speed > 0 ? page.rounded(.up) : page.rounded(.down)) * length }
      return page.rounded() * length
    }
    return CGPoint(
      x: along(offset.x, bounds.width, velocity.x), y: along(offset.y, bounds.height, velocity.y))
  }

  /// Calls `body` before the next event or deadline, if the view still exists.
  package final func atNextTurn(_ body: @escaping (UIScrollView) -> Void) {
    _ = (window?.application ?? .shared).schedule(after: 0) { [weak self] in self.map(body) }
  }
}
