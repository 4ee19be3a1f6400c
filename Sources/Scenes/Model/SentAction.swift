nonisolated extension Expectation {
  /// An action that was sent, written `button touchUpInside` or, of a recognizer, `tap`; with the name of the action
  /// behind (`button touchUpInside open`), and with `to` and its receiver, or without.
  nonisolated public struct SentAction: Equatable, Sendable {
    /// A control, a recognizer, or a cell that was selected.
    public var sender: String
    /// Nil for a recognizer or a cell.
    public var event: ControlEvent?
    /// Nil where an expectation leaves it open.
    public var action: String?
    /// Nil where an expectation leaves it open.
    public var receiver: Receiver?

    public init(sender: String, event: ControlEvent?, action: String?, receiver: Receiver? = nil) {
      self.sender = sender
      self.event = event
      self.action = action
      self.receiver = receiver
    }

    /// Whether what was sent is what is expected here.
    public func matches(_ sent: SentAction) -> Bool {
      sender == sent.sender && event == sent.event && (action == nil || action == sent.action)
        && (receiver == nil || receiver == sent.receiver)
    }
  }

  /// Who got an action.
  nonisolated public enum Receiver: Equatable, Sendable {
    /// No object of the scene: it was a closure, or nobody was found. Written `to nil`.
    case nobody
    case object(String)
  }
}

nonisolated extension Expectation.SentAction: CustomStringConvertible {
  public var description: String {
    let words = [sender] + (event.map { [$0.rawValue] } ?? []) + (action.map { [$0] } ?? [])
    return words.joined(separator: " ") + (receiver.map { " to \($0)" } ?? "")
  }
}

nonisolated extension Expectation.Receiver: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nobody: "nil"
    case .object(let name): name
    }
  }
}

nonisolated extension Expectation.SentAction {
  /// Whether it is the same again, as with a drag: a run of these counts as one.
  public func repeats(_ previous: Expectation.SentAction?) -> Bool { self == previous && event?.isDrag ?? true }
}

nonisolated extension ControlEvent {
  fileprivate var isDrag: Bool { self == .touchDragInside || self == .touchDragOutside || self == .valueChanged }
}
