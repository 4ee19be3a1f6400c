/// A presentation at a view or an item: a panel with an arrow.
///
/// As Apple's, except: as on an iPhone, it is a panel only if the delegate answers `none` to `adaptivePresentationStyle`,
/// and a sheet otherwise. Without a place, where iOS throws, the panel is in the middle.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The sides at which the arrow may be. Without any, the panel has no arrow and lies over its place.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { containerView?.setNeedsLayout() } }
  /// The side of the arrow; unknown until the panel is shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.arrow ?? .unknown }
  /// The view at which the popover is.
  open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }
  /// The place in the view at which the popover is, in the view's coordinate space. Null for the bounds of the view.
  open var sourceRect = CGRect.null { didSet { containerView?.setNeedsLayout() } }
  /// The item at which the popover is.
  open weak var barButtonItem: UIBarButtonItem? { didSet { containerView?.setNeedsLayout() } }
  /// The view or the item at which the popover is.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether the popover may cover its place. It never does; true warns once.
  open var canOverlapSourceViewRect = false {
    didSet {
      if canOverlapSourceViewRect { warnNotSupported("UIPopoverPresentationController.canOverlapSourceViewRect") }
    }
  }
  /// The views that take touches beside the panel.
  open var passthroughViews: [UIView]?
  /// The colour behind the content, and of the arrow; nil for white.
  open var backgroundColor: UIColor? { didSet { panel?.setNeedsDisplay() } }
  /// The distances from the safe area of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  private var placement: PopoverPlacement?
  private var panel: PopoverPanel?

  /// The panel; the root view of the controller if the popover is a sheet.
  open override var presentedView: UIView? { panel ?? super.presentedView }
  /// The frame of the panel with its arrow, in the container's coordinate space.
  open override var frameOfPresentedViewInContainerView: CGRect {
    placement?.frame ?? super.frameOfPresentedViewInContainerView
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func containerWasAdded() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    panel = PopoverPanel(around: presentedViewController.view, of: self)
    place()
  }

  /// Places the panel.
  open override func containerViewWillLayoutSubviews() { place() }

  /// Gives the safe area of the controller back the room for the arrow.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentedViewController.containerInsets = .zero }
  }

  // MARK: Place

  private func place() {
    guard let container = containerView, let panel else { return }
    let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let place = source.map { container.convert($0.rect, from: $0.view) }
    let new = PopoverPlacement(
      contentSize, at: place ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0), in: area,
      arrow: place == nil ? [] : permittedArrowDirections)
    guard new != placement else { return }
    placement = new
    presentedViewController.containerInsets = new.arrowInsets
    panel.show(new)
  }

  private var source: (view: UIView, rect: CGRect)? {
    if let view = (sourceItem as? UIBarButtonItem ?? barButtonItem)?.shownView { return (view, view.bounds) }
    guard let view = sourceItem as? UIView ?? sourceView else { return nil }
    return (view, sourceRect.isNull ? view.bounds : sourceRect)
  }

  /// Inferred: a controller that prefers no size gets that of the older `UIPopoverController`, as far as there is room.
  private var contentSize: CGSize {
    let size = preferredContentSize
    return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 1100)
  }

  // MARK: Dismissal

  override var handlesTouchesBeside: Bool { true }
  override func touchedBeside() { dismissByFinger(isRefused: refusesDismissal) }

  override var delegateAllowsDismissal: Bool {
    super.delegateAllowsDismissal
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func tellDismissal() {
    super.tellDismissal()
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }
}

/// A view or an item at which a popover can be. As Apple's.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The delegate of a popover. As Apple's, except: the place of a popover that is shown does not change.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the panel is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The older name of `presentationControllerShouldDismiss(_:)`. Both have to answer true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The older name of `presentationControllerDidDismiss(_:)`, called after it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// True by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The direction of a popover's arrow: with `up`, the panel is below its place. As Apple's.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// As Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As Apple's.
  public static let up = UIPopoverArrowDirection(rawValue: 1), down = UIPopoverArrowDirection(rawValue: 2)
  /// As Apple's.
  public static let left = UIPopoverArrowDirection(rawValue: 4), right = UIPopoverArrowDirection(rawValue: 8)
  /// As Apple's.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction, as long as nothing was decided.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
