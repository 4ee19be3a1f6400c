/// One action of a control and the events it is sent for.
struct ActionRegistration {
  /// The object and the method, or the closure, that an action calls.
  enum Receiver {
    case action(UIAction)
    /// A selector, looked up in the target. `isOpen`: registered with a nil target, so the target is searched for along
    /// the responder chain.
    case selector(Weak<AnyObject>, Selector, isOpen: Bool)
    /// A method of the target.
    case method(Weak<AnyObject>, (AnyObject, UIControl, UIEvent?) -> Void)
    /// A method of a class. The first closure searches the responder chain for an instance of the class.
    case climbing((UIResponder?, UIControl) -> AnyObject?, (AnyObject, UIControl, UIEvent?) -> Void)
    /// A selector whose target is a value, not an object: nothing is performed (UC-22a).
    case nothing(Selector)

    /// The receiver for a selector and the target that a program has given.
    init(_ target: Any?, _ action: Selector) {
      if let target, !isObject(target) {
        self = .nothing(action)
      } else {
        self = .selector(Weak(target.map(actionTarget)), action, isOpen: target == nil)
      }
    }
  }

  /// Identifies the registration in its control.
  let number: Int
  var events: UIControl.Event
  var receiver: Receiver

  func runs(_ action: UIAction) -> Bool {
    switch receiver {
    case .action(let own): own.isSame(as: action)
    case .selector, .method, .climbing, .nothing: false
    }
  }

  func runs(_ identifier: UIAction.Identifier) -> Bool {
    switch receiver {
    case .action(let own): own.identifier == identifier
    case .selector, .method, .climbing, .nothing: false
    }
  }

  /// Whether the registration has this target and this action. Nil matches any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch receiver {
    case .action, .climbing: target == nil && action == nil
    case .selector(let own, let name, _): (target == nil || own.object === target) && (action == nil || name == action)
    case .method(let own, _): (target == nil || own.object === target) && action == nil
    case .nothing(let name): target == nil && (action == nil || name == action)
    }
  }

  /// Whether `other` calls the same target and action, so that only its events are added (UC-21).
  func isSame(as other: Receiver) -> Bool {
    switch (receiver, other) {
    case (.action(let one), .action(let two)): one.isSame(as: two)
    case (.selector(let one, let name, let isOpen), .selector(let two, let otherName, let otherIsOpen)):
      one.object === two.object && name == otherName && isOpen == otherIsOpen
    case (.nothing(let name), .nothing(let other)): name == other
    case (.action, _), (.selector, _), (.method, _), (.climbing, _), (.nothing, _): false
    }
  }

  var target: AnyObject? {
    switch receiver {
    case .action, .climbing, .nothing: nil
    case .selector(let target, _, _), .method(let target, _): target.object
    }
  }
}

/// Whether a target is an object or a class, also in an optional, as `view` of a controller is. A value would be put into an object that is freed
/// at once.
func isObject(_ target: Any) -> Bool {
  type(of: target) is AnyClass || target is AnyClass || (target as? any OptionalTarget)?.isObject == true
}

private protocol OptionalTarget {
  var isObject: Bool { get }
}

extension Optional: OptionalTarget {
  fileprivate var isObject: Bool { map { UIKitCore.isObject($0) } ?? true }
}

/// A weak reference that can be stored in collections and enums.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
