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
  open var isBatteryMonitoringEnabled = false
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  /// Never posted: the device never turns.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

/// The kind of a device. The raw values are Apple's.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}

/// Notifications of an application. None is posted.
extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationMemoryWarning")
}

/// Notifications of a keyboard. None is posted: there is no keyboard.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
}
