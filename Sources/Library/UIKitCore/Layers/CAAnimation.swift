/// An animation of a layer in the application's time. As Apple's, except: the picture does not move, only
/// ``CALayer/presentation()``; and the rate and shift of its time are left out.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// The receiver of the start and the end. As on iOS, it is kept alive.
  open var delegate: (any CAAnimationDelegate)?
  /// The rate of the animation's time. Has no effect; another one than 1 warns once.
  open var speed: Float = 1 { didSet { if speed != 1 { warnNotSupported("CAAnimation.speed") } } }
  /// The shift of the animation's time, in seconds. Has no effect; another one than 0 warns once.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != 0 { warnNotSupported("CAAnimation.timeOffset") } }
  }
  /// The time in which it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  private var keptValues: [String: Any] = [:]

  /// Has no effect; warns once. Only a program calls it.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    warnNotSupported("CAAnimation.run(forKey:object:arguments:)")
  }
  /// The value that `setValue(_:forKey:)` has set; nil for another key, also if it names a property.
  open func value(forKey key: String) -> Any? { keptValues[key] }
  /// Keeps a value under a key of the program. As Apple's, except: a key that names a property does not set it.
  open func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }
  /// The same as `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// The same as `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// The length of one run, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// The pace from start to end.
  open var timingFunction: CAMediaTimingFunction?
  /// The look of the layer before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// An animation of one property. As Apple's, except: the picture does not move, and values are not added.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `position.x`.
  open var keyPath: String?
  /// Whether its values are added to the present one.
  open var isAdditive = false
  /// Whether repetitions add up.
  open var isCumulative = false
  /// The function that makes transforms of the values.
  open var valueFunction: CAValueFunction?

  /// An animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another: a number, a point, a rectangle or a transform. As Apple's, except: the picture does
/// not move.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value, the last one and their difference, of which two are enough.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation through several values. As Apple's, except: the picture does not move, and values between others lie on
/// straight lines.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The interpolation of values, and whether the layer turns along its path.
  open var calculationMode = CAAnimationCalculationMode.linear, rotationMode: CAAnimationRotationMode?
  /// The pace of each part from start to end.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The line on which the layer would move, instead of `values`. Has no effect; setting it warns once.
  open var path: CGPath? { didSet { if path != nil { warnNotSupported("CAKeyframeAnimation.path") } } }
}

/// An animation with the movement of a spring. As Apple's, except: it goes as any other, without the spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The properties of the spring, with Apple's defaults.
  open var damping: CGFloat = 10, stiffness: CGFloat = 100, mass: CGFloat = 1, initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds (LY-04).
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let decay = damping / (2 * mass), square = stiffness / mass - decay * decay, push = decay - initialVelocity
    // No distance from the end is larger at a time; that at the beginning is 1.
    func largest(_ time: CGFloat) -> CGFloat {
      if square > 0 { return (1 + abs(push / square.squareRoot())) * exp(-decay * time) }
      let rate = (-square).squareRoot()
      if rate == 0 { return (1 + abs(push) * time) * exp(-decay * time) }
      return (abs(1 + push / rate) * exp((rate - decay) * time) + abs(1 - push / rate) * exp(-(rate + decay) * time))
        / 2
    }
    var latest: CGFloat = 1
    while largest(latest) > 0.001, latest < 1e6 { latest *= 2 }
    var earliest: CGFloat = 0
    for _ in 0..<60 {
      let middle = (earliest + latest) / 2
      if largest(middle) > 0.001 { earliest = middle } else { latest = middle }
    }
    return latest
  }
}

/// Several animations at once. As Apple's, except: the picture does not move.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// Receives the start and the end of animations. As Apple's.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over, or was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, for delegates without the method.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing, for delegates without the method.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change from one picture of a layer to the next. As Apple's, except: the next picture is shown at once.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind and the direction of the change.
  open var type = CATransitionType.fade, subtype: CATransitionSubtype?
  /// The part of the change that would be shown, from 0 to 1.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// The key under which layers keep a transition. As Apple's.
public nonisolated let kCATransition = "transition"
/// Keys of the actions by which layers come and go. As Apple's.
public nonisolated let kCAOnOrderIn = "onOrderIn", kCAOnOrderOut = "onOrderOut"

/// The kind of a `CATransition`. As Apple's values.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"), push = Self(rawValue: "push")
  /// As Apple's.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a `CATransition`. As Apple's values.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let fromLeft = Self(rawValue: "fromLeft"), fromRight = Self(rawValue: "fromRight")
  /// As Apple's.
  public static let fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}

