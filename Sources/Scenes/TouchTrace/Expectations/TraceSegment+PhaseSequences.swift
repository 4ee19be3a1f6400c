import Scenes
import UIKit

extension TraceSegment {
  /// The phases that the views of touches received; each sequence with its first step.
  package var phases: [Located<PhaseSequence<Input.Phase>>] {
    phaseSequences(
      steps.compactMap { index in
        guard case .deliver(let phase, let view, _) = trace.steps[index].kind, !isForwarded(trace.steps[index]),
          let phase = Input.Phase(phase)
        else { return nil }
        return Located(value: PhaseSequence(view, [phase]), step: index + 1)
      })
  }

  /// The states of recognizers; each sequence with its first step.
  package var gestures: [Located<PhaseSequence<GestureState>>] {
    phaseSequences(
      located { kind -> PhaseSequence<GestureState>? in
        guard case .gesture(.changes(let recognizer, from: _, to: let state, _)) = kind else { return nil }
        return GestureState(state).map { PhaseSequence(recognizer, [$0]) }
      })
  }

  /// Whether the touches were passed to the responder by another one.
  private func isForwarded(_ step: TraceStep) -> Bool {
    guard let parent = step.parent, case .deliver = trace.steps[parent].kind else { return false }
    return true
  }

  /// Joins the pieces with the same name.
  private func phaseSequences<Step>(_ pieces: [Located<PhaseSequence<Step>>]) -> [Located<PhaseSequence<Step>>] {
    var phaseSequences: [PhaseSequence<Step>] = []
    var starts: [Int] = []
    for piece in pieces {
      for step in piece.value.steps { phaseSequences.note(piece.value.name, step) }
      if phaseSequences.count > starts.count { starts.append(piece.step) }
    }
    return zip(phaseSequences, starts).map { Located(value: $0, step: $1) }
  }
}

extension Input.Phase {
  /// Nil for a phase that fingers do not report.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }
}

extension GestureState {
  /// Nil for `possible`, the initial state.
  fileprivate init?(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: return nil
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
