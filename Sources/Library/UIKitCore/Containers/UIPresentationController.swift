/// Manages a presentation: the frame of the presented view, and the views around it.
///
/// As Apple's, except: only a presentation of the style `.custom` asks it for the frame and adds its views; popovers are
/// panels, and others cover the window. Windows do not turn, so that the methods about that are never called.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var storedPresenting: UIViewController?
  /// The controller that presents; the presented one itself as long as there is none.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The delegate, asked and told when a finger pulls a sheet down (PR-03) or touches beside a popover.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented view: a subview of the window, as large as it. Nil unless the program has an
  /// animator, the style is `.custom`, or the controller is shown in a popover.
  open internal(set) var containerView: UIView?

  /// A presentation that does not run yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that is added to the container: the root view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in the container's coordinate space. By default, all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Never asked: the container fills the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the views behind a presentation of the style `.custom` leave the window when it is complete (PR-01). False
  /// by default; other styles do not ask.
  open var shouldRemovePresentersView: Bool { false }
  /// Never asked: nothing adapts.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Never asked: nothing adapts.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Has no effect, since the presented controller has the traits of the device; warns once when it is set.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      if overrideTraitCollection != nil { warnNotSupported("UIPresentationController.overrideTraitCollection") }
    }
  }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// Called before the presentation, when the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, with whether it was completed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, with whether it was completed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before `layoutSubviews()` of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after `layoutSubviews()` of the container.
  open func containerViewDidLayoutSubviews() {}
  /// Requests a layout of the container. Called when `preferredContentSize` of the presented controller has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }
  /// The size of a child in a container of the size `parentSize`: all of it, in points.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// Never called: windows do not turn.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called: traits do not change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Dismissal by a finger

  /// Called when the container is in the window, before the frame of the presented view is asked for.
  func containerWasAdded() {}

  /// Whether the container handles touches beside the presented view, or else passes them on.
  var handlesTouchesBeside: Bool { false }

  /// Called after a touch that the container has handled.
  func touchedBeside() {}

  /// Whether a finger may not dismiss the controller. The delegate is not asked about one that is modal.
  final var refusesDismissal: Bool { presentedViewController.isModal || !delegateAllowsDismissal }

  /// The presented view, in its place. A presentation controller may have another view around the controller's.
  final var placedView: UIView {
    let view: UIView = presentedView ?? presentedViewController.view
    view.frame = frameOfPresentedViewInContainerView
    return view
  }

  var delegateAllowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

  /// The dismissal by a finger, with the calls of the delegate (PR-03).
  final func dismissByFinger(isRefused: Bool) {
    let presented = presentedViewController
    guard let presenter = presented.presentingViewController else { return }
    guard !isRefused else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    // A presentation that the delegate has asked for begins, so that it can be ended with this one.
    presented.viewIfLoaded?.window?.application?.layoutWindows()
    // The delegate may have dismissed the controller itself.
    guard presented.presentingViewController === presenter, !presented.isBeingDismissed else {
      tellDismissal()
      return
    }
    presenter.removePresented(isAnimated: true) { withExtendedLifetime(presented) { self.tellDismissal() } }
  }

  func tellDismissal() { delegate?.presentationControllerDidDismiss(self) }
}

extension UIViewController {
  /// Whether the controller, or one that it shows, forbids a finger to dismiss it.
  fileprivate var isModal: Bool {
    isModalInPresentation || view.viewsInOrder.contains { $0.controller?.isModalInPresentation ?? false }
  }
}

/// The delegate that decides whether a finger may dismiss a sheet or a popover, and is told of it.
///
/// As Apple's, except: only popovers adapt to the device, and always show the controller that was presented.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in which a popover is shown: `none` for a panel; `fullScreen` or `overFullScreen`; a sheet otherwise.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same question; the answer of the shorter method by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Never asked: a popover that is a sheet shows its own controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether a sheet that a finger begins to pull down (PR-03), or a popover beside which a finger touches, may be
  /// dismissed; true by default. A controller with `isModalInPresentation` is not asked about.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a finger dismisses the controller (PR-03), not before the program does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger has dismissed the controller (PR-03).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a finger would have dismissed the controller, if it may not be dismissed (PR-03).
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// A sheet by default.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The answer of `adaptivePresentationStyle(for:)` by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Nil by default.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// True by default.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The container of a presentation that does not cover the window by itself.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// The place to which the presenting view returns after the presentation, if an animator has moved the view here.
  var home: (view: UIView, superview: UIView, index: Int)?

  /// Fills the window with a container.
  convenience init(of presentation: UIPresentationController, in window: UIWindow) {
    self.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.presentation = presentation
    presentation.containerView = self
    window.addSubview(self)
    presentation.containerWasAdded()
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// A touch beside the panel of a popover reaches the views that it lets through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let popover = presentation as? UIPopoverPresentationController else { return hit }
    for view in popover.passthroughViews ?? [] {
      if let inner = view.hitTest(view.convert(point, from: self), with: event) { return inner }
    }
    return hit
  }

  private var handlesTouches: Bool { presentation?.handlesTouchesBeside ?? false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handlesTouches { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handlesTouches { super.touchesMoved(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !handlesTouches { super.touchesCancelled(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard handlesTouches else { return super.touchesEnded(touches, with: event) }
    if touches.contains(where: { $0.view === self }) { presentation?.touchedBeside() }
  }

  func rememberHome(of view: UIView?) {
    guard let view, let superview = view.superview, superview !== self else { return }
    home = (view, superview, superview.subviews.firstIndex { $0 === view } ?? 0)
  }

  func sendHome() {
    guard let home, home.view.superview !== home.superview else { return }
    home.superview.insertSubview(home.view, at: min(home.index, home.superview.subviews.count))
  }
}
