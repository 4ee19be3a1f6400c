/// Receives changes of the application's state. It is part of the responder chain only if it is a `UIResponder`
/// (RC-06).
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called after the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the application becomes inactive, before its touches are cancelled (TE-29).
  func applicationWillResignActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
}
