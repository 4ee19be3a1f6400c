/// An object whose values are set and read under keys: every `NSObject`.
///
/// On iOS, programs set properties in this way, also hidden ones: `picker.setValue(UIColor.white, forKey: "textColor")`.
/// Here the properties of a person's classes are set, and those that UIKit's classes take; other values are kept for
/// `value(forKey:)`, with a warning, once for each key.
@preconcurrency @MainActor public protocol KeyValueKeeping: NSObject {}

/// An object that takes values under keys of its own, such as the `navigationBar` of a navigation controller.
@MainActor protocol KeyValueSetting {
  /// - Returns: false for an unknown key or a value of another type.
  func take(_ value: Any?, forKey key: String) -> Bool
}

// The methods that classes of a person override. Swift on Linux cannot override what an extension declares: the pre-pass makes them
// methods of these protocols.

/// An object with its own `setValue(_:forKey:)`.
@preconcurrency @MainActor public protocol OwnValueSetting: NSObject {
  /// Sets a value under a key.
  func setValue(_ value: Any?, forKey key: String)
}

/// An object that takes values under keys that it has no property for.
@preconcurrency @MainActor public protocol UndefinedKeySetting: NSObject {
  /// Takes such a value.
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// An object that has values under keys that it has no property for.
@preconcurrency @MainActor public protocol UndefinedKeyReading: NSObject {
  /// The value under such a key.
  func value(forUndefinedKey key: String) -> Any?
}

private let keptValuesKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension KeyValueKeeping {
  private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, keptValuesKey) as? [String: Any] ?? [:] }
    set { objc_setAssociatedObject(self, keptValuesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Sets a property of a person's class with `@objc` (LC-22), or a hidden one that UIKit's class takes. Any other value is kept
  /// for `value(forKey:)`, and warns once.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = keyedProperty(key) {
      guard let set = property.set else { stopForUndefinedKey(key, in: "setValue:forUndefinedKey:") }
      return set(value, key)
    }
    if method(setting: key)?.call(value, nil) != nil { return }
    if let object = self as? any KeyValueSetting, object.take(value, forKey: key) { return }
    if isUndefined(key) {
      guard let object = self as? any UndefinedKeySetting else {
        stopForUndefinedKey(key, in: "setValue:forUndefinedKey:")
      }
      return object.setValue(value, forUndefinedKey: key)
    }
    warnNotSupported("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
    keptValues[key] = value
  }
  /// Sets the value of the last key of the object to which the others lead.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2, let property = keyedProperty(keys[0]) else { return setValue(value, forKey: keyPath) }
    (property.get() as? NSObject)?.setValue(value, forKeyPath: keys[1])
  }
  /// The kept value, else the value of a property of this name (LC-22).
  public func value(forKey key: String) -> Any? {
    if let value = keptValues[key] { return value }
    if isUndefined(key), method(reading: key) == nil {
      guard let object = self as? any UndefinedKeyReading else { stopForUndefinedKey(key, in: "valueForUndefinedKey:") }
      return object.value(forUndefinedKey: key)
    }
    return ObservedValue.read(key, of: self)
  }
  /// The value of the last key of the object to which the others lead.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2, let property = keyedProperty(keys[0]) else { return value(forKey: keyPath) }
    return (property.get() as? NSObject)?.value(forKeyPath: keys[1])
  }
  /// Ends the program, as on iOS. Called by `super` in an override.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    stopForUndefinedKey(key, in: "setValue:forUndefinedKey:")
  }
  /// Ends the program, as on iOS. Called by `super` in an override.
  public func value(forUndefinedKey key: String) -> Any? { stopForUndefinedKey(key, in: "valueForUndefinedKey:") }
  /// Sets values under their keys; `NSNull` stands for nil. As Apple's, except: in the order of the keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      let value = value is NSNull ? nil : value
      if let object = self as? any OwnValueSetting {
        object.setValue(value, forKey: key)
      } else {
        setValue(value, forKey: key)
      }
    }
  }
  /// The values under keys; `NSNull` for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }
}

extension NSObject: KeyValueKeeping {}

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
