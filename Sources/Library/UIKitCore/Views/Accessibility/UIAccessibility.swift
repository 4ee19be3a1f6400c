/// The kinds of an element for assistive technology. They are kept. The bits are Apple's.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, as Apple's.
  public var rawValue: UInt64
  /// Options with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// As Apple's.
  public static let none: UIAccessibilityTraits = [], button = UIAccessibilityTraits(rawValue: 1)
  /// As Apple's.
  public static let link = UIAccessibilityTraits(rawValue: 2), image = UIAccessibilityTraits(rawValue: 4)
  /// As Apple's.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// As Apple's.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// As Apple's.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// As Apple's.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// As Apple's.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// As Apple's.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// As Apple's.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// As Apple's.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// As Apple's.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// As Apple's.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// As Apple's.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// As Apple's.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// As Apple's.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// As Apple's.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

/// A direction in which assistive technology scrolls. The raw values are Apple's.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// The kind of a group of elements for assistive technology. The raw values are Apple's.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// Questions and messages to assistive technology. As Apple's, except: there is none, and its settings are the usual
/// ones.
public nonisolated enum UIAccessibility {
  /// Always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Always true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  // Notifications, which are never posted, because there is no assistive technology; as Apple's names.

  /// As Apple's.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// As Apple's.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// As Apple's.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// As Apple's.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// As Apple's.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// As Apple's.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// As Apple's.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// As Apple's.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The event that a program reports to assistive technology. The raw values are Apple's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: UInt32
    /// A value with this raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As Apple's.
    public static let layoutChanged = Notification(rawValue: 1001), screenChanged = Notification(rawValue: 1000)
    /// As Apple's.
    public static let announcement = Notification(rawValue: 1008), pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing, because there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
