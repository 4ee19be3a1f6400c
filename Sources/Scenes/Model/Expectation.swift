/// What must be true at a mark of the script, about all that happened since the mark before it.
///
/// Only what is written is checked. Hit and order speak of the last hit-test pass, the chain of the last `touchesBegan`.
nonisolated public struct Expectation: Equatable, Sendable {
  /// The name of a mark, or `end`.
  public var mark: String
  /// The variant that it speaks of; without one, the default.
  public var variant: String?
  public var hit: Hit?
  /// The views that were asked, in the order of asking.
  public var order: [Question]?
  /// Views that were not asked.
  public var notAsked: [String]
  /// The responders that received `touchesBegan`, in order.
  public var chain: [String]?
  public var handled: Handler?
  /// What the views that own touches were told, view by view; what went up the chain from there is not meant.
  public var phases: [Course<Input.Phase>]?
  /// The states that recognizers came to, recognizer by recognizer; going back to possible is not one.
  public var gestures: [Course<GestureState>]?
  /// What controls and recognizers sent, in order.
  public var actions: [SentAction]?
  /// Lines of the trace that must occur, in this order.
  public var trace: [String]
  /// Where it stands in the file; 0 when it does not come from one.
  public var line: Int

  /// The mark after the last input.
  public static let end = "end"
}

nonisolated extension Expectation {
  /// Who the hit test found.
  nonisolated public enum Hit: Equatable, Sendable {
    case nobody
    case view(String)
  }

  /// Where the walk up the chain ended.
  nonisolated public enum Handler: Equatable, Sendable {
    /// At the end of the chain: nobody handled the touch (RC-10).
    case dropped
    case responder(String)
  }

  /// One view that was asked, and what it said; written as its name with a sign behind: `C-`.
  nonisolated public struct Question: Equatable, Sendable {
    public var view: String
    public var answer: Answer
  }

  /// The answer of a view that was asked.
  nonisolated public enum Answer: String, CaseIterable, Sendable {
    case inside = "+"
    case outside = "-"
    /// A gate is closed: the view was passed over without `point(inside:)` (HT-01).
    case skipped = "/"
    /// The view's own `hitTest` override answered.
    case overridden = "~"
  }
}

nonisolated extension Expectation.Question: CustomStringConvertible {
  public var description: String { view + answer.rawValue }
}

nonisolated extension Expectation.Hit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nobody: "none"
    case .view(let name): name
    }
  }
}

nonisolated extension Expectation.Handler: CustomStringConvertible {
  public var description: String {
    switch self {
    case .dropped: "dropped"
    case .responder(let name): name
    }
  }
}
