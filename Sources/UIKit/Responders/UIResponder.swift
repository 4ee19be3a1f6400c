/// An object that can receive events: views, view controllers, windows, the application and its delegate.
///
/// It descends from `NSObject`, as in iOS: equality, hashing and `NSObjectProtocol` of delegates then need no
/// word of ours, and `override init()` as well as `required init?(coder:)` of iOS sources compile. The one
/// price is that `description` cannot be overridden on the main actor, and neither can it in iOS.
open class UIResponder: NSObject, UIActionPerforming {
  public override init() { super.init() }

  /// Whom unhandled events are passed to; nil by default (RC-01).
  open var next: UIResponder? { nil }

  /// The actions that this class performs by name; see `UIActionPerforming`.
  open var actions: [Selector: UIActionMethod] { [:] }

  // MARK: Touches

  // Documented (RC-08, RC-09): each of the four hands the touches to the same method of the next responder,
  // independently of the other three. An override that does not call super ends the walk there.

  /// The touches, in their views' coordinates by `location(in:)`, that went down in this event.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, in: .began, with: event)
  }

  /// The touches whose place or force changed.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, in: .moved, with: event)
  }

  /// The touches that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, in: .ended, with: event)
  }

  /// The touches that were taken away: by a recognizer, the system, or because the view left its window.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(touches, in: .cancelled, with: event)
  }

  /// What the device had estimated about these touches is known now. Not passed on.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}

extension Set<UITouch> {
  /// A set has no order; whatever has an effect runs over this.
  var inOrderOfArrival: [UITouch] { sorted { $0.serial < $1.serial } }
}
