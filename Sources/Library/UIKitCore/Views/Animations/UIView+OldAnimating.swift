// Animations between two calls, as before iOS 4. Properties have their new values at once, and the delegate is called when
// the time has passed.

extension UIView {
  /// The picture between the two sides of a transition. Using one warns once. The raw values are Apple's.
  public nonisolated enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation. Calls nest.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimation.open.append(OldAnimation(name: animationID))
  }

  /// Ends the animation that was begun last.
  public static func commitAnimations() {
    guard let animation = OldAnimation.open.popLast(), let target = animation.delegate as? any ActionPerforming else {
      return
    }
    if let start = animation.start { target.method(for: start)?.call(animation.name, nil) }
    guard let stop = animation.stop else { return }
    VirtualTime.run(after: animation.delay + animation.duration) { target.method(for: stop)?.call(animation.name, nil) }
  }

  private static func change(_ body: (inout OldAnimation) -> Void) {
    guard !OldAnimation.open.isEmpty else { return }
    body(&OldAnimation.open[OldAnimation.open.count - 1])
  }

  /// Sets the time of the animation in seconds; negative counts as 0.
  public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = max(duration, 0) } }
  /// Sets the time before the animation in seconds; negative counts as 0.
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(delay, 0) } }
  /// Sets the object whose methods are called at the start and the end. It is held until the end.
  public static func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
  /// Sets the method of the delegate that `commitAnimations()` calls.
  public static func setAnimationWillStart(_ selector: Selector?) { change { $0.start = selector } }
  /// Sets the method of the delegate that is called at the end.
  public static func setAnimationDidStop(_ selector: Selector?) { change { $0.stop = selector } }
  /// Has no effect: no step between start and end is drawn. Another curve than the default warns once.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    if curve != .easeInOut { warnNotSupported("UIView.setAnimationCurve") }
  }
  /// Has no effect: the animation starts at once, after its delay. Warns once.
  public static func setAnimationStart(_ startDate: Date) { warnNotSupported("UIView.setAnimationStart") }
  /// Has no effect: the animation runs once. Another number warns once.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    if repeatCount > 1 { warnNotSupported("UIView.setAnimationRepeatCount") }
  }
  /// Has no effect: the animation does not run back. True warns once.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { warnNotSupported("UIView.setAnimationRepeatAutoreverses") }
  }
  /// Has no effect: changes no touch and no picture, because only the end is drawn.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Has no effect: no step between start and end is drawn. A transition other than `.none` warns once.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    if transition != .none { warnNotSupported("UIView.setAnimationTransition") }
  }

  /// Runs the animations of a closure once. A larger count, and running back, have no effect and warn once.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    if count > 1 || autoreverses { warnNotSupported("UIView.modifyAnimations") }
    animations()
  }
  /// The duration of the animation whose changes are being made, in seconds; 0 outside of animations.
  public static var inheritedAnimationDuration: TimeInterval {
    ApplicationRegistry.ofThisProcess.animation?.duration ?? 0
  }

  /// Changes views as an animation of the system does: removes them in the end.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallel: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.2, options: options, animations: { parallel?() }) { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }
  /// The animations of the system. The raw values are Apple's.
  public nonisolated enum SystemAnimation: UInt, Sendable { case delete }
}

/// An animation between `beginAnimations` and `commitAnimations`.
private struct OldAnimation {
  static var open: [OldAnimation] = []

  var name: String?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var delegate: AnyObject?
  var start: Selector?, stop: Selector?
}
