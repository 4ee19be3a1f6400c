// Objective-C asks an object by which methods it has, and to whom it passes what it has not. Classes override both; the methods
// of `NSObject` cannot be overridden here, so the pre-pass gives such a class these protocols.

/// An object that says itself which methods it has.
@preconcurrency @MainActor public protocol RespondingItself: AnyObject {
  /// The answer of the class's `responds(to:)`.
  func respondsItself(to aSelector: Selector!) -> Bool
}

extension RespondingItself {
  /// Whether the class or an extension has a method of this name that is called by name.
  public func respondsByMethods(to aSelector: Selector!) -> Bool { hasMethod(aSelector, self) }
}

/// An object that has others perform the methods which it has not.
@preconcurrency @MainActor public protocol ForwardingItself: ActionPerforming {
  /// The answer of the class's `forwardingTarget(for:)`.
  func forwardsItself(for aSelector: Selector!) -> Any?
}

extension ForwardingItself {
  /// No methods: all are forwarded.
  public var actionMethods: [Selector: ActionMethod] { [:] }
  /// Nil: `NSObject` forwards nothing.
  public func forwardsNothing(for aSelector: Selector!) -> Any? { nil }
}

/// Whether an object has a method of a name, in its class or an extension.
@MainActor func hasMethod(_ selector: Selector?, _ object: Any) -> Bool {
  guard let selector else { return false }
  return (object as? any ActionPerforming)?.ownMethod(for: selector) != nil
    || ExtensionMethods.ofThisProcess.method(selector, of: object as AnyObject) != nil
}

extension NSObject {
  /// The object that performs a method which this one has not; nil if there is none.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? {
    (self as? any ForwardingItself)?.forwardsItself(for: aSelector)
  }
  /// Whether the class or an extension has a method of this name that is called by name, or what the class answers.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? any RespondingItself)?.respondsItself(to: aSelector) ?? hasMethod(aSelector, self)
  }
}

extension NSObjectProtocol {
  /// Whether the object has a method of this name that is called by name, or what it answers.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    (self as? any RespondingItself)?.respondsItself(to: aSelector) ?? hasMethod(aSelector, self)
  }
}

/// A delegate or a data source that is asked which methods it has. On iOS it is an `NSObjectProtocol`; here it need not be.
@preconcurrency @MainActor public protocol RespondingDelegate: AnyObject {}

extension RespondingDelegate {
  /// Whether the object has a method of this name that is called by name, or what it answers.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    (self as? any RespondingItself)?.respondsItself(to: aSelector) ?? hasMethod(aSelector, self)
  }
}
