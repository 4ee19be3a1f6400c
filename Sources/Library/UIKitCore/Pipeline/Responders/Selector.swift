/// The name of an action, as `#selector` creates it on Apple's platforms.
///
/// Linux has no Objective-C runtime: a class lists the methods that can be called by name in `actionMethods`. A string
/// literal is a selector.
///
///     final class Editor: UIViewController {
///       override var actionMethods: [Selector: ActionMethod] {
///         ["save:": ActionMethod(save(_:))]
///       }
///
///       func save(_ sender: Any?) {}
///     }
///
///     button.addTarget(editor, action: "save:", for: .touchUpInside)
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons, such as `save:`.
  public let name: String

  /// A selector with a name such as `save:`.
  public init(_ name: String) { self.name = name }
  /// A selector with a name such as `save:`.
  public init(stringLiteral name: String) { self.name = name }

  /// The name of the selector.
  public var description: String { name }
}

/// Returns the selector of that name.
public nonisolated func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A method that can be called by a ``Selector``, with one of the three parameter lists that UIKit accepts (RC-25).
///
///     override var actionMethods: [Selector: ActionMethod] {
///       [
///         "undo": ActionMethod(undo),
///         "save:": ActionMethod(save(_:)),
///         "drag:event:": ActionMethod(drag(_:event:)),
///       ]
///     }
@preconcurrency @MainActor public struct ActionMethod {
  let call: (Any?, Any?) -> Void
  private let result: (Any?, Any?) -> Any?

  /// A method without parameters.
  public init(_ method: @escaping () -> Void) { self.init { (_: Any?, _: Any?) in method() } }

  /// A method that takes the sender.
  public init(_ method: @escaping (Any?) -> Void) { self.init { (sender: Any?, _: Any?) in method(sender) } }

  /// A method that takes the sender and the event that caused the action, if there was one.
  public init(_ method: @escaping (Any?, UIEvent?) -> Void) {
    self.init { (sender: Any?, event: Any?) in method(sender, event as? UIEvent) }
  }

  /// A method that takes two objects, as `perform(_:with:with:)` gives them.
  public init(_ method: @escaping (Any?, Any?) -> Void) {
    call = method
    result = { first, second in
      method(first, second)
      return nil
    }
  }

  /// A method with a result, which `perform(_:)` returns. The pre-pass writes it.
  public init(returning method: @escaping (Any?, Any?) -> Any?) {
    (call, result) = ({ _ = method($0, $1) }, method)
  }

  /// Calls the method; returns its result. Chosen: the result stays for ever, where on iOS it stays until the event is over.
  func object(_ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    result(first, second).map { .passRetained($0 as AnyObject) }
  }

  /// A method that sets a property to the sender if it fits. The pre-pass writes it.
  public static func setting<Target: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>, of target: Target
  ) -> ActionMethod {
    ActionMethod { (sender: Any?) in if let value = sender as? Value { target[keyPath: property] = value } }
  }

  // Calls that the pre-pass writes for senders: Objective-C does not compare their class with that of the parameter.

  /// The recognizer that sends, as the one that a method takes. The method may ask it only for what all recognizers have.
  public static func recognizer<Recognizer: UIGestureRecognizer>(
    _ sender: Any?, as type: Recognizer.Type
  ) -> Recognizer? {
    // `unsafeDowncast` would stop a debug build.
    sender as? Recognizer
      ?? (sender as? UIGestureRecognizer).map {
        Unmanaged<Recognizer>.fromOpaque(Unmanaged.passUnretained($0).toOpaque()).takeUnretainedValue()
      }
  }

  /// Warns that a method is not called, because its parameter has another class than the object for it.
  public static func warn(of selector: String, taking type: Any.Type, insteadOf object: Any?) {
    PipelineWarning.otherParameter(Selector(selector), type, object: object).give(through: nil)
  }

  /// The object that sends, for a method that takes an object and asks it nothing; nil for a method that takes no object.
  public static func ignored<Sender>(_ sender: Any?, as type: Sender.Type) -> Sender? {
    if let sender = sender as? Sender { return sender }
    return type is AnyClass ? (sender as? NSObject).map { unsafeBitCast($0, to: type) } : nil
  }
}

/// An object whose methods can be called by a ``Selector``.
///
/// `UIResponder` conforms to it; other targets of actions by selector adopt it.
///
///     final class Model: ActionPerforming {
///       var actionMethods: [Selector: ActionMethod] { ["refresh": ActionMethod(refresh)] }
///
///       func refresh() {}
///     }
@preconcurrency @MainActor public protocol ActionPerforming: AnyObject {
  /// The methods of the class that can be called by name.
  var actionMethods: [Selector: ActionMethod] { get }
}

extension ActionPerforming {
  /// Performs the action; returns false if there is no such action.
  @discardableResult
  func perform(_ selector: Selector, _ sender: Any?, _ event: UIEvent?) -> Bool {
    guard let method = method(for: selector) else { return false }
    method.call(sender, event)
    return true
  }
}

/// An observer of notifications that was added with a selector. Foundation knows only the token of its function.
private struct SelectorObserver {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let name: Notification.Name?
  /// The object whose notifications it observes; nil for those of all.
  let object: ObjectIdentifier?
  let token: any NSObjectProtocol

  @MainActor static var all: [SelectorObserver] = []

  /// Removes observers from their centers.
  @MainActor static func remove(where isMeant: (SelectorObserver) -> Bool) {
    for observer in all where isMeant(observer) { observer.center.removeObserver(observer.token as Any) }
    all.removeAll(where: isMeant)
  }
}

extension NotificationCenter {
  /// Calls an action of `observer` when a notification is posted. The observer is held weakly.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let target = Weak(actionTarget(observer))
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        (target.object as? any ActionPerforming)?.method(for: aSelector)?.call(notification, nil)
      }
    }
    SelectorObserver.remove { $0.observer == nil }
    SelectorObserver.all.append(
      SelectorObserver(
        observer: target.object, center: self, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) },
        token: token))
  }

  /// Removes all that was added for an observer, by selector or as a token. As Apple's, except: from other threads than the main one
  /// only tokens are removed; an observer that is freed needs no removal.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes what was added for an observer: of a name, unless it is nil, and of an object, unless it is nil.
  public nonisolated func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    if Thread.isMainThread {
      nonisolated(unsafe) let observer = observer
      let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
      MainActor.assumeIsolated {
        let target = actionTarget(observer)
        SelectorObserver.remove { one in
          one.observer === target && one.center === self && (aName == nil || one.name == aName)
            && (object == nil || one.object == object)
        }
      }
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
