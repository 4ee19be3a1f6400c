/// The class of a scene and of its delegate, which the delegate of an application chooses. As Apple's, except: the
/// library makes no scene from it; a program that runs an app looks for the scene delegate itself.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene. Kept for the program that runs the app.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Kept for the program that runs the app.
  open var delegateClass: AnyClass?

  /// As Apple's.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

extension UISceneSession {
  /// The purpose of a scene.
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public let rawValue: String

    /// A value with this raw value.
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
