/// Moves a view as the device is tilted. It never is: nothing moves.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect with two values between which a property moves.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction in which the device is tilted.
  public nonisolated enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// Several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { storedLooks?.motionEffects ?? [] }
    set { looks.motionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { looks.motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { looks.motionEffects.removeAll { $0 === effect } }
}
