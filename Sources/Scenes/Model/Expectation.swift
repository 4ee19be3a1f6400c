/// What must be true at a mark of the script, about all that happened since the mark before it.
///
/// Only what is written is checked. Hit and order speak of the last hit-test pass, the chain of the last `touchesBegan`.
package struct Expectation: Equatable, Sendable {
  /// The name of a mark, or `end`.
  package var mark: String
  /// The variant that it speaks of; without one, the default.
  package var variant: String?
  package var hit: Hit?
  /// The views that were asked, in the order of asking.
  package var order: [Question]?
  /// Views that were not asked.
  package var notAsked: [String]
  /// The responders that received `touchesBegan`, in order.
  package var chain: [String]?
  package var handled: Handler?
  /// What the views that own touches were told, view by view; what went up the chain from there is not meant.
  package var phases: [PhaseSequence<Input.Phase>]?
  /// The states that recognizers came to, recognizer by recognizer; going back to possible is not one.
  package var gestures: [PhaseSequence<GestureState>]?
  /// What controls and recognizers sent, in order.
  package var actions: [SentAction]?
  /// Lines of the trace that must occur, in this order.
  package var trace: [String]
  /// Where it stands in the file; 0 when it does not come from one.
  package var line: Int

  /// The mark after the last input.
  package static let end = "end"
}

extension Expectation {
  /// Who the hit test found.
  package enum Hit: Equatable, Sendable {
    case nobody
    case view(String)
  }

  /// Where the walk up the chain ended.
  package enum Handler: Equatable, Sendable {
    /// At the end of the chain: nobody handled the touch (RC-10).
    case dropped
    case responder(String)
  }

  /// One view that was asked, and what it said; written as its name with a sign behind: `C-`.
  package struct Question: Equatable, Sendable {
    var view: String
    var answer: Answer
  }

  /// The answer of a view that was asked.
  package enum Answer: String, CaseIterable, Sendable {
    case inside = "+"
    case outside = "-"
    /// A gate is closed: the view was passed over without `point(inside:)` (HT-01).
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
