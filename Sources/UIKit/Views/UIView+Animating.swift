/// An animation under way, as far as touches care: which views take none meanwhile (HT-20).
final class ViewAnimation {
  private(set) var views: [UIView] = []

  func involve(_ view: UIView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }
}

extension UIView {
  /// How an animation runs; only `allowUserInteraction` matters here.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted, without effect.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// The views can be touched while they move, where they will be (HT-20).
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Accepted, without effect.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
  }

  /// Nothing is drawn here: what `animations` changes is changed at once. Until the end, `delay` and `duration`
  /// seconds from now, the views involved take no touches, and those they have are cancelled (HT-20, TE-33).
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

  /// Called by everything that can be animated.
  final func joinAnimation() { ApplicationRegistry.ofThisProcess.animation?.involve(self) }
}
