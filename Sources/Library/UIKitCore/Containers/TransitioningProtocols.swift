// Transitions that an app makes itself: one controller takes the place of another because it is presented, dismissed,
// pushed or popped. See `TransitionContext`.

/// An animator of a transition. As Apple's, except: the transition is not interrupted, and only its end is shown.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view of the new controller to the container, moves both views, and calls `completeTransition(_:)` in the
  /// end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Never called: transitions are not interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition was completed or cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animator without animations by default.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator() }
  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that lets a transition follow a finger, such as `UIPercentDrivenInteractiveTransition`. As Apple's,
/// except: nothing between the start and the end of the transition is shown.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition. Never asked.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition. Never asked.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under a finger. If false, the animator runs at once.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1 by default.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut` by default.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True by default.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides the animators and the presentation controller of a controller that is presented. As Apple's.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of the presentation; nil by default, which presents at once. Asked only for an animated presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; nil by default, which dismisses at once. Asked only for an animated dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets the presentation follow a finger; nil by default.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that lets the dismissal follow a finger; nil by default.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller; nil by default. Asked only if the style is `.custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil by default.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil by default.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil by default.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// A transition that runs, as its animator knows it. As Apple's, except: a transition cannot be paused.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains both views during the transition.
  var containerView: UIView { get }
  /// Always true.
  var isAnimated: Bool { get }
  /// Whether the transition follows a finger now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity: windows do not turn.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the transition goes on.
  func finishInteractiveTransition()
  /// Ends the interaction; the transition is cancelled.
  func cancelInteractiveTransition()
  /// Has no effect, since transitions are not interrupted; warns once.
  func pauseInteractiveTransition()
  /// Ends the transition. With false, everything is as before.
  func completeTransition(_ didComplete: Bool)

  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes; nil for the controller behind a presentation of the style `.custom`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition; zero for the controller that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition; zero for the controller that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// True: each context has all methods of the protocol.
  public func responds(to aSelector: Selector!) -> Bool { true }
}

/// A key of a controller of a transition. As Apple's.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// As Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key of a view of a transition. As Apple's.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// As Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// An object that runs animations beside a transition. As Apple's, except: they run at once, also if the transition
/// follows a finger, and nothing is told when the interaction changes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` at once, and `completion` after the transition.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs `animation` at once, and `completion` after the transition.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Never calls `handler`, since nothing is told when the interaction changes; warns once.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The older name of `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` at once.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition that runs, as animations beside it know it. As Apple's.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Always true.
  var isAnimated: Bool { get }
  /// Whether the transition follows a finger now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether the transition began under a finger.
  var initiallyInteractive: Bool { get }
  /// The view that contains both views during the transition.
  var containerView: UIView { get }
  /// The duration of the animator, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The style of the presentation; `none` for a push or a pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
