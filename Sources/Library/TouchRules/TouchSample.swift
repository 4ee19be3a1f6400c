/// One report of the touch hardware about one finger: the input of the library.
///
/// Pass samples to `UIApplication.enqueue(_:)`. Time enters the library only through them and through
/// `processEvents(until:)`; it reads no clock. Example: two fingers that go down at the same time.
///
///     for (finger, x) in [(1, 100.0), (2, 200.0)] {
///       application.enqueue(
///         TouchSample(finger: finger, phase: .began, location: CGPoint(x: x, y: 80), timestamp: 3))
///     }
///     application.processEvents(until: 3)
public struct TouchSample: Equatable, Sendable {
  /// Identifies the finger while it is down. The number may be used again after the lift.
  public var finger: Int
  /// `.began`, `.moved`, `.ended` or `.cancelled`.
  public var phase: TouchPhase
  /// In screen points.
  public var location: CGPoint
  /// In seconds since any fixed time; samples are delivered in order of time.
  public var timestamp: TimeInterval
  /// The source of the touch.
  public var type = TouchSource.direct
  /// 1 is an average touch; 0 if the device does not measure force.
  public var force: CGFloat
  /// 0 if the device does not measure force.
  public var maximumPossibleForce: CGFloat
  /// The radius of the contact, in points.
  public var majorRadius: CGFloat
  /// The tolerance of `majorRadius`, in points.
  public var majorRadiusTolerance: CGFloat
  /// Set if the force is an estimate; each report needs an index of its own. `UIApplication.updateEstimate(_:force:)` takes
  /// the same one.
  public var estimationUpdateIndex: Int?

  /// A report about one finger; `location` is in screen points, `timestamp` in seconds.
  public init(
    finger: Int = 1, phase: TouchPhase, location: CGPoint, timestamp: TimeInterval, force: CGFloat = 0,
    maximumPossibleForce: CGFloat = 0, majorRadius: CGFloat = 0, majorRadiusTolerance: CGFloat = 0
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.force = force
    self.maximumPossibleForce = maximumPossibleForce
    self.majorRadius = majorRadius
    self.majorRadiusTolerance = majorRadiusTolerance
  }
}
