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

extension UIScene {
  /// The reasons for which the system makes a scene. As Apple's, except: the library makes none.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}

/// An address that another program opens. As Apple's, except: none is made.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// As Apple's.
  public let url: URL
  init(url: URL) { self.url = url }
}
