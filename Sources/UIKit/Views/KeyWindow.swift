extension UIApplication {
  /// Tells the windows that another one is the key window.
  func keyWindowChanged(from old: UIWindow?) {
    guard old !== keyWindow else { return }
    old?.resignKey()
    keyWindow?.becomeKey()
  }
}
