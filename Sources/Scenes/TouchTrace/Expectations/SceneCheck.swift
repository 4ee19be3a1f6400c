import Scenes
import UIKit

/// Plays a scene in one of its variants and compares its trace with its expectations.
@MainActor package enum SceneCheck {
  /// - Parameter variant: nil for the default variant.
  /// - Returns: the failures in the order of the file; empty if all expectations are met.
  package static func failures(of scene: Scene, variant: Variant? = nil) -> [ExpectationFailure] {
    let variant = variant ?? scene.variant() ?? .unchanged
    let expectations = expectations(of: scene, in: variant)
    guard !expectations.isEmpty else { return [] }
    let playback = Playback(scene, variant: variant)
    playback.playScript()
    return expectations.flatMap { check($0, in: playback.trace) }
  }

  /// Returns the expectations for one variant. An expectation without a variant is for the default one.
  static func expectations(of scene: Scene, in variant: Variant) -> [Expectation] {
    let isDefault = variant.name == scene.variant()?.name
    return scene.expectations.filter { $0.variant.map { $0 == variant.name } ?? isDefault }
  }

  private static func check(_ expectation: Expectation, in trace: Trace) -> [ExpectationFailure] {
    guard let segment = TraceSegment(of: trace, at: expectation.mark) else {
      return [
        ExpectationFailure(expectation, .mark, expected: "a mark of that name", actual: "not reached by the script")
      ]
    }
    return ExpectationCheck(expectation: expectation, segment: segment).failures
  }
}

/// A difference between a scene's expectation and its trace.
package struct ExpectationFailure: Equatable, Sendable {
  /// The key of the expectation in the scene file.
  enum Topic: String, Sendable {
    case mark, hit, order, notAsked, chain, handled, phases, gestures, actions, trace
  }

  package var mark: String
  var topic: Topic
  var expected: String
  var actual: String
  /// The number of the first step that differs, from 1; nil if there is none.
  var step: Int?
  /// The difference at that step.
  var difference: String?
  /// The line of the expectation in the scene file; 0 for an expectation that is not from a file.
  package var line: Int

  init(
    _ expectation: Expectation, _ topic: Topic, expected: String, actual: String, step: Int? = nil,
    difference: String? = nil
  ) {
    self.mark = expectation.mark
    self.topic = topic
    self.expected = expected
    self.actual = actual
    self.step = step
    self.difference = difference
    self.line = expectation.line
  }
}

extension ExpectationFailure: CustomStringConvertible {
  /// `order at B: expected W+ A+ C- B+, was W+ A+ C+ E+; first difference at step 9: C- expected, was C+`.
  package var description: String {
    let place =
      switch (step, difference) {
      case (let step?, let difference?): "; first difference at step \(step): \(difference)"
      case (let step?, nil): ", at step \(step)"
      case (nil, let difference?): "; \(difference)"
      case (nil, nil): ""
      }
    return "\(topic.rawValue) at \(mark): expected \(expected), was \(actual)\(place)"
  }
}
