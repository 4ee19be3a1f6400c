extension Expectation {
  /// An action that was sent, written `button touchUpInside` or, of a recognizer, `tap`; with the name of the action
  /// behind (`button touchUpInside open`), and with `to` and its receiver, or without.
  package struct SentAction: Equatable, Sendable {
    /// A control, a recognizer, or a cell that was selected.
    var sender: String
    /// Nil for a recognizer or a cell.
    var event: ControlEvent?
    /// Nil where an expectation leaves it open.
    var action: String?
    /// Nil where an expectation leaves it open.
    package var receiver: Receiver?

    package init(sender: String, event: ControlEvent?, action: String?, receiver: Receiver? = nil) {
      self.sender = sender
      self.event = event
      self.action = action
      self.receiver = receiver
    }

    /// Whether what was sent is what is expected here.
    package func matches(_ sent: SentAction) -> Bool {
      sender == sent.sender && event == sent.event && (action == nil || action == sent.action)
        && (receiver == nil || receiver == sent.receiver)
    }
  }

  /// Who got an action.
  package enum Receiver: Equatable, Sendable {
    /// No object of the scene: it was a closure, or nobody was found. Written `to nil`.
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
  /// Whether it is the same again, as with a drag: a run of these counts as one.
  package func repeats(_ previous: Expectation.SentAction?) -> Bool { self == previous && event?.isDrag ?? true }
}

extension ControlEvent {
  fileprivate var isDrag: Bool { self == .touchDragInside || self == .touchDragOutside || self == .valueChanged }
}
