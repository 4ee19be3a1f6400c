/// Conditions on what happens between a mark of the script and the mark before it.
///
/// Only the conditions of a scene file are tested. `hit` and `order` are about the last hit-test pass, `chain` and
/// `handled` about the last `touchesBegan`.
package struct Expectation: Equatable, Sendable {
  /// The name of a mark, or `end`.
  package var mark: String
  /// The variant in which the conditions must hold; nil is the default.
  package var variant: String?
  package var hit: Hit?
  /// The views that were asked, in the order of asking.
  package var order: [Question]?
  /// Views that were not asked.
  package var notAsked: [String]
  /// The responders that received `touchesBegan`, in order.
  package var chain: [String]?
  package var handled: Handler?
  /// The phases that each hit-test view received, without the phases of the responders above it.
  package var phases: [PhaseSequence<Input.Phase>]?
  /// The states that each recognizer came to, without the reset to possible.
  package var gestures: [PhaseSequence<GestureState>]?
  /// The actions that controls and recognizers sent, in order.
  package var actions: [SentAction]?
  /// Lines that the trace has in this order.
  package var trace: [String]
  /// The line of the file; 0 for an expectation that is not from a file.
  package var line: Int

  /// The mark after the last input.
  package static let end = "end"
}

extension Expectation {
  /// The result of a hit test.
  package enum Hit: Equatable, Sendable {
    case nobody
    case view(String)
  }

  /// The end of the walk up the responder chain.
  package enum Handler: Equatable, Sendable {
    /// The end of the chain: no responder handled the touch (RC-10).
    case dropped
    case responder(String)
  }

  /// A view that the hit test asked, and its answer, written as the name and a sign: `C-`.
  package struct Question: Equatable, Sendable {
    var view: String
    var answer: Answer
  }

  /// The answer of a view that the hit test asked.
  package enum Answer: String, CaseIterable, Sendable {
    case inside = "+"
    case outside = "-"
    /// A gate is closed: the view was skipped without `point(inside:)` (HT-01).
    case skipped = "/"
    /// The view's own `hitTest` override answered.
    case overridden = "~"
  }
}

extension Expectation.Question: CustomStringConvertible {
  package var description: String { view + answer.rawValue }
}

extension Expectation.Hit: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nobody: "none"
    case .view(let name): name
    }
  }
}

extension Expectation.Handler: CustomStringConvertible {
  package var description: String {
    switch self {
    case .dropped: "dropped"
    case .responder(let name): name
    }
  }
}

extension Expectation {
  /// Whether there is any condition. An expectation without one is always met.
  package var hasConditions: Bool {
    let single = hit != nil || order != nil || chain != nil || handled != nil
    return single || phases != nil || gestures != nil || actions != nil || !notAsked.isEmpty || !trace.isEmpty
  }
}
