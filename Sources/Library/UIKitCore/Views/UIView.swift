/// A rectangle in a tree of views that receives touches.
///
/// Coordinates are in points; y grows downwards. The three properties `isHidden`, `alpha` and
/// `isUserInteractionEnabled` are called its gates: if one of them is closed, the hit test skips the view and its
/// descendants.
///
/// As Apple's, except: its drawing is recorded as values, which others turn into pixels; an animation has its final
/// values at once and only takes time; views are laid out from left to right, in a light interface; and there are no
/// archives, no focus and no assistive technology. Where the behaviour of UIKit's touches is not documented, the
/// comments cite Guides/TouchPipeline.md: `(HT-02)`.
@preconcurrency @MainActor open class UIView: UIResponder {
  // The properties that the hit test reads come first. They are only loaded and stored as a whole, never modified in
  // place, so the compiler needs no checks for overlapping access in the hit test.
  /// Whether an observer or a replaced method comes before the default of the two methods of the hit test.
  private(set) final var isIntercepted = false
  private final var storedChildren = SubviewBuffer()
  private final var storedRefusal: TouchRefusal?
  private final var storedPlacement: Placement
  /// Set for all views in a window while its application has an observer.
  final var observation: PipelineObservation? { didSet { isIntercepted = observation != nil || hasReplacedHitTest } }
  /// Whether an extension of a class of UIKit replaces one of the two methods of the hit test for this view.
  final private(set) var hasReplacedHitTest = false

  final var parent: UIView? {
    get { storedParent?.takeUnretainedValue() }
    set { storedParent = newValue.map { .passUnretained($0) } }
  }
  /// Unmanaged: one weak reference would make each retain of the superview slow, and a walk to the root retains no view
  /// on its way. The `deinit` of the superview clears this.
  private(set) final var storedParent: Unmanaged<UIView>?
  /// The view controller of a root view.
  final var controller: UIViewController? {
    get { storedController?.takeUnretainedValue() }
    set { storedController = newValue.map { .passUnretained($0) } }
  }
  /// Unmanaged, so that `next` can see that there is none without a call of the Swift runtime.
  private final var storedController: Unmanaged<UIViewController>?

  /// A view with this frame, in points of the superview's coordinate space.
  public init(frame: CGRect) {
    storedPlacement = Placement(frame: frame)
    super.init()
    prepare()
  }

  /// A view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(made: Void) { self.init() }
  /// For a class that only the running program knows; see UnknownClasses.swift.
  @available(*, unavailable) public required convenience init(madeIn frame: CGRect) { self.init(frame: frame) }

  /// Ignores `coder`: there are no archives. Subclasses written for iOS need this initializer to compile.
  public required init?(coder: NSCoder) {
    storedPlacement = Placement(frame: .zero)
    super.init()
    prepare()
  }

  /// The end of both initializers. A class that starts with other values, subviews or recognizers overrides it.
  func prepare() {
    hasReplacedHitTest = ReplacedMethods.replacesHitTest(of: self)
    isIntercepted = hasReplacedHitTest
  }

  deinit {
    deallocating {
      for child in children.array { child.parent = nil }
      for recognizer in recognizers { recognizer.host = nil }
      storedLayout?.forgetView()
      children.removeAll()
    }
  }

  final var children: SubviewBuffer {
    get { storedChildren }
    set { storedChildren = newValue }
  }

  /// A new placement that is not finite is refused; the view keeps its old one.
  final var placement: Placement {
    get { storedPlacement }
    set {
      guard newValue.isFinite else { return }
      storedPlacement = newValue
    }
  }

  // MARK: The three gates

  /// The reason for which the hit test skips the view; nil if it does not. Updated when one of the three gates changes.
  /// Not in UIKit.
  public final var touchRefusal: TouchRefusal? { storedRefusal }

  /// The hit test skips a hidden view and its descendants (HT-01).
  open var isHidden = false {
    didSet {
      updateRefusal()
      if isHidden { handOnFirstResponder() }
      if isHidden != oldValue { (parent as? UIStackView)?.arrangementChanged() }
      tellObservers()
    }
  }

