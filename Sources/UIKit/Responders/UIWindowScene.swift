/// One instance of an application's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  final weak var application: UIApplication?

  /// A scene of `application`. Not in UIKit, where the system creates scenes.
  public init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The application (RC-05).
  open override var next: UIResponder? { application }
}

/// A scene with windows. In the responder chain it comes between its windows and the application (RC-05). A window
/// without a scene is followed by the application.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows of this scene, back to front.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  /// The window of this scene that is the application's key window, if there is one.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
