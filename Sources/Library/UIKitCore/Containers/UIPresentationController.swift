/// Manages a presentation: the frame of the presented view, and the views around it.
///
/// As Apple's, except: only a presentation of the style `.custom` asks it for the frame and adds its views; others
/// cover the window. Windows do not turn and presentations do not adapt, so that the methods about that are never
/// called.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var storedPresenting: UIViewController?
  /// The controller that presents; the presented one itself as long as there is none.
  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The delegate, asked and told when a finger pulls a sheet down (PR-03).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presented view: a subview of the window, as large as it. Nil unless the program has an
  /// animator or the style is `.custom`.
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
  /// Requests a layout of the container. Never called by the library; a container of the program may call it.
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
}

/// The delegate that decides whether a finger may pull a sheet down, and is told of it. As Apple's, except: nothing
/// adapts to the device, so that the methods about that are never called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether a sheet that a finger begins to pull down may be dismissed (PR-03); true by default. A controller with
  /// `isModalInPresentation` is not asked about.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before a pull dismisses the sheet (PR-03), not before the program does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a pull has dismissed the sheet (PR-03).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a pull that would have dismissed the sheet, if it may not be dismissed (PR-03).
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `none` by default.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
  /// `none` by default.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
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

/// The container of a presentation that the program has made.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?
  /// The place to which the presenting view returns after the presentation, if an animator has moved the view here.
  var home: (view: UIView, superview: UIView, index: Int)?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
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