  /// The opacity. With at most 0.01, the hit test skips the view and its descendants (HT-02). NaN and infinity are
  /// refused: the opacity stays. Other values are clamped to 0…1, as a layer clamps its opacity.
  open var alpha: CGFloat = 1 {
    didSet {
      guard alpha.isFinite else { return alpha = oldValue }
      // A value beyond the limits is a change, also where it then is the old one: programs wait so.
      joinAnimation(from: placement, oldValue)
      if alpha < 0 || alpha > 1 { alpha = min(max(alpha, 0), 1) }
      updateRefusal()
      tellObservers()
    }
  }

  /// If false, the hit test skips the view and its descendants (HT-01).
  open var isUserInteractionEnabled = true { didSet { updateRefusal() } }

  /// The number of running animations without `.allowUserInteraction` (HT-20).
  final var blockingAnimations = 0 { didSet { updateRefusal() } }

  /// Whether the view is part of an animation with `.repeat` and without `.allowUserInteraction`.
  final var isBlockedByRepetition = false { didSet { updateRefusal() } }

  /// Inferred (TE-32, TE-33): touches that are down go on (UN-07).
  private final func updateRefusal() {
    let isAnimated = blockingAnimations > 0 || isBlockedByRepetition
    storedRefusal = TouchRefusal(
      isHidden: isHidden, isUserInteractionEnabled: isUserInteractionEnabled, isAnimated: isAnimated, alpha: alpha)
  }

  // MARK: Hit testing

