/// What became of one thing, step by step, written `view1 began cancelled`.
package struct PhaseSequence<Step: PhaseStep>: Equatable, Sendable {
  package var name: String
  package var steps: [Step]

  package init(_ name: String, _ steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}

extension PhaseSequence: CustomStringConvertible {
  package var description: String { ([name] + steps.map(\.rawValue)).joined(separator: " ") }
}

/// A step of a course.
package protocol PhaseStep: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// Whether it comes in runs, as moves do; a run counts as one step.
  var comesInRuns: Bool { get }
}

extension Array {
  /// Adds a step to the course of that name; courses stand in the order in which they began.
  package mutating func note<Step>(_ name: String, _ step: Step) where Element == PhaseSequence<Step> {
    guard let index = firstIndex(where: { $0.name == name }) else { return append(PhaseSequence(name, [step])) }
    if self[index].steps.last != step || !step.comesInRuns { self[index].steps.append(step) }
  }
}

/// The states that a recognizer can come to from possible, under UIKit's names.
package enum GestureState: String, PhaseStep {
  case began, changed, ended, cancelled, failed

  package var comesInRuns: Bool { self == .changed }
}

extension Input.Phase: PhaseStep {
  package var comesInRuns: Bool { self == .moved }
}
