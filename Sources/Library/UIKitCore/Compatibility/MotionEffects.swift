/// Moves a view as the device is tilted. As Apple's, except: the device is never tilted, so nothing moves; adding an effect to a
/// view warns once.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// An effect that moves nothing.
  public override init() { super.init() }
  /// An effect that moves nothing: `coder` is ignored, there are no archives.
  public required init?(coder: NSCoder) { super.init() }

  /// The values for a tilt. Never called.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect with two values between which a property moves. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis about which the device is tilted. As Apple's values.
  public nonisolated enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The path of the property, such as `center.x`.
  public let keyPath: String
  /// The axis about which the device is tilted.
  public let type: EffectType
  /// The values at the two ends of the tilt.
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?

  /// An effect for a property and an axis.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Nil: there are no archives.
  public required init?(coder: NSCoder) { nil }
}

/// Several effects at once. As Apple's, except: nothing moves.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of the view. Has no effect; warns once.
  public var motionEffects: [UIMotionEffect] {
    get { storedLooks?.motionEffects ?? [] }
    set {
      if !newValue.isEmpty { warnNotSupported("UIView.motionEffects") }
      looks.motionEffects = newValue
    }
  }
  /// Adds an effect. Has no effect; warns once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    warnNotSupported("UIView.addMotionEffect(_:)")
    looks.motionEffects.append(effect)
  }
  /// Removes an effect, which moves nothing.
  public func removeMotionEffect(_ effect: UIMotionEffect) { looks.motionEffects.removeAll { $0 === effect } }
}