  /// Returns the frontmost of this view and its descendants at `point`, which is in the view's coordinate space; nil if
  /// the point is outside or the view is skipped (HT-04).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isIntercepted else { return enteringHitTest(point, with: event) }
    return frontmost(at: point, with: event)
  }

  /// Whether the bounds contain `point`, which is in the view's coordinate space: min edges inside, max edges outside
  /// (HT-12). Clipping, transparency and rounded corners have no influence (HT-15, HT-16).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard !isIntercepted else { return enteringPointInside(point, with: event) }
    return placement.boundsContain(point)
  }

  // MARK: Geometry

  // A rectangle with a negative size is standardized. A value with NaN or infinity is ignored.

  /// The smallest axis-aligned rectangle around the view, in its superview's coordinate space.
  open var frame: CGRect {
    get { placement.frame }
    set { place { $0.frame = newValue } }
  }

  /// The view's rectangle in its own coordinate space. An origin other than zero shifts the content and the hit area
  /// (HT-13).
  open var bounds: CGRect {
    get { placement.bounds }
    set { place { $0.bounds = newValue } }
  }

  /// Documented (LC-02): a view needs layout after a change of its bounds, not of its position.
  private final func place(_ change: (inout Placement) -> Void) {
    let old = placement
    change(&placement)
    joinAnimation(from: old, alpha)
    if placement.bounds.size != old.bounds.size { sizeChanged(from: old.bounds.size) }
    if placement.bounds != old.bounds { setNeedsLayout() }
    noteMove()
    tellObservers()
  }

  /// Observed (LC-10): its superview needs layout, too, unless it gives the size in its own layout.
  private final func sizeChanged(from old: CGSize) {
    if let parent, !parent.errands.contains(.isLayingOut) { parent.setNeedsLayout() }
    resizeSubviews(from: old)
    (self as? UIWindow)?.fillWithRootView()
    let isRedrawn = contentMode == .redraw || storedLooks?.layer?.needsDisplayOnBoundsChange == true
    if !errands.contains(.hasDrawn) || isRedrawn { requestDisplay() }
  }

  /// The part of the safe area in the view may have changed. Views in constraints with this one may have to move. Where
  /// constraints decide about its frame, the frame that code gives it is no part of them, and stays until the superview is laid
  /// out (LC-12).
  private final func noteMove() {
    if let area = parent?.storedLayout?.safeArea, area != .zero { announceLayout() }
    guard errands.contains(.isLayoutItem), !errands.contains(.isBeingPlaced) else { return }
    if storedLayout?.translatesMask != false || storedLayout?.ownGuides.isEmpty == false { constraintsChanged() }
  }

  /// The middle of the view, in its superview's coordinate space.
  open var center: CGPoint {
    get { placement.center }
    set {
      let old = placement
      placement.center = newValue
      joinAnimation(from: old, alpha)
      noteMove()
      tellObservers()
    }
  }

  func setAnchor(_ anchor: CGPoint) {
    let old = placement
    placement.anchor = anchor
    joinAnimation(from: old, alpha)
    noteMove()
  }

  /// A transform about the center; it also applies to the hit area (HT-17).
  open var transform: CGAffineTransform {
    get { placement.transform }
    set {
      let old = placement
      placement.transform = newValue
      joinAnimation(from: old, alpha)
      tellObservers()
    }
  }

  // MARK: Touches

  /// Has no influence on touches (HT-15).
  open var clipsToBounds = false

  /// Whether the view receives several touches at the same time. If false, the default, it receives only the first of a
  /// sequence (TE-21).
  open var isMultipleTouchEnabled = false

  /// Whether the view and other views of the window exclude each other: while one of them has a touch, new touches of
  /// the other are not delivered (TE-26).
  open var isExclusiveTouch = false

  final var recognizers: [UIGestureRecognizer] = []

  /// The recognizers of the view, in order of addition; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, after removing it from its view. It receives touches that go down afterwards (GR-21).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Removes a recognizer. During a gesture it is cancelled; while possible, it fails.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether the recognizer may begin; false makes it fail. Called for the hit view if recognition would cancel its
  /// touch (UC-31, UC-31a).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view controller if this is its root view, or else the superview (RC-02).
  open override var next: UIResponder? {
    if let storedController { return storedController.takeUnretainedValue() }
    return parent
  }

  override var responderWindow: UIWindow? { window }
  /// The view as a scroll view, without a cast: each touch asks all ancestors of its view.
  var asScrollView: UIScrollView? { nil }

  override func observation(for touches: Set<UITouch>) -> PipelineObservation? { observation }

  override var observationOfChain: PipelineObservation? { parent == nil ? super.observationOfChain : observation }

  // MARK: Hierarchy

  /// The view that contains this one; nil for a root.
  open var superview: UIView? { parent }

  /// The subviews, back to front. The hit test searches the last one first.
  open var subviews: [UIView] { children.array }

  /// The window at the root of the tree; nil if the view is in no window.
  open var window: UIWindow? {
    let root = root
    return root === self ? nil : root.window
  }

  /// Adds `view` in front of the other subviews, after removing it from its superview.
  ///
  /// A view that contains this one cannot become its subview: a warning is given, and nothing changes. The same holds
  /// for the other methods that add a view.
  open func addSubview(_ view: UIView) { take(view) { children.count } }

  /// Adds `view` at `index`, counted from the back and clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) { take(view) { min(max(index, 0), children.count) } }

  /// Adds `view` in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    take(view) { children.firstIndex(of: sibling).map { $0 + 1 } ?? children.count }
    if view.parent === self, view !== sibling {
      for layer in layersLying(on: sibling) { layer.subviewBehind = view }
    }
  }

  /// Adds `view` behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    take(view) { children.firstIndex(of: sibling) ?? children.count }
  }

  /// Moves a subview to the front, where the hit test searches it first (HT-19).
  open func bringSubviewToFront(_ view: UIView) { move(view) { children.count } }

  /// Moves a subview to the back, where the hit test searches it last (HT-19).
  open func sendSubviewToBack(_ view: UIView) { move(view) { 0 } }

  /// Exchanges two subviews; both indexes count from the back. Does nothing if there is no subview at one of them.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2)), views = children.array
    guard low != high, low >= 0, high < views.count else { return }
    let back = views[low], front = views[high]
    let (onBack, onFront) = (layersLying(on: back), layersLying(on: front))
    move(front) { low }
    move(back) { high }
    for layer in onBack { layer.subviewBehind = front }
    for layer in onFront { layer.subviewBehind = back }
  }

  /// Removes the view from its superview and cancels the touches of the view and its descendants (TE-30).
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor, current !== view { ancestor = current.parent }
    return ancestor != nil
  }

  /// Returns the first of this view and its descendants that has this tag.
  open func viewWithTag(_ tag: Int) -> UIView? { viewsInOrder.first { $0.tag == tag } }

  // Observed (RE-14): these may change the tree in any way; see UIView+Hierarchy.swift.

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The class, the frame, what differs from a plain view, and the layer. As Apple's.
  open nonisolated override var description: String { MainActor.assumeIsolated { loggedText } }

  // MARK: Layout

  /// The work that the next pass over the tree has to do, and whether the view is being moved.
  package final var errands: ViewErrands = [.layout, .layoutBelow, .updateConstraints, .display, .displayBelow]

  /// Requests a call of `layoutSubviews()` before the next event or the next frame (LC-02).
  open func setNeedsLayout() { requestLayout() }

  /// Calls `layoutSubviews()` at once, for this view and its descendants where layout is needed (LC-02). If the superview needs
  /// layout, and so on, it begins there (LC-15).
  open func layoutIfNeeded() { layOutAtOnce() }

  /// Sets the frames of the subviews. The default sets the frames that constraints have found; an override that does
  /// not call super replaces it.
  ///
  /// Documented (LC-02): called before the first event that the view receives in a window, and before the next frame
  /// after its bounds changed or `setNeedsLayout()`. A frame that is set here counts for the next hit test.
  open func layoutSubviews() { placeSubviews() }

  final var storedLayout: ViewLayout?
  /// Gives the view margins at the sides as a controller's view has them, and others above and below, in points.
  package final func setDefaultMargins(above height: CGFloat) { layout.heightOfMargins = height }

  /// Adds or changes constraints. Called before constraints are solved, once and after `setNeedsUpdateConstraints()`,
  /// subviews before superviews.
  open func updateConstraints() {}

  /// Requests a call of `updateConstraints()`.
  open func setNeedsUpdateConstraints() {
    errands.insert(.updateConstraints)
    announceConstraints()
    constraintsChanged()
  }

  /// Whether `updateConstraints()` is called although the tree has no constraints yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the autoresizing masks of the subviews have an effect.
  open var autoresizesSubviews = true

  /// Called when `safeAreaInsets` have changed: before the layout of the view in a window, and when a controller's
  /// `additionalSafeAreaInsets` change.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins were set.
  open func layoutMarginsDidChange() {}

  /// The distance from the top to the baseline of the first line, in points. Not in UIKit, where text knows it.
  open var firstBaselineOffset: CGFloat { bounds.height }
  /// The distance from the baseline of the last line to the bottom, in points. Not in UIKit.
  open var lastBaselineOffset: CGFloat { 0 }

  /// The constraints that layout follows: the constraints that the view keeps, and its own, as a stack view makes them.
  var ruleConstraints: [NSLayoutConstraint] { storedLayout?.constraints ?? [] }
  /// Called with the width that constraints have found; returns whether this changes the natural size.
  func lineWidthChanged(to width: CGFloat) -> Bool { false }
  /// Takes the size of the content that constraints have found.
  func takeSolvedContent() {}

  final var attachedInteractions: [any UIInteraction] = []

  // MARK: Looks, which have no influence on touches

  final var storedLooks: ViewLooks?

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer, which has the place and the looks of the view.
  open var layer: CALayer { makeLayer() }

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { storedLooks?.backgroundColor }
    set {
      let old = storedLooks?.backgroundColor
      looks.backgroundColor = newValue
      joinAnimation(from: old)
      tellObservers()
    }
  }
  /// The colour of buttons and other controls; the superview's unless it was set.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set {
      let old = inheritedTint
      looks.tintColor = newValue
      if inheritedTint != old { tintColorDidChange() }
    }
  }
  /// Called when another tint colour was set.
  open func tintColorDidChange() {}
  /// The way in which the content fills the view.
  open var contentMode: ContentMode {
    get { storedLooks?.contentMode ?? .scaleToFill }
    set { looks.contentMode = newValue }
  }
  /// Whether the view hides everything behind it. As on iOS, a hint that is not checked.
  open var isOpaque: Bool {
    get { storedLooks?.isOpaque ?? true }
    set { looks.isOpaque = newValue }
  }
  /// The distances and sizes that change when the superview gets another size.
  open var autoresizingMask: AutoresizingMask {
    get { storedLooks?.autoresizingMask ?? [] }
    set { looks.autoresizingMask = newValue }
  }
  /// The view whose figure cuts this one. Its layer is the mask of this view's layer.
  open var mask: UIView? {
    get { storedLooks?.mask }
    set {
      looks.mask = newValue
      layer.mask = newValue?.layer
    }
  }
  // For views of storyboards, which the library does not read.

  /// Called on iOS for a view of a storyboard. Never called here.
  open func awakeFromNib() {}
  /// Called by Xcode's editor of interfaces. Never called here.
  open func prepareForInterfaceBuilder() {}
  /// Writes nothing: there are no archives of views.
  open func encode(with coder: NSCoder) {}

  /// Called on iOS when traits change. Here they never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // For people who use assistive technology, and for tests of interfaces. No touch reads them.

  /// Kept, for assistive technology and tests of interfaces.
  open var isAccessibilityElement = false
  /// Kept, for assistive technology and tests of interfaces.
  open var accessibilityLabel: String?
  /// Kept, for assistive technology.
  open var accessibilityHint: String?
  /// Kept, for assistive technology and tests of interfaces.
  open var accessibilityValue: String?
  /// Kept, for assistive technology and tests of interfaces.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The bounds in the coordinate space of the window.
  open var accessibilityFrame: CGRect { convert(bounds, to: nil) }
  /// Kept, for assistive technology.
  open var accessibilityElements: [Any]?
  /// Kept, for assistive technology.
  open var accessibilityViewIsModal = false
  /// Always false; a new value is not kept.
  open var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
  /// Kept, for assistive technology.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { keptCustomActions }
    set { keptCustomActions = newValue }
  }
  /// The number of `accessibilityElements`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // The view as an item of UIKit Dynamics, which moves nothing.

  /// Always `.rectangle`: no dynamics run.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds as a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  // The view as the delegate of its layer.

  /// Draws the content of the layer: calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
  /// Draws the content of its layer, or of another one, whose delegate the view is.
  open func display(_ layer: CALayer) { layer.drawByContext() }
  /// Called before the content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view: calls `layoutSubviews()` for the layer of the view. As Apple's, except: not called before somebody has
  /// asked for the layer.
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
  /// Always nil: changes of a layer are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// The insets of the rectangle that constraints align. They are always zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Draws the content into the present context. Does nothing by default.
  ///
  /// Documented: called before the first frame in which the view is in a window and has a size, and before the next one
  /// after `setNeedsDisplay()`; after other changes of the size only with the content mode `.redraw`. The drawing is
  /// kept as values.
  open func draw(_ rect: CGRect) {}
  /// Requests a call of `draw(_:)` before the next event or the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// As `setNeedsDisplay()`: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// The natural size, or the size of the view where it has none.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width < 0 ? bounds.width : natural.width,
      height: natural.height < 0 ? bounds.height : natural.height)
  }
  /// The drawing of the class itself, in points from the top left corner of the view.
  var ownDrawing: [DrawingCommand] { (self as? any DrawsItself)?.drawing ?? [] }
  /// Whether `ownDrawing` is the content of the layer, behind all sublayers, and does not stand for subviews.
  var drawsInItsLayer: Bool { false }
  /// The natural size of the content; `UIView.noIntrinsicMetric` for none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  /// The smallest size with `UIView.layoutFittingCompressedSize`, the largest with `layoutFittingExpandedSize`, or else
  /// the one nearest to `targetSize` that the constraints inside of the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// As `systemLayoutSizeFitting(_:)`, with priorities for the width and the height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// The view whose first baseline constraints align: the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline constraints align: the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose baseline constraints align: the view itself.
  open func forBaselineLayout() -> UIView { self }

  /// Gives the view the size that fits its content. Its upper left corner stays.
  open func sizeToFit() {
    takeUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
  }
  /// The natural size has changed: constraints are solved again, and only where they give another frame the superview is laid out.
  open func invalidateIntrinsicContentSize() {
    guard let storedLayout else { return }
    storedLayout.contentSize = nil
    if let stack = superview as? UIStackView { stack.arrangementChanged() } else { constraintsChanged() }
  }
  /// Always unspecified: views are laid out from left to right. Setting `.forceRightToLeft` warns once.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { .unspecified }
    set { if newValue == .forceRightToLeft { warnNotSupported("UIView.semanticContentAttribute") } }
  }
  /// Always 1: drawings are values without pixels. A new value is not kept.
  open var contentScaleFactor: CGFloat {
    get { 1 }
    set {}
  }
  /// A view with the size of this one that shows what it shows now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.isUserInteractionEnabled = true
    return view
  }
  /// A view with the size of `rect` that shows what is there now.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(whole)
    return part
  }
  /// The rectangle that constraints align: the frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  /// The frame with this rectangle: the same.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  /// Always nil: no state is restored. A new value is not kept.
  open var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  /// The traits of the view's application.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The distances of the edges of the safe area inside this view, in points; zero for a view in no window. Transforms are
  /// ignored.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// The distance of the margins from the edges, in points, with the safe area unless
  /// `insetsLayoutMarginsFromSafeArea` is false. Chosen: 8; for the root view of a controller 0 above and below, for the
  /// content of a table's cell 11, and for both 16 at the sides, 20 from a width of 414 points on.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set {
      layout.margins = newValue
      constraintsChanged()
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
  }
  /// `layoutMargins`, with leading for left. As Apple's, except: layout is always from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// Always false: the margins of the superview have no effect. Setting true warns once.
  open var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set { if newValue { warnNotSupported("UIView.preservesSuperviewLayoutMargins") } }
  }

  /// Calls `updateConstraints()` of this view and its descendants where it is needed.
  open func updateConstraintsIfNeeded() {
    for view in viewsInOrder.reversed() where view.errands.contains(.updateConstraints) {
      view.errands.remove(.updateConstraints)
      if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
    }
  }

  // MARK: Sizes of content

  /// The strength with which the view resists to be larger than its content; 250 by default, and 750 for views whose size is fixed:
  /// switches, steppers, spinning indicators, and in their height progress views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (storedLayout?.hugging ?? defaultHugging)[axis]
  }

  /// The priorities with which views of the class hug their content.
  var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }

  /// Sets how much the view resists to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis] = priority
    constraintsChanged()
  }

  /// The strength with which the view resists to be smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayout?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.resistance[axis] = priority
    constraintsChanged()
  }

  // MARK: Sizes of text

  // The sizes between which the fonts of a view stay. The preferred size is always the usual one, so these have no effect
  // and are not kept.

  /// Always nil: the preferred size never changes.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// Always nil: the preferred size never changes.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// The limits of this view and its superviews, for a log.
  open var appliedContentSizeCategoryLimitsDescription: String { "no limits" }

  // MARK: Looks of all objects of a class

  /// A view that is never shown. Its looks apply to all views of the class without looks of their own, from the moment in which
  /// they come into a window.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The same for views inside objects of the first class, which lie inside objects of the second, and so on.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxy.view(of: self, inside: containerTypes)
  }
  /// The same for all traits.
  open class func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// The same for all traits.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }

  // MARK: Identity

  /// A number for `viewWithTag(_:)`.
  open var tag = 0

  /// The name of the view in tests and traces.
  open var accessibilityIdentifier: String?
}
