/// An animation of a layer. It is kept; nothing moves, and layers have their values at once.
@preconcurrency @MainActor open class CAAnimation: NSObject {
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

/// How an animation goes from its start to its end.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  /// The name.
  public let name: CAMediaTimingFunctionName?

  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  /// A curve with two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { name = nil }
}

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
