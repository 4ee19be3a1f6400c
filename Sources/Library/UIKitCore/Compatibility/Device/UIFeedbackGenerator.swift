/// Makes feedback that a person feels. As Apple's, except: nothing is felt; the calls that would be felt warn once.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Wakes the motor, a hint for speed. There is no motor.
  open func prepare() {}
}

/// Feedback like a knock. As Apple's, except: nothing is felt.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The hardness of the knock. As Apple's values.
  public nonisolated enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator of knocks.
  public override init() { super.init() }
  /// A generator of knocks of one hardness.
  public init(style: FeedbackStyle) { super.init() }
  /// A generator of knocks of one hardness, for a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Knocks. Has no effect; warns once.
  open func impactOccurred() { warnNotSupported("UIImpactFeedbackGenerator.impactOccurred()") }
  /// Knocks with an intensity from 0 to 1. Has no effect; warns once.
  open func impactOccurred(intensity: CGFloat) {
    warnNotSupported("UIImpactFeedbackGenerator.impactOccurred(intensity:)")
  }
}

/// Feedback like a tick, while a choice moves. As Apple's, except: nothing is felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A generator of ticks.
  public override init() { super.init() }
  /// Ticks. Has no effect; warns once.
  open func selectionChanged() { warnNotSupported("UISelectionFeedbackGenerator.selectionChanged()") }
}

/// Feedback for the end of a task. As Apple's, except: nothing is felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The end of the task. As Apple's values.
  public nonisolated enum FeedbackType: Int, Sendable { case success, warning, error }

  /// A generator of feedback for ends of tasks.
  public override init() { super.init() }
  /// Tells the end. Has no effect; warns once.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    warnNotSupported("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
}
