import Scenes

/// How one hand's run differs on two scenes: the step at which the runs part, and what follows from it.
///
/// The steps are compared as lines of the trace, so that a plain diff of the two traces finds the same line first.
package struct RunDifference: Codable, Equatable, Sendable {
  /// The number of the first step that differs, from 1.
  package var step: Int
  /// The line of that step in each run; nil where the run has ended.
  package var first: String?
  package var second: String?
  /// The results of the touches that differ, touch by touch.
  package var consequences: [Consequence]

  /// A result of a touch that is not the same in both runs.
  package struct Consequence: Codable, Equatable, Sendable {
    /// The number of the touch sequence, from 1.
    package var touch: Int
    package var topic: Topic
    /// The result in each run; nil if there is none.
    package var first: String?
    package var second: String?
  }

  /// The results of a touch.
  package enum Topic: String, Codable, CaseIterable, Sendable {
    case hit, chain, handled, phases, gestures, actions
  }

  /// Nil if both runs are the same.
  package init?(_ one: Trace, _ other: Trace) {
    let own = one.steps.map { TraceText.line(of: $0) }, others = other.steps.map { TraceText.line(of: $0) }
    let common = zip(own, others).prefix { $0 == $1 }.count
    guard common < own.count || common < others.count else { return nil }
    (step, first, second) = (
      common + 1, own.indices.contains(common) ? own[common] : nil,
      others.indices.contains(common) ? others[common] : nil
    )
    let touches = (one.touches, other.touches)
    consequences = (0..<max(touches.0.count, touches.1.count)).flatMap { index -> [Consequence] in
      let left = touches.0.indices.contains(index) ? touches.0[index] : nil
      let right = touches.1.indices.contains(index) ? touches.1[index] : nil
      return Topic.allCases.compactMap { topic in
        let (first, second) = (left?.text(of: topic), right?.text(of: topic))
        return first == second ? nil : Consequence(touch: index + 1, topic: topic, first: first, second: second)
      }
    }
  }
}

extension Trace {
  /// The touch sequences, each up to its end.
  fileprivate var touches: [TraceSegment] {
    sequenceStarts.map { TraceSegment(ofTouchAt: sequence(at: $0 + 1).upperBound, in: self) }
  }
}

extension TraceSegment {
  /// Returns a result as an expectation of a scene file writes it; nil if there is none.
  fileprivate func text(of topic: RunDifference.Topic) -> String? {
    switch topic {
    case .hit: hit?.value.description
    case .chain: chain.map(\.value).joinedUnlessEmpty
    case .handled: handler?.value.description
    case .phases: phases.map(\.value.description).joinedUnlessEmpty
    case .gestures: gestures.map(\.value.description).joinedUnlessEmpty
    case .actions: actions.map(\.value.description).joinedUnlessEmpty
    }
  }
}

extension [String] {
  fileprivate var joinedUnlessEmpty: String? { isEmpty ? nil : joined(separator: ", ") }
}
