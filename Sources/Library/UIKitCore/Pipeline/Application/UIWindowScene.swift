/// One instance of an application's interface. As Apple's, except: the program makes it, and it reports no changes to
/// its delegate.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front, and whether it receives events. The raw values are Apple's.
  public nonisolated enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  final weak var application: UIApplication?

  /// Kept; none of its methods is called, because the library reports no changes of scenes.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene; it has no influence on touches.
  open var title: String?

  /// A scene of `application`, which keeps it. Not in UIKit, where the system creates scenes.
  public init(application: UIApplication) {
    self.application = application
    super.init()
    application.scenes.append(self)
  }

  /// The state of the application, as that of the scene; unattached once the application was freed.
  open var activationState: ActivationState {
    switch application?.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// The application (RC-05).
  open override var next: UIResponder? { application }
}

/// A scene with windows. As Apple's, except: its geometry and its system bars are missing.
///
/// In the responder chain it comes between its windows and the application (RC-05). A window without a scene is
/// followed by the application.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of this scene, back to front.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  /// The window of this scene that is the application's key window, if there is one.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

extension UIApplication {
  /// The scenes of the application: those that were made for it.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// Makes the scene that an application without scenes has since iOS 13. It is in the responder chain (RC-07), and no step is
  /// reported of it.
  package func makeSceneOfWindows() {
    // The list of scenes keeps it.
    let scene = UIWindowScene(application: self)
    scene.isReported = false
    sceneOfOthers = scene
  }
}
