// Functions of Objective-C's runtime and of its threads that Swift sources for iOS call.

/// Objective-C's lock of an object. An app's code runs on one thread here, and the calls have no effect.
@discardableResult public nonisolated func objc_sync_enter(_ object: Any) -> Int32 { 0 }
/// See `objc_sync_enter(_:)`.
@discardableResult public nonisolated func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// Calls `body`. Memory needs no pool here.
public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The class of an object.
public nonisolated func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

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
  /// Calls a method by its name at once: all code of an app runs on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    perform(aSelector, with: arg)
  }
  /// Calls a method by its name later, in the time of the scene: there is no other thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }
}

extension NSObject {
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector) -> Any? {
    perform(aSelector, with: nil, with: nil)
  }
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
    perform(aSelector, with: object, with: nil)
  }
  /// Calls a method by its name.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Any? {
    (self as? any ActionPerforming)?.method(for: aSelector)?.call(object1, object2 as? UIEvent)
    return nil
  }
  /// Whether the class or an extension has a method of this name.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? any ActionPerforming)?.method(for: aSelector) != nil
  }
}
