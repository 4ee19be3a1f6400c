/// What a control sends when an event happens to it, written `touchUpInside open` or `touchUpInside open to ViewController`.
package struct ActionDescription: Equatable, Sendable {
  package var event: ControlEvent
  package var message: MessageDescription
}

/// An action and where it goes, written `open`, `open to ViewController` or `open to nil`.
package struct MessageDescription: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// A closure, or an object that nobody sees.
    case closure
    /// A responder or a target of the scene, by name. It has the action.
    case object(String)
    /// Whoever has the action, up the responder chain.
    case chain
  }

  /// The name of the action, as a selector would be written.
  package var action: String
  package var target: Target
}

/// The events of a control under the names of `UIControl.Event`.
package enum ControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
}
