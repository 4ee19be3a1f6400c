/// The device, an iPhone. As Apple's, except: its values never change; battery and proximity are not known, and no notification
/// is posted.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// Chosen: "iPhone", the name that iOS gives to apps without a right to the true one.
  open var name: String { "iPhone" }
  /// As Apple's for an iPhone.
  open var model: String { "iPhone" }
  /// As Apple's for an iPhone.
  open var localizedModel: String { "iPhone" }
  /// As Apple's for an iPhone.
  open var systemName: String { "iOS" }
  /// Chosen: the version whose behaviour the library follows most.
  open var systemVersion: String { "18.0" }
  /// A phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Portrait or landscape, by the longer side of the screen.
  open var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  /// False: no turns are notified.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Asks for notifications of turns. Has no effect: the device never turns. Warns once.
  open func beginGeneratingDeviceOrientationNotifications() {
    warnNotSupported("UIDevice.beginGeneratingDeviceOrientationNotifications()")
  }
  /// Ends notifications of turns. None comes.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Nil: the device is not identified.
  open var identifierForVendor: UUID? { nil }
  /// True, as on every iPhone today.
  open var isMultitaskingSupported: Bool { true }
  /// −1, as on iOS while the battery is not watched.
  open var batteryLevel: Float { -1 }
  /// Not known, as on iOS while the battery is not watched.
  open var batteryState: BatteryState { .unknown }
  /// Whether the battery is watched. Has no effect; warns once if set to true.
  open var isBatteryMonitoringEnabled = false {
    didSet { if isBatteryMonitoringEnabled { warnNotSupported("UIDevice.isBatteryMonitoringEnabled") } }
  }
  /// Whether the distance to a face is watched. Has no effect; warns once if set to true.
  open var isProximityMonitoringEnabled = false {
    didSet { if isProximityMonitoringEnabled { warnNotSupported("UIDevice.isProximityMonitoringEnabled") } }
  }
  /// False: nothing is near.
  open var proximityState: Bool { false }

  /// Never posted: the device never turns.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The state of the battery. As Apple's values; it is always `unknown`.
  public nonisolated enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Makes the sound of a key. Has no effect; warns once.
  open func playInputClick() { warnNotSupported("UIDevice.playInputClick()") }
}

/// The kind of a device. The raw values are Apple's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
