/// An object that receives events: a view, a view controller, a window, the application or its delegate. As Apple's,
/// except: methods called by name are listed in `actionMethods`, and there are no keyboard, no focus and no assistive
/// technology.
///
/// It inherits from `NSObject`, as on iOS. Equality, hashing and `NSObjectProtocol` of delegates therefore need no code
/// here, and `override init()` and `required init?(coder:)` of sources written for iOS compile. As on iOS, a subclass
/// cannot override `description` on the main actor.
@preconcurrency @MainActor open class UIResponder: NSObject, ActionPerforming, KeyedPropertyTelling {
  /// A responder without a next responder.
  public override init() { super.init() }

  // Explicit, because in this module the compiler isolates a synthesized deinit; see `deallocating`.
  deinit {}

  /// The responder to which unhandled events are forwarded; nil by default (RC-01).
  open var next: UIResponder? { nil }

  // MARK: Touches

  // Documented (RC-08, RC-09): the default of each method calls the same method of the next responder, independently of
  // the other three. An override that does not call super ends the forwarding.

  /// Called with the touches that went down in this event.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !ReplacedMethods.replacesTouches else { return take(touches, in: .began, with: event) }
    forward(touches, in: .began, with: event)
  }

  /// Called with the touches whose location or force changed.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !ReplacedMethods.replacesTouches else { return take(touches, in: .moved, with: event) }
    forward(touches, in: .moved, with: event)
  }

  /// Called with the touches that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !ReplacedMethods.replacesTouches else { return take(touches, in: .ended, with: event) }
    forward(touches, in: .ended, with: event)
  }

  /// Called with the touches that were cancelled: by a recognizer, by the system, or because the view left its window.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !ReplacedMethods.replacesTouches else { return take(touches, in: .cancelled, with: event) }
    forward(touches, in: .cancelled, with: event)
  }

  /// Called when estimated properties of the touches were corrected. Not forwarded.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Motion, presses, remote control

  // These go to the first responder; the defaults forward them up the responder chain (RC-11, RC-19, RC-20).

  /// A shake began. No event comes between began and ended (RC-19).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(motion, in: .began, with: event)
  }

  /// The shake ended.
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

  /// The force on a button changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .changed, with: event)
  }

  /// A button came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .ended, with: event)
  }

  /// The presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(presses, in: .cancelled, with: event)
  }

  /// A command of a headset or the lock screen; delivered only after `beginReceivingRemoteControlEvents()` (RC-20).
  open func remoteControlReceived(with event: UIEvent?) { forwardRemoteControl(event) }

  // MARK: First responder

  /// False by default (RC-13).
  open var canBecomeFirstResponder: Bool { false }

  /// True by default (RC-13).
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window, which receives motion, presses and remote control first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window; returns whether it is.
  ///
  /// Documented (RC-14): the current first responder is asked to resign and may refuse; then `canBecomeFirstResponder`
  /// is read. Only views in a window and their view controllers can become first responder (RC-15).
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Makes this responder resign; returns false if it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// The view shown instead of a keyboard while this is the first responder (RC-18), or while a responder below it in the
  /// chain is that has none (CO-04). It is at the bottom of the screen. Without one, no keyboard is shown.
  open var inputView: UIView? { nil }

  /// The controller whose view is shown if there is no `inputView`.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller whose view is shown if there is no `inputAccessoryView`.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The view shown above the keyboard while this is the first responder (RC-18), or while a responder below it in the
  /// chain is that has none (CO-04).
  open var inputAccessoryView: UIView? { nil }

  /// Reads `inputView` and `inputAccessoryView` again if this is the first responder (RC-18).
  open func reloadInputViews() { showInputViews() }

  /// Called when this is no longer the first responder, however that came.
  func stoppedBeingFirstResponder() {}

  /// The keys that perform actions of this responder. Never read, because the library has no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// That of the next responder; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The properties of the class with `@objc`, for `value(forKey:)` and `setValue(_:forKey:)`. Nil by default. Not in UIKit: sources that
  /// `touchstone` opens are completed.
  open var keyedProperties: [String: KeyedProperty]? { nil }

  // MARK: Actions

  /// The methods that can be called by name; see ``Selector``. Empty by default.
  open var actionMethods: [Selector: ActionMethod] { [:] }

  /// Whether this responder has the action, or the next responder can perform it (RC-21).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    method(for: action) != nil || (callNext(next) { $0.canPerformAction(action, withSender: sender) } ?? false)
  }

  /// Returns this responder if it can perform the action, or else the target of the next responder (RC-22).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    climb(to: action, from: sender)
  }

  // MARK: Restoring, which never happens: neither method is called

  /// Writes the state of the responder. Never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state of the responder. Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Assistive technology, which is not there: none of these is called

  /// Performs the element's main action; returns whether it did. Never called.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the element's value. Never called.
  open func accessibilityIncrement() {}
  /// Decreases the element's value. Never called.
  open func accessibilityDecrement() {}
  /// Dismisses what is presented; returns whether it did. Never called.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the application's main action; returns whether it did. Never called.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls in a direction; returns whether it did. Never called.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called on iOS when assistive technology reads the element. Never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called on iOS when assistive technology leaves the element. Never called here.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Editing, and others

  // The actions of an edit menu, which a menu does not have. Their defaults do nothing but for fields and text views.

  /// Cuts the selection of a field or a text view if its delegate allows it. Does nothing by default.
  open func cut(_ sender: Any?) {
    guard let editor = self as? any EditsText else { return }
    editor.copySelection()
    editor.deleteSelection()
  }
  /// Copies the selection of a field or a text view into the pasteboard. Does nothing by default.
  open func copy(_ sender: Any?) { (self as? any EditsText)?.copySelection() }
  /// Pastes into a field or a text view if its delegate allows it. Does nothing by default.
  open func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { (self as? any EditsText)?.replaceSelection(by: text) }
  }
  /// Selects what was pointed to. Does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects the whole text of a field or a text view. Does nothing by default.
  open func selectAll(_ sender: Any?) { (self as? any EditsText)?.selectWholeText() }
  /// Deletes the selection of a field or a text view if its delegate allows it. Does nothing by default.
  open func delete(_ sender: Any?) { (self as? any EditsText)?.deleteSelection() }
  /// Makes the text larger. Does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the text smaller. Does nothing by default.
  open func decreaseSize(_ sender: Any?) {}

  /// Called where a value is set that `addObserver(_:forKeyPath:options:context:)` observes, or after the turn in which it has
  /// changed, if its setter does not tell.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Focus, which the library does not have: see UIFocus.swift

  /// False: nothing is focused.
  open var isFocused: Bool { false }
  /// Whether the responder can be focused. Never read.
  open var canBecomeFocused: Bool { false }
  /// The environments that are focused first. Never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Has no effect; warns once.
  open func setNeedsFocusUpdate() { warnNotSupported("UIResponder.setNeedsFocusUpdate") }
  /// Has no effect; warns once.
  open func updateFocusIfNeeded() { warnNotSupported("UIResponder.updateFocusIfNeeded") }
  /// Whether the focus may move. Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called on iOS when the focus has moved. Never called here.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Called on iOS to go on with what a person did elsewhere. Never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The observation to which deliveries of `touches` to this responder are reported. Responders that do not store one
  /// take that of the touches' window.
  func observation(for touches: Set<UITouch>) -> PipelineObservation? { touches.first?.window?.observation }

  /// The observation of the application at the end of the chain, to which other calls of this responder are reported.
  var observationOfChain: PipelineObservation? { owningApplication?.observation }

  /// Whether what the responder receives is reported to the observer.
  final var isReported = true

  /// The window whose first responder this can become.
  var responderWindow: UIWindow? { nil }
}

extension Set<UITouch> {
  /// The touches in order of arrival. Every loop with an effect uses it, because a set has no defined order.
  package var inOrderOfArrival: [UITouch] { count == 1 ? Array(self) : sorted { $0.serial < $1.serial } }
}
