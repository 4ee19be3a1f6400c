// Functions of Objective-C's runtime and of its threads that Swift sources for iOS call.

/// Locks an object. As Apple's, except: an app's code runs on one thread here, so nothing has to be locked.
@discardableResult public nonisolated func objc_sync_enter(_ object: Any) -> Int32 { 0 }
/// Unlocks an object; see `objc_sync_enter(_:)`.
@discardableResult public nonisolated func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// Calls `body`. Memory needs no pool here.
public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The class of an object.
public nonisolated func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
  /// The name of the class.
  public nonisolated class func description() -> String { String(reflecting: self) }
}

extension NSMutableDictionary {
  /// Sets the value of a key, or removes it for nil.
  public nonisolated func setValue(_ value: Any?, forKey key: String) { self[key] = value }
}

extension NSArray {
  /// The values of a key of all objects, in an array; null for an object without one. As Apple's, except: see
  /// `KeyValueKeeping.value(forKey:)` for the keys.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    map { AnyObjectMembers($0).value(forKey: key) ?? NSNull() }
  }
}

extension ProcessInfo {
  /// Always false.
  public nonisolated var isMacCatalystApp: Bool { false }
  /// Always false.
  public nonisolated var isiOSAppOnMac: Bool { false }
  /// Always false.
  public nonisolated var isLowPowerModeEnabled: Bool { false }
}

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

extension NSObjectProtocol {
  /// Called on iOS for an object that a nib file makes. None is read.
  public func awakeFromNib() {}
  /// Called by Interface Builder alone.
  public func prepareForInterfaceBuilder() {}
}

extension UIApplication {
  /// The application, by the name of the class property; nil for other names.
  public class func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" ? shared : nil }
  /// The application, by the name of the class property; nil for other names.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Whether the selector is that of the class property `shared`, the only one that programs look for.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector?.name == "sharedApplication" }
  /// The application, for the selector of the class property `shared`; nil for others.
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }
}

nonisolated extension NSObject {
  /// The superclass, as Objective-C has it: a method of the class.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
}

/// The version of Foundation: a new one. Programs compared it before `#available`.
public nonisolated let NSFoundationVersionNumber = 2000.0
/// Versions of Foundation, as Apple's.
public nonisolated let NSFoundationVersionNumber_iOS_6_1 = 993.0, NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// Versions of Foundation, as Apple's.
public nonisolated let NSFoundationVersionNumber_iOS_7_1 = 1047.25, NSFoundationVersionNumber_iOS_8_0 = 1140.11

/// Nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
/// The largest number, as an animation that never ends takes it.
public nonisolated let HUGE: Float = .greatestFiniteMagnitude

/// The seconds since 1 January 2001.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

extension ActionPerforming {
  /// Calls a method by its name: at once if the call waits, else in a turn of its own (LC-19).
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { VirtualTime.run { self.perform(aSelector, with: arg) } }
  }
  /// Calls a method by its name later, in the time of the scene: there is no other thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }
}

extension NSObject {
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!, with object: Any?)
    -> Unmanaged<AnyObject>!
  {
    perform(aSelector, with: object, with: nil)
  }
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    return (self as? any ActionPerforming)?.result(of: aSelector, object1, object2)
  }
}
