/// A rectangle that can be touched: it has a place in its superview, subviews in front of it, and three gates.
///
/// Nothing is drawn here. Coordinates are points; y grows downwards.
open class UIView: UIResponder {
  // What the hit test reads stands first. These three are only ever loaded and stored whole, never changed in
  // place: the compiler then knows that no access can overlap another, and the hit test pays for no check.
  private final var storedRefusal: TouchRefusal?
  private final var storedChildren = SubviewBuffer()
  /// Set for all views of a window while its application is observed.
  final var observation: PipelineObservation?
  private final var storedPlacement: Placement

  /// Not weak, because one weak reference to an object makes each retain of it slow; `deinit` clears it.
  final unowned(unsafe) var parent: UIView?
  /// The controller whose root view this is.
  final unowned(unsafe) var controller: UIViewController?

  /// `frame` is in points of the superview.
  public init(frame: CGRect) {
    storedPlacement = Placement(frame: frame)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives here; an iOS class that has this initializer compiles.
  public required init?(coder: NSCoder) {
    storedPlacement = Placement(frame: .zero)
    super.init()
  }

  isolated deinit {
    for child in children.array { child.parent = nil }
    for recognizer in recognizers { recognizer.host = nil }
    children.removeAll()
  }

  final var children: SubviewBuffer {
    get { storedChildren }
    set { storedChildren = newValue }
  }

  final var placement: Placement {
    get { storedPlacement }
    set { storedPlacement = newValue }
  }

  // MARK: The three gates

  /// Nil: the view may be asked. Worked out from the three gates whenever one of them changes.
  public final var touchRefusal: TouchRefusal? { storedRefusal }

  /// A hidden view, with everything in it, is not seen by touches (HT-01).
  open var isHidden = false {
    didSet {
      updateRefusal()
      if isHidden { handOnFirstResponder() }
    }
  }

  /// Up to 0.01 the view, with everything in it, is not seen by touches (HT-02).
  open var alpha: CGFloat = 1 {
    didSet {
      joinAnimation()
      updateRefusal()
    }
  }

  /// When false the view, with everything in it, is not seen by touches (HT-01).
  open var isUserInteractionEnabled = true { didSet { updateRefusal() } }

  /// How many animations keep touches away (HT-20).
  final var blockingAnimations = 0 { didSet { updateRefusal() } }

  private final func updateRefusal() {
    let isOpen = storedRefusal == nil
    storedRefusal = TouchRefusal(
      isHidden: isHidden, isUserInteractionEnabled: isUserInteractionEnabled && blockingAnimations == 0,
      alpha: alpha)
    if isOpen && storedRefusal != nil { gateClosed() }
  }

  /// Inferred (TE-32): a touch in flight does not care, unless the option says so (UN-07).
  private func gateClosed() {
    guard let application = window?.application, application.options.closedGatesCancelTouches else { return }
    application.cancelTouches(on: self, because: .gateClosed(self))
  }

  // MARK: Hit testing

  /// The frontmost view at `point`, which is in the view's own coordinates; nil when the touch is not for this
  /// view or anything in it (HT-04).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard observation == nil else { return enteringHitTest(point, with: event) }
    return frontmost(at: point, with: event)
  }

  @inline(__always)
  final func frontmost(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, answers(pointInside: point, with: event) else { return nil }
    let hit = children.firstFromFront { subview in
      subview.answers(hitTest: subview.fromSuperview(point), with: event)
    }
    return hit ?? self
  }

