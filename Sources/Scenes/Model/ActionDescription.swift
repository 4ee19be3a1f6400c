/// What a control sends when an event happens to it, written `touchUpInside open` or `touchUpInside open to ViewController`.
nonisolated public struct ActionDescription: Equatable, Sendable {
  public var event: ControlEvent
  public var message: MessageDescription
}

/// An action and where it goes, written `open`, `open to ViewController` or `open to nil`.
nonisolated public struct MessageDescription: Equatable, Sendable {
  nonisolated public enum Target: Equatable, Sendable {
    /// A closure, or an object that nobody sees.
    case closure
    /// A responder or a target of the scene, by name. It has the action.
    case object(String)
    /// Whoever has the action, up the responder chain.
    case chain
  }

  /// The name of the action, as a selector would be written.
  public var action: String
  public var target: Target
}

/// The events of a control under the names of `UIControl.Event`.
nonisolated public enum ControlEvent: String, CaseIterable, Sendable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
}
