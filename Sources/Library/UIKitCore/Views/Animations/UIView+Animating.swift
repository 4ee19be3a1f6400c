// No step between start and end is drawn, so all kinds of animation are alike: see `ViewAnimation`. Durations and
// delays are in seconds; negative, infinite and NaN count as 0. As on iOS, closures of views in no window are not
// delayed.

extension UIView {
  /// Runs `animations` at once. For `delay` plus `duration` seconds, the changed views receive no new touches, unless
  /// `options` contains `.allowUserInteraction` (HT-20). Touches that they have go on (TE-33).
  ///
  /// `completion` is called at the end. With no duration, or if no view is in a window, that is the next turn of the run
  /// loop: before the next report of a finger, and not inside the call (LC-06). It gets false if a view has left its window, or
  /// an animation was removed from the layer of one (LY-03).
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(duration: duration, options: options)
    animation.collect(animations)
    animation.run(after: delay, options, completion)
  }

  /// As `animate(withDuration:delay:options:animations:completion:)`; damping and velocity have no effect: they change no
  /// touch and no picture.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// As `animate(withDuration:delay:options:animations:completion:)`; bounce and velocity have no effect: they change no
  /// touch and no picture.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates `view` and the views that `animations` changes.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      view.joinAnimation()
      animations?()
    }
    animate(withDuration: duration, options: options, animations: changes, completion: completion)
  }

  /// Replaces `fromView` by `toView` in its superview; with `.showHideTransitionViews`, hides one and shows the other.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      toView.joinAnimation()
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: duration, options: options, animations: changes, completion: completion)
  }

  // MARK: Keyframes

  /// Runs `animations`, which adds keyframes; the views of all keyframes are animated together.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Runs `animations` at once. The times, which are fractions of the duration, count for ``CALayer/presentation()``. Chosen: the
  /// curve of the whole animation goes through all keyframes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) {
    guard let whole = ApplicationRegistry.ofThisProcess.animation else { return animations() }
    let part = ViewAnimation(duration: whole.duration)
    part.collect(animations)
    whole.add(part, start: frameStartTime, length: frameDuration)
  }

  // MARK: Without animation

  /// Runs `actionsWithoutAnimation`. Their changes are not animated, and animations inside take no time.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ApplicationRegistry.ofThisProcess.withoutAnimation(actionsWithoutAnimation)
  }

  /// Whether animations take time.
  public static var areAnimationsEnabled: Bool { ApplicationRegistry.ofThisProcess.animationsAreEnabled }

  /// Sets whether animations take time.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    ApplicationRegistry.ofThisProcess.animationsAreEnabled = enabled
  }
}