  /// A point of the superview in the view's own coordinates. The rare way through a matrix is kept out of the
  /// loop's registers.
  @inline(__always)
  private final func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard !storedPlacement.isTransformed else { return throughMatrix(point) }
    return CGPoint(x: point.x + storedPlacement.toLocal.dx, y: point.y + storedPlacement.toLocal.dy)
  }

  @inline(never)
  private final func throughMatrix(_ point: CGPoint) -> CGPoint { storedPlacement.local(point) }

  /// Whether `point`, in the view's own coordinates, lies in the bounds: min edges inside, max edges outside
  /// (HT-12). Clipping, transparency and rounded corners make no difference (HT-15, HT-16).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard observation == nil else { return enteringPointInside(point) }
    return placement.boundsContain(point)
  }

  // MARK: Geometry

  /// The upright rectangle around the view, in its superview's coordinates.
  open var frame: CGRect {
    get { placement.frame }
    set {
      joinAnimation()
      placement.frame = newValue
      setNeedsLayout()
    }
  }

  /// The view's own coordinates; an origin other than zero shifts the content and the hit area (HT-13).
  open var bounds: CGRect {
    get { placement.bounds }
    set {
      joinAnimation()
      placement.bounds = newValue
      setNeedsLayout()
    }
  }

  /// The middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get { placement.center }
    set {
      joinAnimation()
      placement.center = newValue
    }
  }

  /// Applied about the center; the hit area turns with it (HT-17).
  open var transform: CGAffineTransform {
    get { placement.transform }
    set {
      joinAnimation()
      placement.transform = newValue
    }
  }

  // MARK: Touches

  /// Only paint: touches do not see it (HT-15).
  open var clipsToBounds = false

  /// False (default): of the touches bound to this view only the first of a sequence is delivered (TE-21).
  open var isMultipleTouchEnabled = false

  /// While this view has a finger no other view of the window gets one, and the other way round (TE-26).
  open var isExclusiveTouch = false

  final var recognizers: [UIGestureRecognizer] = []

  /// In order of addition.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// The recognizer is taken off its old view. It sees touches that go down from now on (GR-21).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// In the middle of a gesture the recognizer is cancelled or fails.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked of the hit view when recognition would cancel its touch; false makes the recognizer fail (UC-31,
  /// UC-31a).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The controller whose root view this is, else the superview (RC-02).
  open override var next: UIResponder? { controller ?? parent }

  override var responderWindow: UIWindow? { window }

  override func observation(for touches: Set<UITouch>) -> PipelineObservation? { observation }

  // MARK: Hierarchy

  /// The view around this one.
  open var superview: UIView? { parent }

  /// Back to front: the last is in front and is asked first.
  open var subviews: [UIView] { children.array }

  /// The window at the root; nil for a view that is in none.
  open var window: UIWindow? { parent?.window }

  /// Puts `view` in front of the other subviews, taking it out of where it was.
  open func addSubview(_ view: UIView) { take(view) { children.count } }

  /// `index` counts from the back.
  open func insertSubview(_ view: UIView, at index: Int) { take(view) { min(max(index, 0), children.count) } }

  /// In front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    take(view) { children.firstIndex(of: sibling).map { $0 + 1 } ?? children.count }
  }

  /// Behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    take(view) { children.firstIndex(of: sibling) ?? children.count }
  }

  /// It is asked first from now on (HT-19).
  open func bringSubviewToFront(_ view: UIView) { move(view) { children.count } }

  /// It is asked last from now on (HT-19).
  open func sendSubviewToBack(_ view: UIView) { move(view) { 0 } }

  /// Both indexes count from the back.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let back = children.array[low], front = children.array[high]
    move(front) { low }
    move(back) { high }
  }

  /// The touches of everything in it are cancelled (TE-30).
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether this view is `view` or somewhere in it.
  open func isDescendant(of view: UIView) -> Bool { view === self || (parent?.isDescendant(of: view) ?? false) }

  /// This view or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children.array {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview came in.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for `layoutSubviews()` at the next `layoutIfNeeded()`.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and everything in it, where that was asked for.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for child in children.array { child.layoutIfNeeded() }
  }

  /// Puts the subviews in their places.
  open func layoutSubviews() {}

  private final var needsLayout = true

  // MARK: Identity

  /// A number to find the view by.
  open var tag = 0

  /// A name for tests and traces.
  open var accessibilityIdentifier: String?
}
