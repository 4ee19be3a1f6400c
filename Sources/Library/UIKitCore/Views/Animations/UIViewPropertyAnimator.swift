/// An animation that can be paused, resumed and stopped. As Apple's, except: while it is paused, the properties have the values on
/// the way, which on iOS only the presentation has; and the course is linear, whatever the curve.
///
/// Touches go on reaching the views (`isUserInteractionEnabled` is true by default, unlike `UIView.animate`), and while it runs, they
/// find them where they are shown (HT-20b). If no view is in a window, or animations are disabled, the end comes at the next turn
/// of the run loop (LC-06).
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The time of the whole animation, in seconds.
  public let duration: TimeInterval
  /// The delay of the last start, in seconds.
  public private(set) final var delay: TimeInterval = 0
  /// Whether the views receive touches while the animator is active. Read when it becomes active.
  open var isUserInteractionEnabled = true
  /// Whether a hit test finds the views where they will be at the end, as in `UIView.animate`, and not where they are shown (HT-20b).
  open var isManualHitTestingEnabled = false
  /// Has no effect: every animator can be paused. False warns once.
  open var isInterruptible = true {
    didSet { if !isInterruptible { warnNotSupported("UIViewPropertyAnimator.isInterruptible") } }
  }
  /// Whether the animator stays active at the end instead of calling its completions.
  open var pausesOnCompletion = false
  /// Whether the animation runs back to its start, where the views have their values from before.
  open var isReversed: Bool {
    get { goal == 0 }
    set {
      let here = fractionComplete
      goal = newValue ? 0 : 1
      if run != nil { resume(from: here) }
    }
  }
  /// Whether the animator was started, and whether it waits for `finishAnimation(at:)`.
  public private(set) final var state = UIViewAnimatingState.inactive

  /// The time in which the rest of the animation passes.
  private struct Run {
    let application: UIApplication
    let deadline: Deadlines.Token
    /// In seconds.
    let start, length: TimeInterval
  }

  private final var run: Run?
  /// The fraction at which the animation ends.
  private final var goal: CGFloat = 1
  /// The fraction at the last start, pause or assignment.
  private final var fraction: CGFloat = 0
  private final var changes: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var animation: ViewAnimation?
  private final var isBlocking = false

  /// Has no effect: the course is linear. False warns once.
  open var scrubsLinearly = true {
    didSet { if !scrubsLinearly { warnNotSupported("UIViewPropertyAnimator.scrubsLinearly") } }
  }

  /// An animator without changes and with a linear course.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.asDuration
    super.init()
  }

  /// An animator without changes and without a duration.
  public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

  /// An animator of `animations` with a linear course.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// An animator of `animations` with a linear course.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// An animator of `animations` with a linear course.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  deinit {
    deallocating { if isBlocking { animation?.unblock() } }
  }

  /// Returns an animator that has started.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  /// Adds changes. An active animator makes them at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard let active = self.animation else { return changes.append(animation) }
    if isBlocking { active.unblock() }
    active.show(1)
    active.collect(animation)
    active.show(isRunning ? goal : fraction)
    move()
    if isBlocking { active.block() }
  }

  /// Adds changes; the delay has no effect. One other than 0 warns once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if delayFactor != 0 { warnNotSupported("UIViewPropertyAnimator.addAnimations(_:delayFactor:)") }
    addAnimations(animation)
  }

  /// Adds a closure that is called once at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Whether the animator is active and not paused.
  public final var isRunning: Bool { run != nil }

  /// The part of the animation that has passed, from 0 to 1. Setting it makes the animator active. NaN is refused: the
  /// fraction stays.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return fraction }
      let elapsed = max(0, run.application.now - run.start)
      let passed = run.length > 0 ? min(1, elapsed / run.length) : 1
      return fraction + (goal - fraction) * passed
    }
    set {
      guard !newValue.isNaN, state != .stopped else { return }
      activate()
      fraction = min(max(newValue, 0), 1)
      if run != nil { resume(from: fraction) } else { animation?.show(fraction) }
    }
  }

  /// Starts or resumes the animation. A stopped animator stays stopped.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or resumes the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, run == nil else { return }
    activate()
    self.delay = delay.asDuration
    resume(after: self.delay)
  }

  /// Resumes a paused animation: the rest takes `durationFactor` times the duration, or with 0 its own time.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, run == nil else { return }
    resume(lasting: durationFactor > 0 ? (duration * durationFactor).asDuration : nil)
  }

  /// Pauses the animation. An inactive animator becomes active and paused.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    halt()
  }

  /// Stops an active animation. With false, it waits for `finishAnimation(at:)`; with true, it is inactive and calls no
  /// completion.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    release()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation with the values of a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { animation?.show(finalPosition == .start ? 0 : 1) }
    finish(at: finalPosition)
  }

  // MARK: Life

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let animation = ViewAnimation(duration: duration, options: .overrideInheritedDuration), changes = self.changes
    (self.animation, self.changes) = (animation, [])
    for change in changes { animation.collect(change) }
    isBlocking = !isUserInteractionEnabled
    if isBlocking { animation.block() }
  }

  /// Lets the rest of the animation pass from `start`, or from where it is.
  private func resume(from start: CGFloat? = nil, after delay: TimeInterval = 0, lasting rest: TimeInterval? = nil) {
    fraction = start ?? fractionComplete
    cancelDeadline()
    animation?.show(goal)
    let owner = ApplicationRegistry.ofThisProcess.animationsAreEnabled ? animation?.application : nil
    let application = owner ?? .shared, length = owner == nil ? 0 : rest ?? duration * abs(goal - fraction)
    let deadline = application.schedule(after: delay + length) { self.reachEnd() }
    run = Run(application: application, deadline: deadline, start: application.now + delay, length: length)
    move()
  }

  /// Shows the views on their way while the rest of the animation passes.
  private func move() {
    guard let run, run.length > 0 else { return }
    let timing = AnimationTiming(start: run.start, duration: run.length, fillsBefore: true)
    animation?.move(from: fraction, to: goal, timing, in: run.application, by: self)
  }

  private func halt() {
    fraction = fractionComplete
    cancelDeadline()
    animation?.show(fraction)
  }

  private func cancelDeadline() {
    if let run { run.application.deadlines.cancel(run.deadline) }
    endRun()
  }

  private func endRun() {
    animation?.stopMoving()
    run = nil
  }

  private func reachEnd() {
    endRun()
    fraction = goal
    guard !pausesOnCompletion else { return }
    release()
    finish(at: isReversed ? .start : .end)
  }

  /// Lets new touches through again.
  private func release() {
    if isBlocking { animation?.unblock() }
    isBlocking = false
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() { (animation, completions, fraction) = (nil, [], 0) }
}
