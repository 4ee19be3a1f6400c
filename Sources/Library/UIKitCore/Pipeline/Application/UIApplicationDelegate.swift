/// Receives changes of the application's state. It is part of the responder chain only if it is a `UIResponder`
/// (RC-06). As Apple's, with a part of the methods.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, WindowOwner {
  /// Called on iOS before the state of the last run is restored. The library does not call it.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called on iOS when the application has started. The library does not call it.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called on iOS when the application has started, if the method with options is not there.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the application becomes inactive, before its touches are cancelled (TE-29).
  func applicationWillResignActive(_ application: UIApplication)
}

/// A delegate that may keep a window. Not in UIKit, where each of its delegates has the property, and need not.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {
  /// The main window.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowOwner {
  /// The default: nil, and what is set is not kept.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  /// The main window, as a property of Objective-C that a delegate need not have: `delegate?.window??.rootViewController`.
  public var window: UIWindow?? {
    let owner: any WindowOwner = self
    return .some(owner.window)
  }
  /// The default: true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default: calls the method without options. True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// The default: does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// The default: does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default: does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
}

extension UIApplication {
  /// The reasons for which an application was started. None is passed.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// A value with this raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
