extension Expectation {
  /// An action that was sent, written `button touchUpInside`, or `tap` for one of a recognizer. The name of the action
  /// and the receiver can follow: `button touchUpInside open to ViewController`.
  package struct SentAction: Equatable, Sendable {
    /// The name of a control, of a recognizer, or of a cell that was selected.
    var sender: String
    /// Nil for recognizers and cells.
    var event: ControlEvent?
    /// Nil if an expectation has no condition on it.
    var action: String?
    /// Nil if an expectation has no condition on it.
    package var receiver: Receiver?

    package init(sender: String, event: ControlEvent?, action: String?, receiver: Receiver? = nil) {
      self.sender = sender
      self.event = event
      self.action = action
      self.receiver = receiver
    }

    /// Whether an action that was sent meets this expectation.
    package func matches(_ sent: SentAction) -> Bool {
      sender == sent.sender && event == sent.event && (action == nil || action == sent.action)
        && (receiver == nil || receiver == sent.receiver)
    }
  }

  /// The object that performed an action.
  package enum Receiver: Equatable, Sendable {
    /// No object of the scene: a closure performed it, or no object did. Written `to nil`.
    case nobody
    case object(String)
  }
}

extension Expectation.SentAction: CustomStringConvertible {
  package var description: String {
    let words = [sender] + (event.map { [$0.rawValue] } ?? []) + (action.map { [$0] } ?? [])
    return words.joined(separator: " ") + (receiver.map { " to \($0)" } ?? "")
  }
}

extension Expectation.Receiver: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nobody: "nil"
    case .object(let name): name
    }
  }
}

extension Expectation.SentAction {
  /// Whether this action repeats the previous one as a drag does. A run of these counts as one action.
  package func repeats(_ previous: Expectation.SentAction?) -> Bool { self == previous && event?.isDrag ?? true }
}

extension ControlEvent {
  fileprivate var isDrag: Bool { self == .touchDragInside || self == .touchDragOutside || self == .valueChanged }
}
