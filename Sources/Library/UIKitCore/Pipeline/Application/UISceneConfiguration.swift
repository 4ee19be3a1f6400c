/// How a scene is made, as the delegate of an application says. The library makes no scenes from it: who runs an app looks for its scene
/// delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UISceneSession {
  /// What a scene is for.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window with an app's interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// A window with the app's interface.
  public var role: Role { .windowApplication }
  /// The configuration without a name.
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// The same for each session: the library has one scene.
  public var persistentIdentifier: String { "scene" }
}
