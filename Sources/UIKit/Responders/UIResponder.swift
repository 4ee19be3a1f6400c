/// An object that can receive events: views, view controllers, windows, the application and its delegate.
///
/// It descends from `NSObject`, as in iOS: equality, hashing and `NSObjectProtocol` of delegates then need no
/// word of ours, and `override init()` as well as `required init?(coder:)` of iOS sources compile. The one
/// price is that `description` cannot be overridden on the main actor, and neither can it in iOS.
open class UIResponder: NSObject, ActionPerforming {
  public override init() { super.init() }

  /// Whom unhandled events are passed to; nil by default (RC-01).
  open var next: UIResponder? { nil }

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

  // MARK: Motion, presses, remote control

  // These go to the first responder and from there up the chain (RC-11, RC-19, RC-20).

  /// A shake began. There is nothing between began and ended (RC-19).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(motion, in: .began, with: event)
  }

  /// The shake is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(motion, in: .ended, with: event)
  }

  /// The shake was interrupted, or took too long.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(motion, in: .cancelled, with: event)
  }

  /// A button went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .began, with: event)
  }

  /// A button is pressed harder or less hard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .changed, with: event)
  }

  /// A button came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .ended, with: event)
  }

  /// The presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .cancelled, with: event)
  }

  /// A button of a headset or of the lock screen; only after `beginReceivingRemoteControlEvents` (RC-20).
  open func remoteControlReceived(with event: UIEvent?) { forwardRemoteControl(event) }

  // MARK: First responder

  /// False by default (RC-13).
  open var canBecomeFirstResponder: Bool { false }

  /// True by default (RC-13).
  open var canResignFirstResponder: Bool { true }

  /// Whether motion, presses, remote control and edit actions of its window start here.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Documented (RC-14): the first responder of the window is asked to resign and may refuse, then this one is
  /// asked whether it can. Only what is in a window can (RC-15).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// False when the responder refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// Shown instead of a keyboard while this is the first responder (RC-18).
  open var inputView: UIView? { nil }

  /// Shown above the keyboard while this is the first responder (RC-18).
  open var inputAccessoryView: UIView? { nil }

  /// Reads the two again; nothing happens unless this is the first responder (RC-18).
  open func reloadInputViews() { showInputViews() }

  // MARK: Actions

  /// The actions that this class performs by name; see `ActionPerforming`.
  open var actions: [Selector: ActionMethod] { [:] }

  /// Whether the class has the action, else whether the next responder can perform it (RC-21).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    actions[action] != nil || (next?.canPerformAction(action, withSender: sender) ?? false)
  }

  /// This responder if it has the action and wants to perform it, else what the next one answers (RC-22).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    climb(to: action, from: sender)
  }

  /// Who watches what this responder does with `touches`; the touches need be asked only where the responder itself
  /// does not know.
  func observation(for touches: Set<UITouch>) -> PipelineObservation? { touches.first?.window?.observation }

  /// The window whose first responder this can be.
  var responderWindow: UIWindow? { nil }
}

extension Set<UITouch> {
  /// A set has no order; whatever has an effect runs over this.
  var inOrderOfArrival: [UITouch] { count == 1 ? Array(self) : sorted { $0.serial < $1.serial } }
}
