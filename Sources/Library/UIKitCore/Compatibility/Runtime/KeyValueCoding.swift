/// An object that keeps values under keys that it does not know. On iOS, programs set hidden properties in this way:
/// `alert.setValue(controller, forKey: "contentViewController")`. Here nothing reads them.
@preconcurrency @MainActor public protocol KeyValueKeeping: NSObject {}

private let keptValuesKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension KeyValueKeeping {
  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, keptValuesKey) as? [String: Any] ?? [:] }
    set { objc_setAssociatedObject(self, keptValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Keeps a value.
  public func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }
  /// Keeps a value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { keptValues[keyPath] = value }
  /// The value that was kept, or else that of a property of this name.
  public func value(forKey key: String) -> Any? { keptValues[key] ?? ObservedValue.read(key, of: self) }
  /// The value that was kept, or else that of a property of this name.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

extension UIResponder: KeyValueKeeping {}
extension UIBarItem: KeyValueKeeping {}
extension UIDevice: KeyValueKeeping {}
extension UIGestureRecognizer: KeyValueKeeping {}
extension UIAlertAction: KeyValueKeeping {}

nonisolated extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
