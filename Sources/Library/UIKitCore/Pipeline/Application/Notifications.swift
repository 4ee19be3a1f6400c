/// Notifications of an application. Those of becoming active and of resigning are posted after the delegate was told.
extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  /// Never posted.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
  /// Never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// Never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  /// Never posted.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  /// Never posted.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  /// Never posted.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientation")
  /// Never posted.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientation")
  /// Never posted.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrame")
  /// Never posted.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrame")
  /// Never posted.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Never posted.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChange")
}

/// Notifications of windows: posted after `becomeKey()` and `resignKey()`, and when a window is shown and hidden.
extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")
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
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"
}

nonisolated extension UIContentSizeCategory {
  /// Never posted: the size of texts does not change.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
}

nonisolated extension RunLoop.Mode {
  /// The mode while a finger scrolls. Timers of every mode fire here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
