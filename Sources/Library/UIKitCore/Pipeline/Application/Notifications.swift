/// Notifications of an application. The first two are posted; the others exist so that sources compile.
extension UIApplication {
  /// Posted by `becomeActive()`, after the delegate was told.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// Posted by `resignActive(at:)`, after the delegate was told and before touches are cancelled.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// Never posted.
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
  /// Posted when a window of an application is shown. The object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
  /// Posted when a window of an application is hidden. The object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
  /// Posted after `becomeKey()`. The object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
  /// Posted after `resignKey()`. The object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")
}

/// Notifications of a keyboard. They are posted for the views that are shown in its place and above it, each after the
/// change; there is no other keyboard.
extension UIResponder {
  /// Posted when input views are shown, or get another frame.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Posted after `keyboardWillShowNotification`.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Posted when input views go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Posted after `keyboardWillHideNotification`.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Posted before `keyboardWillShowNotification` and `keyboardWillHideNotification`.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  /// Posted before `keyboardDidShowNotification` and `keyboardDidHideNotification`.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
  /// The frame before the change, in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  /// The frame after the change, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  /// 0.25 seconds, though nothing is animated.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  /// The curve of the keyboard: 7.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
  /// True.
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
