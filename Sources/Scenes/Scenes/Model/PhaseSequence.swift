/// The phases of one view's touches, or the states of one recognizer, written `view1 began cancelled`.
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

/// A phase of a touch or a state of a recognizer.
package protocol PhaseStep: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// Whether a run of equal steps counts as one, as it does for moves.
  var countsOnceInRow: Bool { get }
}

extension Array {
  /// Adds a step to the sequence of a name. Sequences are in the order of their first steps.
  package mutating func note<Step>(_ name: String, _ step: Step) where Element == PhaseSequence<Step> {
    guard let index = firstIndex(where: { $0.name == name }) else { return append(PhaseSequence(name, [step])) }
    if self[index].steps.last != step || !step.countsOnceInRow { self[index].steps.append(step) }
  }
}

/// The states of a recognizer after possible, under UIKit's names.
package enum GestureState: String, PhaseStep {
  case began, changed, ended, cancelled, failed

  package var countsOnceInRow: Bool { self == .changed }
}

extension Input.Phase: PhaseStep {
  package var countsOnceInRow: Bool { self == .moved }
}
