/// What an element is for people who use assistive technology. It is kept.
public nonisolated struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits, as Apple's.
  public var rawValue: UInt64
  /// Options with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = [], button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2), image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

/// What a program may ask and tell assistive technology. None is there.
public nonisolated enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }

  /// What has happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: UInt32
    /// A value with this raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layoutChanged = Notification(rawValue: 1001), screenChanged = Notification(rawValue: 1000)
    public static let announcement = Notification(rawValue: 1008), pageScrolled = Notification(rawValue: 1009)
  }

  /// Has no effect.
  public static func post(notification: Notification, argument: Any?) {}
}
