extension UIView {
  /// Options of an animation; the bits are Apple's. Views have their final values at once and no step between is drawn,
  /// so only the options about touches and time have an effect.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect: changes no touch and no picture.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// The views receive touches during the animation, at their final place (HT-20).
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Has no effect: changes no touch and no picture.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// The animation has no end: `completion` is not called, and the views receive no touches until another animation
    /// changes them, unless `.allowUserInteraction` is set.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// The animation runs back afterwards, which takes the same time again.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    /// The animation keeps its duration inside another one.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
    /// Has no effect: changes no touch and no picture.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
    /// Has no effect: changes no touch and no picture.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// A transition hides and shows the views instead of removing and adding them.
    public static var showHideTransitionViews: AnimationOptions { AnimationOptions(rawValue: 1 << 8) }
    /// Has no effect: changes no touch and no picture.
    public static var overrideInheritedOptions: AnimationOptions { AnimationOptions(rawValue: 1 << 9) }
    /// Has no effect: changes no touch and no picture.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Has no effect: changes no touch and no picture.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Has no effect: changes no touch and no picture.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// Has no effect: changes no touch and no picture.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionCurlUp: AnimationOptions { AnimationOptions(rawValue: 3 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionCurlDown: AnimationOptions { AnimationOptions(rawValue: 4 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionFlipFromTop: AnimationOptions { AnimationOptions(rawValue: 6 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var transitionFlipFromBottom: AnimationOptions { AnimationOptions(rawValue: 7 << 20) }
    /// Has no effect: changes no touch and no picture.
    public static var preferredFramesPerSecond60: AnimationOptions { AnimationOptions(rawValue: 3 << 24) }
    /// Has no effect: changes no touch and no picture.
    public static var preferredFramesPerSecond30: AnimationOptions { AnimationOptions(rawValue: 7 << 24) }
  }

  /// Options of an animation with keyframes; the bits are those of `AnimationOptions`.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As in `AnimationOptions`.
    public static var layoutSubviews: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 0) }
    /// As in `AnimationOptions`.
    public static var allowUserInteraction: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 1) }
    /// As in `AnimationOptions`.
    public static var beginFromCurrentState: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 2) }
    /// As in `AnimationOptions`.
    public static var `repeat`: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 3) }
    /// As in `AnimationOptions`.
    public static var autoreverse: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 4) }
    /// As in `AnimationOptions`.
    public static var overrideInheritedDuration: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 5) }
    /// As in `AnimationOptions`.
    public static var overrideInheritedOptions: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 9) }
    /// Has no effect: changes no touch and no picture.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// Has no effect: changes no touch and no picture.
    public static var calculationModeDiscrete: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 1 << 10) }
    /// Has no effect: changes no touch and no picture.
    public static var calculationModePaced: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 2 << 10) }
    /// Has no effect: changes no touch and no picture.
    public static var calculationModeCubic: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: 3 << 10) }
    /// Has no effect: changes no touch and no picture.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }
  }

  /// The course of an animation in time. As Apple's values; only the ends are drawn.
  public nonisolated enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
