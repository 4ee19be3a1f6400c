// The tilt, direction and estimates of a pencil. The library has no pencil: a touch reads as an upright one.

extension UITouch {
  /// Properties of a touch that may be estimates.
  public nonisolated struct Properties: OptionSet, Hashable, Sendable {
    /// The bits, as Apple's.
    public let rawValue: Int

    /// Options with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static var force: Properties { Properties(rawValue: 1 << 0) }
    /// The direction of the pencil.
    public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
    /// The angle between the pencil and the screen.
    public static var altitude: Properties { Properties(rawValue: 1 << 2) }
    /// The location.
    public static var location: Properties { Properties(rawValue: 1 << 3) }
  }

  /// The properties that are estimates: the force until `UIApplication.updateEstimate(_:force:)` corrects it.
  public var estimatedProperties: Properties { estimationUpdateIndex == nil || isCorrected ? [] : .force }

  /// The estimates that will be corrected: all of them.
  public var estimatedPropertiesExpectingUpdates: Properties { estimatedProperties }

  /// The angle between the pencil and the screen, in radians. Always a right angle.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which the pencil points, in radians. Always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which the pencil points, as a vector of length 1. Always to the right.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
