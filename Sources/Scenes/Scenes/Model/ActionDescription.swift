/// The action that a control sends for an event, written `touchUpInside open` or `touchUpInside open to ViewController`.
package struct ActionDescription: Equatable, Sendable {
  package var event: ControlEvent
  package var message: MessageDescription

  package init(event: ControlEvent, message: MessageDescription) { (self.event, self.message) = (event, message) }
}

/// An action and its target, written `open`, `open to ViewController` or `open to nil`.
package struct MessageDescription: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// A closure: no object of the scene.
    case closure
    /// The responder or target of this name. It has the action.
    case object(String)
    /// The first responder up the chain that has the action.
    case chain
  }

  /// The name of the action, as a selector.
  package var action: String
  package var target: Target

  package init(action: String, target: Target) { (self.action, self.target) = (action, target) }
}

/// The events of a control, named as in `UIControl.Event`.
package enum ControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
}
