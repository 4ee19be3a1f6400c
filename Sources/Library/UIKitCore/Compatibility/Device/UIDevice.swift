/// The device: an iPhone that is not there. Nothing of it ever changes.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// Chosen: the version whose behaviour the library follows most.
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Portrait or landscape, as the window is.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect: the device never turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect: the device never turns.
  open func endGeneratingDeviceOrientationNotifications() {}
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isBatteryMonitoringEnabled = false
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Never posted: the device never turns.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChange")

  /// How the battery is. It is not known.
  public nonisolated enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Has no effect: there is no keyboard.
  open func playInputClick() {}
}

/// The kind of a device. The raw values are Apple's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
