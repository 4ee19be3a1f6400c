extension UIApplication {
  /// Tells the windows that another one is the key window.
  func keyWindowChanged(from old: UIWindow?) {
    guard old !== keyWindow else { return }
    old?.resignKey()
    if let old { NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old) }
    keyWindow?.becomeKey()
    if let keyWindow { NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: keyWindow) }
  }
}
