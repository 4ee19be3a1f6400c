/// A transition that follows a finger: its recognizer calls `update(_:)`, and then `finish()` or `cancel()`.
///
/// As Apple's, except: nothing between its start and its end is shown. `finish()` runs the animator; `cancel()` leaves
/// everything as it was.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var context: TransitionContext?
  private var isEnding = false

  /// The progress that `update(_:)` was given last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The duration of the animator, in seconds; 0 as long as no transition runs.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
  /// The speed of the rest of the transition. The rest is not shown.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition. The rest is not shown.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the transition. Nothing between its start and its end is shown.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under a finger. If false, the animator runs at once.
  open var wantsInteractiveStart = true

  /// A transition that does not run yet.
  public override init() { super.init() }

  /// Called when the transition begins. Overrides call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    (percentComplete, isEnding) = (0, false)
  }

  /// Sets the progress, from 0 to 1. Nothing that is shown follows it.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Has no effect, since a transition that ends cannot be caught; warns once.
  open func pause() { warnNotSupported("UIPercentDrivenInteractiveTransition.pause()") }

  /// Ends the interaction and runs the animator.
  open func finish() {
    guard let context, !isEnding else { return }
    isEnding = true
    context.finishInteractiveTransition()
    context.runAnimator()
  }

  /// Ends the transition and leaves everything as it was.
  open func cancel() {
    guard let context, !isEnding else { return }
    isEnding = true
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}
