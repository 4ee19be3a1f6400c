/// The state of an animator. As Apple's.
///
///     inactive ─► active ─┬─► inactive     at the end, or stopped without finishing
///                         └─► stopped ─► inactive
public nonisolated enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The place at which an animation ended. The raw values are Apple's.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be paused and stopped. As Apple's.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation was started, and whether it waits for `finishAnimation(at:)`.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its start.
  var isReversed: Bool { get set }
  /// The part of the animation that has passed, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts or resumes the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation, or makes it active and paused.
  func pauseAnimation()
  /// Stops the animation; with false, `finishAnimation(at:)` ends it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which closures can be added. As Apple's.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The course of an animation in time. As Apple's, except: every course is linear.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Always `.builtin`.
  public var timingCurveType: UITimingCurveType { .builtin }
  /// The course itself if it is a curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self as? UICubicTimingParameters }
  /// The course itself if it is a spring.
  public var springTimingParameters: UISpringTimingParameters? { self as? UISpringTimingParameters }
}

/// The kinds of courses. The raw values are Apple's.
public nonisolated enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A curve of an animation. As Apple's, except: every course is linear.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The default curve of the system.
  public override init() { super.init() }

  /// A curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }

  /// A curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// A spring. As Apple's, except: every course is linear.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The default spring of the system.
  public override init() { super.init() }

  /// A spring of these properties.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init() }

  /// A spring that comes to rest.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) { super.init() }
}
