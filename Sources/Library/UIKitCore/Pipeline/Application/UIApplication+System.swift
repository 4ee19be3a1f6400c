// What an application asks the system for. There is no system: what is set is kept where it can be read, and nothing is
// opened, shown or allowed.

/// Identifies a task in the background. None begins.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// How an address is opened.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Who opens an address in this app. Nobody does.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  /// False: nothing is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing; `completion` gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Opens nothing.
  @discardableResult public func openURL(_ url: URL) -> Bool { false }

  public var statusBarFrame: CGRect {
    guard let window = keyWindow ?? windows.first else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.screenInsets.top)
  }
  public var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeRight : .portrait
  }
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  public var isStatusBarHidden: Bool {
    get { statusBarFrame.height == 0 }
    set {}
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set {}
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  public var isProtectedDataAvailable: Bool { true }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var openSessions: Set<UISceneSession> { [] }
  public var supportsMultipleScenes: Bool { false }

  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
