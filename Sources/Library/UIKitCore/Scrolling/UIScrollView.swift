/// A view whose content may be larger than its bounds. A drag scrolls it, and a pinch zooms it. As Apple's, except: it
/// has no indicators, and changes by the program take no time unless they are animated.
///
/// Documented (GR-80): it delays the touches of its content by 0.15 seconds, so that the content receives nothing of a
/// quick drag. After a flick the content goes on in the application's time (SV-11), and beyond its limits a spring brings
/// it back (SV-10). Touches are not passed on to the next responder (SV-17).
///
/// Offsets, sizes, insets and scales that are infinite or NaN are refused: the old value stays (SV-03).
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Receives changes of the offset and of the scale, and the beginning and end of drags and pinches.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? { didSet { keptDelegate = delegate } }
  /// The delegate that is asked: that of this class, whatever the getter of a subclass answers. Not in UIKit.
  public package(set) final weak var keptDelegate: (any UIScrollViewDelegate)?

  override var asScrollView: UIScrollView? { self }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite else { return contentSize = oldValue }
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { pullBack() }
      tellObservers()
    }
  }
  /// The space around the content, in points. What is shown from its beginning stays so, as with the safe area (PR-05).
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else { return contentInset = oldValue }
      guard contentInset != oldValue else { return }
      stayAtBeginning(from: oldValue + knownSafeArea)
      keptDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      tellObservers()
    }
  }
  /// Whether content that is shown from its beginning stays so when the insets change.
  final var staysAtBeginning = true
  /// Whether a drag scrolls. If false, `panGestureRecognizer` is disabled, which ends a drag, and the touches of the content
  /// are not delayed (SV-02).
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if !isScrollEnabled { endGlide() }
    }
  }
  /// Whether the offset at the end of a drag is a multiple of the bounds' size, whatever the delegate says (SV-14).
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis scrolls only along it.
  open var isDirectionalLockEnabled = false
  /// Whether a vertical drag begins even if the content is not higher than the bounds.
  open var alwaysBounceVertical = false
  /// Whether a horizontal drag begins even if the content is not wider than the bounds.
  open var alwaysBounceHorizontal = false

  /// Whether the touches of the content are delayed (GR-80).
  open var delaysContentTouches = true
  /// Whether a drag may cancel touches that the content has received (UC-38).
  open var canCancelContentTouches = true

  /// The pan that scrolls. Its delegate is the scroll view (SV-01).
  public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  private final lazy var scrollPan = ScrollPan(self)
  private final lazy var delayRecognizer = ContentDelay(self)
  final var zooming = Zooming()

  override func prepare() {
    super.prepare()
    clipsToBounds = true
    addGestureRecognizer(delayRecognizer)
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
  }

  deinit {
    deallocating {
      scrollPan.scrollView = nil
      delayRecognizer.scrollView = nil
      zooming.pinch?.scrollView = nil
    }
  }

  // MARK: Offset

  /// The point of the content at the top left corner of the view: the origin of the bounds (HT-13).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, newValue.isFinite else { return }
      let old = bounds.origin
      bounds.origin = newValue
      offsetWasSet(from: old)
      largeTitleFollows?()
      keptDelegate?.scrollViewDidScroll(self)
      tellObservers()
    }
  }
  /// Called when the offset changes: the large title of a navigation controller is covered by the content.
  final var largeTitleFollows: (() -> Void)?

  /// Sets the offset, and stops content that moves by itself. If `animated` is true, it takes 0.3 seconds: `contentOffset`
  /// changes in each frame, and then `scrollViewDidEndScrollingAnimation(_:)` of the delegate is called (SV-19).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard !animated else { return animateOffset { contentOffset } }
    endGlide()
    self.contentOffset = contentOffset
  }

  /// Scrolls by the smallest distance that shows `rect`, which is in the content's coordinate space.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else { return }
    let covered = adjustedContentInset
    let x = min(max(bounds.minX, rect.maxX - bounds.width + covered.right), rect.minX - covered.left)
    let y = min(max(bounds.minY, rect.maxY - bounds.height + covered.bottom), rect.minY - covered.top)
    setContentOffset(limited(CGPoint(x: x, y: y)), animated: animated)
  }

  /// Observed on iOS: content that becomes smaller pulls the offset back at once, unless it moves.
  private func pullBack() {
    guard !isDragging, glide == nil, !isZooming, !isZoomBouncing, !zooming.isChanging else { return }
    let limits = limits, offset = contentOffset
    contentOffset = CGPoint(x: min(offset.x, limits.x.upperBound), y: min(offset.y, limits.y.upperBound))
  }

  /// Sets content that rests above its top to it.
  final func returnToTop() {
    guard !isTracking, !isDragging, glide == nil, contentOffset.y < limits.y.lowerBound else { return }
    contentOffset.y = limits.y.lowerBound
  }

  // MARK: Dragging

  /// Whether a finger is down in the view or its content.
  open var isTracking: Bool { !panGestureRecognizer.fingers.isEmpty }
  /// Whether a drag scrolls the content.
  public private(set) final var isDragging = false
  /// Whether the content moves without a finger after a drag (SV-11).
  public internal(set) final var isDecelerating = false

  final var drag = ScrollDrag()
  /// The content on its way without a finger.
  final var glide: ScrollGlide?
  /// Called when the content has come to rest after a drag.
  final var whenAtRest: (() -> Void)?
  /// Whether the present change of the offset is a step on this way.
  final var movesItself = false

  /// Begins to refresh when the content is pulled down from its top. It is behind the other subviews.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl, refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      window?.application?.draggedViews.append(Weak(self))
      refreshControl?.hasBegun = false
      drag = ScrollDrag(from: pulled(contentOffset), locks: isDirectionalLockEnabled, along: pan.translation(in: self))
      keptDelegate?.scrollViewWillBeginDragging(self)
      dismissKeyboard()
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled:
      guard isDragging else { return }
      endDrag(velocity: pan.state == .ended ? pan.velocity(in: self) : .zero)
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    guard isDragging && translation.isFinite else { return }
    contentOffset = resisted(drag.offset(after: translation))
    refreshControl?.dragged(pulledBy: -(drag.offset(after: translation).y + adjustedContentInset.top))
  }

  private func endDrag(velocity: CGPoint) {
    let velocity = velocity.isFinite ? CGPoint(x: -velocity.x, y: -velocity.y) : .zero
    let page = isPagingEnabled ? limited(page(at: contentOffset, after: velocity)) : nil
    let own = way(velocity: velocity, aim: page)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    // Documented (LI-07): the layout of a collection comes before its delegate.
    let chooser = page == nil ? self as? any ChoosesTarget : nil
    var target = chooser?.target(for: own.end, velocity: perMillisecond) ?? own.end
    keptDelegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    // Documented (SV-14): the delegate has no say about pages.
    let isChosen = page == nil && target.isFinite && target != own.end
    let way = isChosen ? way(velocity: velocity, aim: limited(target)) : way(velocity: velocity, aim: page)
    let goesOn = way.duration > 0
    isDragging = false
    if goesOn { follow(way) }
    keptDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn, glide != nil else {
      whenAtRest?()
      return
    }
    isDecelerating = true
    keptDelegate?.scrollViewWillBeginDecelerating(self)
  }

  private func dismissKeyboard() {
    guard dismissesOnDrag, let responder = window?.firstResponder, responder.hasKeyboard else { return }
    responder.resignFirstResponder()
  }

  // MARK: Layout

  /// The content, for constraints: they decide about `contentSize` if they lead from edge to edge.
  public final var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The part of the content that is seen, which moves with the offset.
  public final var frameLayoutGuide: UILayoutGuide { guide(.visible) }

  /// Keeps content that begins below bars there when the safe area changes (PR-05).
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isList { followSafeArea() }
  }

  override func takeSolvedContent() {
    guard let guide = storedLayout?.ownGuides[.content] else { return }
    if contentSize != guide.layoutFrame.size { contentSize = guide.layoutFrame.size }
  }

  // MARK: Zooming

  /// The smallest scale of a pinch. A pinch zooms if the largest scale is larger.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { if minimumZoomScale.isFinite { preparePinch() } else { minimumZoomScale = oldValue } }
  }
  /// The largest scale of a pinch.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { if maximumZoomScale.isFinite { preparePinch() } else { maximumZoomScale = oldValue } }
  }

  /// The scale of the view that `viewForZooming(in:)` returns; 1 if there is none.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, clamped to the two limits; the middle of the view stays where it is. Nothing is animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zooming.bounce = nil
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Scales and scrolls so that `rect`, which is in the coordinate space of the scaled view, fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  // MARK: Touches

  // Observed (SV-17): the touches that a scroll view receives end here. A subclass passes them on by hand.

  /// Does nothing: touches are not passed on to the next responder.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, in: .began, with: event)
  }
  /// Does nothing: touches are not passed on to the next responder.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, in: .moved, with: event)
  }
  /// Does nothing: touches are not passed on to the next responder.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, in: .ended, with: event)
  }
  /// Does nothing: touches are not passed on to the next responder.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(touches, in: .cancelled, with: event)
  }

  /// Calls the program's replacement of the method for scroll views, if there is one.
  private func keep(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    guard ReplacedMethods.replacesTouches else { return }
    let method = ReplacedMethods.touches[phase]?.method(for: self, above: nil, upTo: UIScrollView.self)
    method?(self, touches, event)
  }

  // MARK: Content touches

  /// Whether `view`, a view of the content, receives the touches. If false, it never receives them.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag may cancel the touches of `view`; false for a control by default (UC-38).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Appearance

  /// Whether the content can be pulled beyond its limits, with growing resistance, and comes back (SV-10).
  open var bounces = true
  /// Whether a pinch can go beyond the limits of the scale, which comes back (SV-14).
  open var bouncesZoom = true
  /// The factor of the content's velocity in each millisecond after a drag (SV-11).
  open var decelerationRate = DecelerationRate.normal
  /// Whether a drag ends editing: the first responder resigns if it has a keyboard (SV-13). Only the two modes `.onDrag…`
  /// have an effect, because the keyboard has no place on the screen; the interactive ones warn once.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet {
      if keyboardDismissMode != .none && !dismissesOnDrag { warnNotSupported("UIScrollView.keyboardDismissMode") }
    }
  }
  private var dismissesOnDrag: Bool {
    keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory
  }
  /// Whether a tap on the status bar scrolls to the top, if this is the only such view on the screen (SV-16).
  open var scrollsToTop = true
  /// Has no effect: false changes no touch and no picture, because indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Has no effect: false changes no touch and no picture, because indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether the part of the safe area that reaches into the view is added to the insets of content that scrolls (PR-05).
  /// With `never` it is not.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether this is a table or a collection that places its content itself.
  package final var isList = false
  /// Whether the safe area is added to the insets at the top and the bottom.
  final var followsSafeArea: Bool {
    contentInsetAdjustmentBehavior != .never && beginsBelowBars
  }
  /// The part of the safe area in the insets at the last layout.
  final var knownSafeArea = UIEdgeInsets.zero

  // MARK: Indicators, which are not drawn

  /// Kept for the program: indicators are not drawn. Setting other insets than zero warns once.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if scrollIndicatorInsets != .zero { warnNotSupported("UIScrollView.scrollIndicatorInsets") } }
  }
  /// Kept for the program: indicators are not drawn. Setting other insets than zero warns once.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if verticalScrollIndicatorInsets != .zero { warnNotSupported("UIScrollView.verticalScrollIndicatorInsets") }
    }
  }
  /// Kept for the program: indicators are not drawn. Setting other insets than zero warns once.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if horizontalScrollIndicatorInsets != .zero { warnNotSupported("UIScrollView.horizontalScrollIndicatorInsets") }
    }
  }
  /// Always the default: indicators are not drawn. Setting another style warns once.
  open var indicatorStyle: IndicatorStyle {
    get { .default }
    set { if newValue != .default { warnNotSupported("UIScrollView.indicatorStyle") } }
  }
  /// Always true. False has no effect: it changes no touch and no picture, because indicators are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  /// Has no effect; warns once.
  open func flashScrollIndicators() { warnNotSupported("UIScrollView.flashScrollIndicators") }
}
