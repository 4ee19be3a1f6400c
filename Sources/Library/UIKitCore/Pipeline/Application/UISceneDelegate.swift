import Foundation

/// What a scene tells its delegate on iOS. The library calls no method of it.
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
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What the system knows about a scene. The library makes none.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The scene.
  open private(set) weak var scene: UIScene?
}

extension UIScene {
  /// Why the system makes a scene. The library makes none.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}

/// An address that another program opens. None is made.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}
