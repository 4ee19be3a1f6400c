/// One report about one finger, as it enters the application's queue.
///
/// Time enters the library only here and in `processEvents(until:)`: it reads no clock.
public nonisolated struct TouchSample: Equatable, Sendable {
  /// Names the finger while it is down; may be used again afterwards.
  public var finger: Int
  /// `.began`, `.moved`, `.ended` or `.cancelled`.
  public var phase: UITouch.Phase
  /// Screen points.
  public var location: CGPoint
  /// Seconds, on any scale that only grows.
  public var timestamp: TimeInterval
  /// What touches the screen.
  public var type = UITouch.TouchType.direct
  /// 1 is an average touch; 0 where the device cannot tell.
  public var force: CGFloat
  /// 0 where the device cannot tell.
  public var maximumPossibleForce: CGFloat
  /// Points.
  public var majorRadius: CGFloat
  /// Points.
  public var majorRadiusTolerance: CGFloat
  /// Set where the force is only estimated; the correction names the same number.
  public var estimationUpdateIndex: Int?

  /// A report of one finger; places in screen points, times in seconds.
  public init(
    finger: Int = 1, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval, force: CGFloat = 0,
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
