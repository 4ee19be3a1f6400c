/// An animated transition from one controller to another, with an animator of the app or the standard one.
///
/// Views have their last values at once, and the animator completes the transition when its animations would have
/// ended. A transition that follows a finger runs its animator when the finger has finished it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private let from: UIViewController
  private var to: UIViewController
  /// The animator of the app; nil for the standard one.
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var appearances: TransitionAppearances
  private var end: (Bool) -> Void
  let presentationStyle: UIModalPresentationStyle
  /// The controller behind a presentation of the style `.custom`. Its view is not given to the animator.
  private weak var background: UIViewController?
  private let finalFrame: CGRect
  private let initialFrames: [ObjectIdentifier: CGRect]
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  /// Whether the interaction has begun.
  private var followsFinger = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isDone = false
  /// The end of the standard animator: the deadline keeps the transition.
  private var standardEnd: Deadlines.Token?
  private weak var application: UIApplication?
  /// An animator of the app need not keep the transition.
  private var itself: TransitionContext?

  /// - Parameters:
  ///   - finalFrame: the frame of the view that comes, in the container's coordinate space.
  ///   - appearances: the controllers that are told by the transition, and not by the moves of their views.
  ///   - end: called once, with whether the transition was completed.
  init(
    from: UIViewController, to: UIViewController, in container: UIView, _ style: UIModalPresentationStyle,
    background: UIViewController?, finalFrame: CGRect, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ appearances: TransitionAppearances = TransitionAppearances(), end: @escaping (Bool) -> Void
  ) {
    (self.from, self.to, containerView, presentationStyle) = (from, to, container, style)
    (self.background, self.finalFrame, self.animator, self.end) = (background, finalFrame, animator, end)
    self.appearances = appearances
    initialFrames = [ObjectIdentifier(from): from.viewIfLoaded?.frame ?? .zero]
    super.init()
  }

  /// Begins the transition.
  func start(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
    (from.runningTransition, to.runningTransition) = (self, self)
    if animator != nil { itself = self }
    let isInteractive = interaction?.wantsInteractiveStart == true
    (self.isInteractive, initiallyInteractive) = (isInteractive, isInteractive)
    appearances.announce()
    guard let interaction, isInteractive else { return runAnimator() }
    followsFinger = true
    (interaction as? UIPercentDrivenInteractiveTransition)?.context = self
    interaction.startInteractiveTransition(self)
  }

  /// The durations of the standard animators, in seconds (LC-18).
  static let presentingDuration = 0.4, pushDuration = 0.35

  /// Makes a change that is seen at once. Its end follows it, or comes after `duration` seconds if the change has a context.
  static func make(
    _ context: TransitionContext?, for duration: TimeInterval, _ appearances: TransitionAppearances,
    change: () -> Void, end: @escaping () -> Void
  ) {
    appearances.announce()
    guard let context else {
      change()
      appearances.release()
      end()
      return appearances.settle()
    }
    (context.appearances, context.end) = (appearances, { _ in end() })
    context.scheduleEnd(after: duration)
    change()
  }

  /// Ends the standard animation after `duration` seconds.
  private func scheduleEnd(after duration: TimeInterval) {
    let application = containerView.window?.application ?? .shared
    self.application = application
    standardEnd = application.schedule(after: UIView.areAnimationsEnabled ? duration : 0) {
      self.completeTransition(true)
    }
  }

  /// Ends a transition of the standard animator that has begun. One that follows a finger is cancelled.
  /// - Returns: false if it has not.
  @discardableResult func finish() -> Bool {
    if let standardEnd { application?.deadlines.cancel(standardEnd) }
    guard animator == nil, standardEnd != nil || followsFinger else { return animator != nil }
    completeTransition(!isInteractive)
    return true
  }

  /// The coordinator of both controllers until `completeTransition(_:)`; nil if the change is not animated or nothing is shown.
  static func begun(from: UIViewController?, to: UIViewController?, isAnimated: Bool) -> TransitionContext? {
    guard isAnimated, let from, let to, from !== to, from.runningTransition == nil,
      let container = from.viewIfLoaded?.superview
    else { return nil }
    let context = TransitionContext(
      from: from, to: to, in: container, .none, background: nil, finalFrame: container.bounds, nil
    ) { _ in }
    (from.runningTransition, to.runningTransition) = (context, context)
    return context
  }

  /// Leads to another controller, before the transition has begun.
  func leading(to other: UIViewController?) -> TransitionContext {
    guard let other else { return self }
    to.runningTransition = nil
    to = other
    other.runningTransition = self
    return self
  }

  /// Takes what was added to the coordinator of the same change before its animator was known.
  func takeCompletions(of context: TransitionContext?) { completions += context?.completions ?? [] }

  func runAnimator() {
    guard !isDone else { return }
    guard let animator else {
      from.viewIfLoaded?.removeFromSuperview()
      return scheduleEnd(after: TransitionContext.pushDuration)
    }
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isDone else { return }
    isDone = true
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    (standardEnd, itself) = (nil, nil)
    // The controllers that are told of the way back have this coordinator, which says that it is cancelled.
    if !didComplete { appearances.reversed.announce() }
    (from.runningTransition, to.runningTransition) = (nil, nil)
    appearances.release()
    end(didComplete)
    appearances.settle()
    animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func finishInteractiveTransition() { isInteractive = false }
  func cancelInteractiveTransition() { (isInteractive, transitionWasCancelled) = (false, true) }
  func pauseInteractiveTransition() {
    warnNotSupported("UIViewControllerContextTransitioning.pauseInteractiveTransition()")
  }

  // MARK: Controllers

  var isAnimated: Bool { true }
  var isCancelled: Bool { transitionWasCancelled }
  var targetTransform: CGAffineTransform { .identity }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = key == .from ? from : key == .to ? to : nil
    if let presentation = controller?.storedPresentation, presentation.containerView === containerView {
      return presentation.presentedView
    }
    return controller === background ? nil : controller?.view
  }
  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  // MARK: Coordinator

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { warnNotSupported("UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)") }
}
