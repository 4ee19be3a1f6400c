/// An object that keeps values under keys that it does not know.
///
/// On iOS, programs set properties in this way, also hidden ones: `picker.setValue(UIColor.white, forKey: "textColor")`.
/// Here only `value(forKey:)` reads the values, and setting one warns once for each key, unless the object takes it.
@preconcurrency @MainActor public protocol KeyValueKeeping: NSObject {}

/// An object that takes values under keys of its own, such as the `navigationBar` of a navigation controller.
@MainActor protocol KeyValueSetting {
  /// - Returns: false for an unknown key or a value of another type.
  func take(_ value: Any?, forKey key: String) -> Bool
}

private let keptValuesKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension KeyValueKeeping {
  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, keptValuesKey) as? [String: Any] ?? [:] }
    set { objc_setAssociatedObject(self, keptValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Keeps a value for `value(forKey:)`. A property of this name is not set, and warns once, unless the object takes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = self as? any KeyValueSetting, object.take(value, forKey: key) { return }
    warnNotSupported("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
    keptValues[key] = value
  }
  /// Keeps a value for `value(forKeyPath:)`. A property of this path is not set; warns once.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// The value that was kept, or else that of a property of this name.
  public func value(forKey key: String) -> Any? { keptValues[key] ?? ObservedValue.read(key, of: self) }
  /// The value that was kept, or else that of a property of this name.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

extension UIResponder: KeyValueKeeping {}
extension UIBarItem: KeyValueKeeping {}
extension UIDevice: KeyValueKeeping {}
extension UIScreen: KeyValueKeeping {}
extension UINavigationItem: KeyValueKeeping {}
extension NSLayoutConstraint: KeyValueKeeping {}
extension UIGestureRecognizer: KeyValueKeeping {}
extension UIAlertAction: KeyValueKeeping {}
extension CAEmitterCell: KeyValueKeeping {}

nonisolated extension NSCoder {
  /// Ends the program: as on iOS, a coder has values by `decodeObject(forKey:)` alone.
  public func value(forKey key: String) -> Any? {
    fatalError("NSCoder is not key value coding-compliant for the key \(key).")
  }
}

nonisolated extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key, as `object(forKey:)` has it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
