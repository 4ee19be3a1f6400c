// Animations between two calls, as before iOS 4. Properties have their new values at once, and the delegate is called when
// the time has passed.

extension UIView {
  /// What a transition of a view looks like. It has no effect.
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

  public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = max(duration, 0) } }
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = max(delay, 0) } }
  public static func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
  public static func setAnimationWillStart(_ selector: Selector?) { change { $0.start = selector } }
  public static func setAnimationDidStop(_ selector: Selector?) { change { $0.stop = selector } }
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  public static func setAnimationStart(_ startDate: Date) {}
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

  /// Runs the animations of a closure: once.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
  /// In seconds: nothing is animated.
  public static var inheritedAnimationDuration: TimeInterval { 0 }

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
  /// An animation of the system.
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
