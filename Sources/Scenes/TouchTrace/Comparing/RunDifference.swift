import Scenes
import UIKit

/// The difference between two scenes under the same touches: the step at which the runs part, and what follows from it.
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
    case hit, chain, handled, phases, times, gestures, actions
  }

  /// Nil if both runs are the same.
  package init?(_ one: Trace, _ other: Trace) {
    let own = one.steps.map { TraceText.line(of: $0) }, others = other.steps.map { TraceText.line(of: $0) }
    let common = zip(own, others).prefix { $0 == $1 }.count
    guard common < own.count || common < others.count else { return nil }
    let count = max(one.sequenceStarts.count, other.sequenceStarts.count)
    self.init(
      at: common, one, other, (0..<count).flatMap { RunDifference.consequences(ofTouch: $0, one, other) })
  }

  /// - Parameter common: the number of steps before the first that differs.
  init(at common: Int, _ one: Trace, _ other: Trace, _ consequences: [Consequence]) {
    (step, self.consequences) = (common + 1, consequences)
    let lines = [one, other].map { trace in
      common < trace.steps.count ? TraceText.line(of: trace.steps[common]) : nil
    }
    (first, second) = (lines[0], lines[1])
  }

  /// Returns what differs in the results of a touch sequence.
  static func consequences(ofTouch index: Int, _ one: Trace, _ other: Trace) -> [Consequence] {
    let left = one.touch(index), right = other.touch(index)
    return Topic.allCases.compactMap { topic in
      let (first, second) = (left?.text(of: topic), right?.text(of: topic))
      // Other phases have other times.
      if topic == .times, left?.text(of: .phases) != right?.text(of: .phases) { return nil }
      return first == second ? nil : Consequence(touch: index + 1, topic: topic, first: first, second: second)
    }
  }
}

extension Trace {
  /// Returns a touch sequence up to its end; nil if there are not so many.
  fileprivate func touch(_ index: Int) -> TraceSegment? {
    guard sequenceStarts.indices.contains(index) else { return nil }
    return TraceSegment(ofTouchAt: sequence(at: sequenceStarts[index] + 1).upperBound, in: self)
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
    case .times: deliveryTimes.joinedUnlessEmpty
    case .gestures: gestures.map(\.value.description).joinedUnlessEmpty
    case .actions: actions.map(\.value.description).joinedUnlessEmpty
    }
  }
}

extension TraceSegment {
  /// When the hit-test view received its touches, but for moves, in milliseconds since the touch began: `pad began 750 ms`.
  fileprivate var deliveryTimes: [String] {
    guard let start = steps.first.map({ trace.steps[$0].time }), case .view(let view)? = hit?.value else { return [] }
    return located { kind -> String? in
      guard case .deliver(let phase, view, _) = kind, phase != .moved, phase != .stationary else { return nil }
      return "\(view) \(phase.name)"
    }.map { "\($0.value) \(trace.steps[$0.step - 1].time - start) ms" }
  }
}

extension [String] {
  fileprivate var joinedUnlessEmpty: String? { isEmpty ? nil : joined(separator: ", ") }
}
