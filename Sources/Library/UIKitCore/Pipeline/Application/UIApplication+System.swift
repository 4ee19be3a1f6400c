// Requests of an application to the system. There is no system: nothing is opened, shown or allowed. A request whose
// effect a person would see on iOS warns once.

/// Identifies a task in the background. None begins. As Apple's.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public let rawValue: Int
  /// A value with this raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The options with which an address is opened. They have no effect: they change no touch and no picture.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Facts about the program that opens an address in this app. None does.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    /// As Apple's.
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    /// As Apple's.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// False: nothing is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing and warns once; `completion` gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    warnNotSupported("UIApplication.open")
    completion?(false)
  }
  /// Opens nothing, warns once and returns false.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    warnNotSupported("UIApplication.openURL")
    return false
  }

  /// The strip above the safe area of the key window, in points of the screen. No status bar is drawn.
  public var statusBarFrame: CGRect {
    guard let window = keyWindow ?? windows.first else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenInsets.top)
  }
  /// Landscape if the screen is wider than high, otherwise portrait.
  public var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  /// Zero seconds: the device does not turn.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  /// Whether the window leaves no room for a status bar. Setting it has no effect; true warns once.
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set { if newValue { warnNotSupported("UIApplication.isStatusBarHidden") } }
  }
  /// Always `.default`: no status bar is drawn. Setting another style warns once.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { if newValue != .default { warnNotSupported("UIApplication.statusBarStyle") } }
  }
  /// Has no effect: no status bar is drawn. True warns once.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// Has no effect: no status bar is drawn. A style other than `.default` warns once.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// All orientations but upside down, as on an iPhone. The device does not turn.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Always false. Setting it has no effect: it changes no touch and no picture, because nothing locks the screen.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Always 0: there is no icon. Setting another number warns once.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { if newValue != 0 { warnNotSupported("UIApplication.applicationIconBadgeNumber") } }
  }
  /// Always true. False has no effect: it changes no touch and no picture, because a shake shows no undo alert.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  /// Always false. Setting it has no effect, as on iOS 13 and later.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  /// Always true.
  public var isProtectedDataAvailable: Bool { true }
  /// Always `.large`, the usual size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The largest number, as for an application in front, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Always empty: the library makes no sessions.
  public var openSessions: Set<UISceneSession> { [] }
  /// Always false.
  public var supportsMultipleScenes: Bool { false }

  /// Begins no task and returns `.invalid`: the application never enters the background.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing, because no task begins.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Has no effect; warns once.
  public func registerForRemoteNotifications() {
    warnNotSupported("UIApplication.registerForRemoteNotifications")
  }
  /// Does nothing, because nothing was registered.
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Always false.
  public var supportsAlternateIcons: Bool { false }
  /// Always nil.
  public var alternateIconName: String? { nil }
  /// Has no effect and warns once; `completionHandler` gets no error.
  public func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {
    warnNotSupported("UIApplication.setAlternateIconName")
    completionHandler?(nil)
  }
}
