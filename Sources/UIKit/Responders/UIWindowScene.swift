/// One instance of an application's interface.
open class UIScene: UIResponder {
  final weak var application: UIApplication?

  /// Ours, not UIKit's: on a phone the system makes scenes.
  public init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The application (RC-05).
  open override var next: UIResponder? { application }
}

/// A scene with windows. It stands between a window and the application in the responder chain (RC-05); windows
/// that belong to none skip it.
open class UIWindowScene: UIScene {
  /// Back to front.
  open var windows: [UIWindow] { application?.windows.filter { $0.windowScene === self } ?? [] }

  /// The window of this scene that is key, if one is.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
