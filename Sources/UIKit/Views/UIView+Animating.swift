/// The views that an animation changes; they receive no new touches while it runs (HT-20).
final class ViewAnimation {
  private(set) var views: [UIView] = []

  func involve(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }
}

extension UIView {
  /// Options of an animation. Only `allowUserInteraction` has an effect.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// The views receive touches during the animation, at their final place (HT-20).
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Has no effect.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
  }

  /// Runs `animations` at once. For `delay` plus `duration` seconds, the changed views receive no new touches, unless
  /// `options` contains `.allowUserInteraction` (HT-20).
  ///
  /// Touches that the views already have are cancelled. This is an older reading: by TE-33 they should go on.
  /// `completion` is called at the end of the duration; with no duration, or if no view is in a window, before
  /// `animate` returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ApplicationRegistry.ofThisProcess.whileAnimating(animations)
    let application = animation.views.lazy.compactMap { $0.window?.application }.first
    guard let application, duration + delay > 0 else {
      completion?(true)
      return
    }
    let blocked = options.contains(.allowUserInteraction) ? [] : animation.views
    for view in blocked { view.block(in: application) }
    _ = application.schedule(after: delay + duration) {
      for view in blocked { view.blockingAnimations -= 1 }
      completion?(true)
    }
  }

  private func block(in application: UIApplication) {
    blockingAnimations += 1
    application.cancelTouches(on: self, because: .animation(self))
  }

  /// Called by every property that can be animated.
  final func joinAnimation() { ApplicationRegistry.ofThisProcess.animation?.involve(self) }
}
