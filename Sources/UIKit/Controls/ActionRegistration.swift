/// One action of a control and the events it is sent for.
struct ActionRegistration {
  enum Receiver {
    case action(UIAction)
    /// A name that is looked up in the target, or along the chain if there never was one.
    case selector(Weak<AnyObject>, Selector, isOpen: Bool)
    /// A method of the target's class.
    case method(Weak<AnyObject>, (AnyObject, UIControl, UIEvent?) -> Void)
    /// A method of a class; the first responder up the chain that is one gets it.
    case climbing((UIResponder?, UIControl) -> AnyObject?, (AnyObject, UIControl, UIEvent?) -> Void)
  }

  var events: UIControl.Event
  var receiver: Receiver

  func runs(_ action: UIAction) -> Bool {
    switch receiver {
    case .action(let own): own.isSame(as: action)
    case .selector, .method, .climbing: false
    }
  }

  /// Nil stands for everything.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    switch receiver {
    case .action, .climbing: target == nil && action == nil
    case .selector(let own, let name, _): (target == nil || own.object === target) && (action == nil || name == action)
    case .method(let own, _): (target == nil || own.object === target) && action == nil
    }
  }

  /// Whether adding `other` again means nothing new but its events (UC-21).
  func isSame(as other: Receiver) -> Bool {
    switch (receiver, other) {
    case (.action(let one), .action(let two)): one.isSame(as: two)
    case (.selector(let one, let name, let isOpen), .selector(let two, let otherName, let otherIsOpen)):
      one.object === two.object && name == otherName && isOpen == otherIsOpen
    case (.action, _), (.selector, _), (.method, _), (.climbing, _): false
    }
  }

  var target: AnyObject? {
    switch receiver {
    case .action, .climbing: nil
    case .selector(let target, _, _), .method(let target, _): target.object
    }
  }
}

/// Does not keep its object alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
