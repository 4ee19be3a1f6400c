/// One animation: the views that it changes and the time that it takes. The properties have their final values at once.
/// During the time, the views receive no new touches (HT-20), and ``CALayer/presentation()`` has the values on the way.
final class ViewAnimation {
  /// In seconds.
  let duration: TimeInterval
  /// In the order in which they were changed. Kept alive until the animation ends.
  private(set) var views: [UIView] = []
  /// For each view, its values before the animation.
  private var starts: [(place: Placement, alpha: CGFloat)] = []
  /// The part of the way that the views show, and for each its last values if this is not all of it.
  private var shown: CGFloat = 1, ends: [(place: Placement, alpha: CGFloat)] = []

  /// Documented: inside the closure of another animation, the duration is that of the outer one unless `options` contains
  /// `.overrideInheritedDuration`.
  init(duration: TimeInterval, options: UIView.AnimationOptions = []) {
    let outer = options.contains(.overrideInheritedDuration) ? nil : ApplicationRegistry.ofThisProcess.animation
    let passes: TimeInterval = options.contains(.autoreverse) ? 2 : 1
    self.duration = outer?.duration ?? duration.asDuration * passes
  }

  /// Runs `changes`, and adds the views that they change.
  func collect(_ changes: () -> Void) { ApplicationRegistry.ofThisProcess.animate(with: self, changes) }

  func involve(_ view: UIView, from place: Placement, _ alpha: CGFloat) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    starts.append((place, alpha))
  }

  /// Gives the views the values at a part of the way, from 0 to 1.
  func show(_ part: CGFloat) {
    guard part != shown else { return }
    if shown == 1 { ends = views.map { ($0.placement, $0.alpha) } }
    shown = part
    for (view, (first, last)) in zip(views, zip(starts, ends)) {
      view.alpha = first.alpha + (last.alpha - first.alpha) * part
      view.transform = AnimatedValue.transform(first.place.transform, last.place.transform, part)
      view.bounds = AnimatedValue.rect(first.place.bounds, last.place.bounds, part)
      view.center = AnimatedValue.point(first.place.center, last.place.center, part)
    }
  }

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
    for (view, start) in zip(views, starts) { view.move(from: start.place, start.alpha, timing) }
    CATransaction.wait(until: VirtualTime.now + timing.end - application.now)
    guard !options.contains(.repeat) else {
      if blocks { for view in views { view.isBlockedByRepetition = true } }
      return
    }
    if blocks { block() }
    _ = application.schedule(after: delay.asDuration + duration) {
      if blocks { self.unblock() }
      completion?(true)
    }
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
    if place != placement || alpha != self.alpha { animation.involve(self, from: place, alpha) }
  }

  /// Joins the animation without a change.
  final func joinAnimation() { ApplicationRegistry.ofThisProcess.animation?.involve(self, from: placement, alpha) }
}
