/// A transition that follows a finger: its recognizer calls `update(_:)`, and then `finish()` or `cancel()`.
///
/// Nothing between its start and its end is shown. `finish()` runs the animator; `cancel()` leaves everything as it was.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var context: TransitionContext?
  private var isEnding = false

  /// How far the finger is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// In seconds.
  open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    (percentComplete, isEnding) = (0, false)
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Has no effect: a transition that ends cannot be caught.
  open func pause() {}

  open func finish() {
    guard let context, !isEnding else { return }
    isEnding = true
    context.finishInteractiveTransition()
    context.runAnimator()
  }

  open func cancel() {
    guard let context, !isEnding else { return }
    isEnding = true
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}