/// The interpolation of values in a `CAKeyframeAnimation`. As Apple's values.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete")
  /// As Apple's.
  public static let paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic")
  /// As Apple's.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether a layer turns along the path of a `CAKeyframeAnimation`. As Apple's values.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let rotateAuto = Self(rawValue: "auto"), rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// A function that makes transforms of the values of an animation. As Apple's, except: nothing applies it.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// The function of a name. Never nil.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The name of a `CAValueFunction`. As Apple's values.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let rotateX = Self(rawValue: "rotateX"), rotateY = Self(rawValue: "rotateY")
  /// As Apple's.
  public static let rotateZ = Self(rawValue: "rotateZ"), scale = Self(rawValue: "scale")
  /// As Apple's.
  public static let scaleX = Self(rawValue: "scaleX"), scaleY = Self(rawValue: "scaleY")
  /// As Apple's.
  public static let translate = Self(rawValue: "translate"), translateX = Self(rawValue: "translateX")
  /// As Apple's.
  public static let translateY = Self(rawValue: "translateY")
}

// Keys of `CATransaction.setValue(_:forKey:)`.

/// The key of whether actions are off. They always are.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key of the duration of animations. Nothing is animated.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing of animations. Nothing is animated.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion. Use `CATransaction.setCompletionBlock(_:)`: a completion under the key is not called.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// The course of an animation from its start to its end, as a curve. As Apple's.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  /// The name of the curve; nil if it was made of control points. Not in Core Animation.
  public let name: CAMediaTimingFunctionName?

  /// The two control points of the curve from (0, 0) to (1, 1).
  private let controls: [Float]

  /// The curve of a name, with Apple's control points.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    controls =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }
  /// A curve with two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    (name, controls) = (nil, [x1, y1, x2, y2])
  }

  final var curve: TimingCurve {
    TimingCurve(
      x1: Double(controls[0]), y1: Double(controls[1]), x2: Double(controls[2]), y2: Double(controls[3]))
  }

  /// Writes the two coordinates of a point of the curve.
  /// - Parameters:
  ///   - index: 0 to 3: the start, the control points and the end. Others are a programmer's mistake.
  ///   - values: where the two coordinates are written.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [0, 0] + controls + [1, 1]
    (values[0], values[1]) = (points[index * 2], points[index * 2 + 1])
  }
}

/// An object with a time of its own: an animation or a layer. As Apple's, except: it requires nothing, and neither conforms.
public nonisolated protocol CAMediaTiming {}

/// The name of a `CAMediaTimingFunction`. As Apple's values.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// As Apple's.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// As Apple's.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// As Apple's.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As Apple's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The look of a layer before and after an animation. As Apple's values.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// A value by its name, as Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As Apple's.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// As Apple's.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As Apple's.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// As Apple's.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Changes of layers that belong together. As Apple's, except: they happen at once, without implicit animations, and a completion
/// also waits for animations that were removed.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// For each transaction that is open, the innermost last: its completion, and when the last animation ends that was added in it.
  private static var transactions: [(completion: (() -> Void)?, end: TimeInterval)] = []

  /// Begins changes. Calls nest.
  open class func begin() { transactions.append((nil, 0)) }
  /// Ends changes. Their completion is called when the animations that were added meanwhile have ended, or else at once.
  open class func commit() {
    guard let (completion, end) = transactions.popLast() else { return }
    wait(until: end)
    guard let completion else { return }
    let rest = end - VirtualTime.now
    if rest <= 0 { completion() } else if rest.isFinite { VirtualTime.run(after: rest) { completion() } }
  }
  /// An animation that ends at a time was added.
  final class func wait(until end: TimeInterval) {
    if let last = transactions.indices.last { transactions[last].end = max(transactions[last].end, end) }
  }
  /// Sets a value of the transaction. Has no effect; warns once, but not for `kCATransactionDisableActions`: actions are
  /// always off.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key != kCATransactionDisableActions { warnNotSupported("CATransaction.setValue(_:forKey:)") }
  }
  /// Nil, also for values that were set.
  open class func value(forKey key: String) -> Any? { nil }
  /// Zero: nothing is animated.
  open class func animationDuration() -> CFTimeInterval { 0 }
  /// True: nothing is animated.
  open class func disableActions() -> Bool { true }
  /// As Apple's: changes have happened already.
  open class func flush() {}
  /// Turns implicit animations off. They are off already; true and false are ignored.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the duration of implicit animations, in seconds. Has no effect; warns once, unless it is 0.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    if duration != 0 { warnNotSupported("CATransaction.setAnimationDuration(_:)") }
  }
  /// Sets the course of implicit animations. Has no effect; warns once.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    if function != nil { warnNotSupported("CATransaction.setAnimationTimingFunction(_:)") }
  }
  /// Sets what is called at the end. Outside of `begin()` and `commit()` it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let last = transactions.indices.last { transactions[last].completion = block } else { block?() }
  }
}
