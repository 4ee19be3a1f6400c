/// An animation of a layer. It is kept; nothing moves, and layers have their values at once.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// Would be told of the start and the end. It is not called. Kept alive, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// How time passes.
  open var speed: Float = 1, timeOffset: CFTimeInterval = 0
  /// In seconds.
  open var repeatDuration: CFTimeInterval = 0
  private var keptValues: [String: Any] = [:]

  /// Has no effect.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  /// The value that was kept for this key.
  open func value(forKey key: String) -> Any? { keptValues[key] }
  /// Keeps a value.
  open func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  /// In seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How it goes from start to end.
  open var timingFunction: CAMediaTimingFunction?
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// An animation of one property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether its values are added to the present one.
  open var isAdditive = false
  /// Whether repetitions add up.
  open var isCumulative = false
  /// What values mean.
  open var valueFunction: CAValueFunction?

  /// An animation of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The values.
  open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How values between others are found. It has no effect.
  open var calculationMode = CAAnimationCalculationMode.linear, rotationMode: CAAnimationRotationMode?
  /// How each part goes from start to end.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The line on which a layer moves.
  open var path: CGPath?
}

/// An animation like that of a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The spring.
  open var damping: CGFloat = 10, stiffness: CGFloat = 100, mass: CGFloat = 1, initialVelocity: CGFloat = 0
  /// In seconds.
  open var settlingDuration: CFTimeInterval { duration }
}

/// Several animations at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// Would be told of the start and the end of animations. No method is called.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change from one picture of a layer to the next.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade, subtype: CATransitionSubtype?
  /// From 0 to 1.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// The kind of a transition.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"), push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromLeft = Self(rawValue: "fromLeft"), fromRight = Self(rawValue: "fromRight")
  public static let fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}

/// How values between others are found.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether a layer turns along its line.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = Self(rawValue: "auto"), rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// What the values of an animation mean.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The name of a value function.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX"), rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ"), scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX"), scaleY = Self(rawValue: "scaleY")
  public static let translate = Self(rawValue: "translate"), translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
}

/// A value of a transaction, for `CATransaction.setValue(_:forKey:)`.
public nonisolated let kCATransactionDisableActions = "disableActions"
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

/// How an animation goes from its start to its end.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  /// The name.
  public let name: CAMediaTimingFunctionName?

  /// The two control points of the curve from (0, 0) to (1, 1).
  private let controls: [Float]

  /// A function by its name.
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

  /// Writes the two coordinates of a point of the curve.
  /// - Parameters:
  ///   - index: 0 to 3: the start, the control points and the end. Others are a programmer's mistake.
  ///   - values: where the two coordinates are written.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [0, 0] + controls + [1, 1]
    (values[0], values[1]) = (points[index * 2], points[index * 2 + 1])
  }
}

/// A clock for animations.
public nonisolated protocol CAMediaTiming {}

/// The name of a function.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown before and after an animation.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Changes of layers that belong together. They happen at once, and nothing is animated.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The completion of each transaction that is open, the innermost last.
  private static var completions: [(() -> Void)?] = []

  /// Begins changes. Calls nest.
  open class func begin() { completions.append(nil) }
  /// Ends changes, and calls their completion.
  open class func commit() { completions.popLast()??() }
  /// Nothing is animated.
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  /// Nil: nothing is animated.
  open class func value(forKey key: String) -> Any? { nil }
  /// Zero: nothing is animated.
  open class func animationDuration() -> CFTimeInterval { 0 }
  /// True: nothing is animated.
  open class func disableActions() -> Bool { true }
  /// Ends all changes.
  open class func flush() {}
  /// Nothing is animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Nothing is animated.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what `commit()` calls. Outside of `begin()` and `commit()` it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
}
