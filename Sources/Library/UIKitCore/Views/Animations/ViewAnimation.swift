/// One animation: the views that it changes and the time that it takes. The properties have their final values at once.
/// During the time, the views receive no new touches (HT-20), and ``CALayer/presentation()`` has the values on the way.
final class ViewAnimation {
  /// In seconds.
  let duration: TimeInterval
  /// In the order in which they were changed. Kept alive until the animation ends.
  private(set) var views: [UIView] = []
  /// For each view, its values before the animation.
  private var starts: [ViewState] = []
  /// The ways of views in keyframes.
  private var frames: [(view: UIView, frame: ViewMotion.Frame)] = []
  /// The part of the way that the views show, and for each its last values if this is not all of it.
  private var shown: CGFloat = 1, ends: [ViewState] = []
  /// Whether no animation of a view or a property was removed.
  var isFinished = true
  /// The application in whose time the animation runs until its end, the deadline of that, and whether views receive no touches
  /// until then.
  private weak var runner: UIApplication?
  private var deadline: Deadlines.Token?, blocks = false
  /// The property animator that moves the views.
  private weak var animator: UIViewPropertyAnimator?
  private var completion: ((Bool) -> Void)?

  /// Documented: inside the closure of another animation, the duration is that of the outer one unless `options` contains
  /// `.overrideInheritedDuration`.
  init(duration: TimeInterval, options: UIView.AnimationOptions = []) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : ApplicationRegistry.ofThisProcess.animation
    let passes: TimeInterval = options.contains(.autoreverse) ? 2 : 1
    self.duration = outer?.duration ?? duration.asDuration * passes
  }

  /// Runs `changes`, and adds the views that they change.
  func collect(_ changes: () -> Void) { ApplicationRegistry.ofThisProcess.animate(with: self, changes) }

  /// Adds a keyframe, whose changes `part` has collected.
  func add(_ part: ViewAnimation, start: Double, length: Double) {
    for (view, first) in zip(part.views, part.starts) {
      involve(view, from: first)
      frames.append((view, ViewMotion.Frame(from: first, to: view.animatedState, start: start, length: length)))
    }
  }

  func involve(_ view: UIView, from state: ViewState) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    starts.append(state)
  }

  /// Gives the views the values at a part of the way, from 0 to 1.
  func show(_ part: CGFloat) {
    guard part != shown else { return }
    let states = states(at: part)
    if shown == 1 { ends = views.map(\.animatedState) }
    shown = part
    for (view, (state, (first, last))) in zip(views, zip(states, zip(starts, ends))) {
      (view.alpha, view.transform) = (state.alpha, state.place.transform)
      (view.bounds, view.center) = (state.place.bounds, state.place.center)
      if first.background != last.background { view.backgroundColor = state.background }
    }
  }

  /// The values of each view at a part of the way.
  private func states(at part: CGFloat) -> [ViewState] {
    zip(starts, shown == 1 ? views.map(\.animatedState) : ends).map { $0.towards($1, part) }
  }

  var isRunning: Bool { runner != nil }

  /// The application of the first view that is in a window; nil if none is.
  var application: UIApplication? { views.lazy.compactMap { $0.window?.application }.first }

  // MARK: Running

  /// Calls `completion` after the delay and the duration. Until then the views receive no new touches, unless `options`
  /// contains `.allowUserInteraction`. Touches that they have go on (TE-33).
  ///
  /// Inferred (LC-06): if no view is in a window, nothing takes time.
  func run(after delay: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?) {
    for view in views where view.isBlockedByRepetition { view.isBlockedByRepetition = false }
    let blocks = !options.contains(.allowUserInteraction)
    guard let application, ApplicationRegistry.ofThisProcess.animationsAreEnabled, duration + delay.asDuration > 0
    else { return complete(completion) }
    let timing = AnimationTiming(
      start: application.now + delay.asDuration, duration: duration / (options.contains(.autoreverse) ? 2 : 1),
      count: options.contains(.repeat) ? .infinity : 1, reverses: options.contains(.autoreverse), fillsBefore: true,
      curve: options.curve)
    for (view, start) in zip(views, starts) {
      let keyframes = frames.filter { $0.view === view }.map(\.frame).sorted { $0.start < $1.start }
      // A property that a keyframe changes, too, follows the keyframe.
      var whole = ViewMotion.Frame(from: start, to: view.animatedState)
      whole.properties.removeAll { property in keyframes.contains { $0.properties.contains(property) } }
      let motion = ViewMotion(timing: timing, animation: self, frames: [whole] + keyframes)
      view.looks.motions = view.motions + [motion]
    }
    CATransaction.wait(until: VirtualTime.now + timing.end - application.now)
    (runner, self.blocks, self.completion) = (application, blocks, completion)
    application.animations.append(self)
    guard !options.contains(.repeat) else {
      if blocks { for view in views { view.isBlockedByRepetition = true } }
      return
    }
    if blocks { block() }
    deadline = application.schedule(after: delay.asDuration + duration) { self.end() }
  }

  /// Gives the layers of the views the way from one part to another as their presentation (LY-03), until ``stopMoving()``.
  func move(
    from start: CGFloat, to end: CGFloat, _ timing: AnimationTiming, in application: UIApplication,
    by animator: UIViewPropertyAnimator
  ) {
    stopMoving()
    (runner, self.animator) = (application, animator)
    application.animations.append(self)
    for (view, (from, to)) in zip(views, zip(states(at: start), states(at: end))) {
      let motion = ViewMotion(timing: timing, animation: self, frames: [ViewMotion.Frame(from: from, to: to)])
      view.looks.motions = view.motions + [motion]
    }
  }

  func stopMoving() {
    runner?.animations.removeAll { $0 === self }
    for view in views { view.storedLooks?.motions.removeAll { $0.animation === self } }
    (runner, animator) = (nil, nil)
  }

  /// Whether a hit test finds the views where they are shown (HT-20b).
  var isHitWhereShown: Bool { animator?.isManualHitTestingEnabled == false }

  private func end() {
    runner?.animations.removeAll { $0 === self }
    if blocks && deadline != nil { unblock() }
    let completion = completion
    (views, starts, frames, self.completion, runner) = ([], [], [], nil, nil)
    completion?(isFinished)
  }

  /// Ends the animation of a view at once. Without the last one, the animation has not finished, and its end comes at the next turn.
  /// That of a property animator goes on.
  func remove(_ view: UIView) {
    guard animator == nil, let runner, let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    starts.remove(at: index)
    isFinished = false
    if let deadline {
      if blocks { view.blockingAnimations -= 1 }
      if views.isEmpty { runner.deadlines.cancel(deadline) }
    } else {
      view.isBlockedByRepetition = false
    }
    if views.isEmpty { _ = runner.schedule(after: 0) { self.end() } }
  }

  /// Documented (LC-06): calls `completion` at the next turn of the run loop, which is the next event or deadline.
  private func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    _ = (application ?? .shared).schedule(after: 0) { completion(true) }
  }

  func block() { for view in views { view.blockingAnimations += 1 } }

  func unblock() { for view in views { view.blockingAnimations -= 1 } }
}

extension TimeInterval {
  /// The duration or delay in seconds: 0 if it is negative, infinite or NaN.
  nonisolated var asDuration: TimeInterval { isFinite ? max(0, self) : 0 }
}

extension UIView {
  /// Called after a change of a property that can be animated. Observed (HT-20a): a value that stays animates nothing.
  final func joinAnimation(from place: Placement, _ alpha: CGFloat) {
    guard let animation = ApplicationRegistry.ofThisProcess.animation else { return }
    guard place != placement || alpha != self.alpha else { return }
    animation.involve(self, from: ViewState(place: place, alpha: alpha, background: storedLooks?.backgroundColor))
  }

  /// The same for a change of the background.
  final func joinAnimation(from background: UIColor?) {
    guard let animation = ApplicationRegistry.ofThisProcess.animation, background != storedLooks?.backgroundColor else {
      return
    }
    animation.involve(self, from: ViewState(place: placement, alpha: alpha, background: background))
  }

  /// Joins the animation without a change.
  final func joinAnimation() { ApplicationRegistry.ofThisProcess.animation?.involve(self, from: animatedState) }
}
