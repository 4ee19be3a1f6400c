// Feedback that is felt. Nothing is felt: the calls have no effect.

/// Makes feedback that is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Has no effect.
  open func prepare() {}
}

/// A knock.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard.
  public nonisolated enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Has no effect.
  open func impactOccurred() {}
  /// Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick while a choice moves.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Has no effect.
  open func selectionChanged() {}
}

/// The end of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public nonisolated enum FeedbackType: Int, Sendable { case success, warning, error }

  public override init() { super.init() }
  /// Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
