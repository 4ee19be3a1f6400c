import Foundation

/// Receives the changes of a scene. As Apple's, except: the library calls no method of it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called on iOS when the scene is added to the application.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called on iOS when another program opens an address of this one.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called on iOS when the scene is removed from the application.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called on iOS after the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called on iOS before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called on iOS before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called on iOS after the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// The default: does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default: does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// The default: does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default: does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default: does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default: does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default: does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows. As Apple's, except: the library calls no method of it.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {}

extension UIWindowSceneDelegate {
  /// The main window of the scene, as a property of Objective-C that a delegate need not have.
  public var window: UIWindow?? {
    let owner: any WindowOwner = self
    return .some(owner.window)
  }
}

/// The system's record of a scene. As Apple's, except: the library makes none.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene.
  open private(set) weak var scene: UIScene?
}

/// Notifications of scenes. They exist so that sources compile.
extension UIScene {
  /// Never posted.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Never posted.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Never posted.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// The reasons for which the system makes a scene. As Apple's, except: the library makes none.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses that another program opened: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities of the person that go on here: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The quick action of the home screen: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The kind of what is handed over from another device: none.
    open var handoffUserActivityType: String? { nil }
    /// The program that asked for the scene: none.
    open var sourceApplication: String? { nil }
  }
}

/// An address that another program opens. As Apple's, except: none is made.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// As Apple's.
  public let url: URL
  init(url: URL) { self.url = url }
}
