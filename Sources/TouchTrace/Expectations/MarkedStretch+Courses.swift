import Scenes
import UIKit

extension MarkedStretch {
  /// What the views that own touches were told; each course with the step that it began with.
  package var phases: [Fact<Course<Input.Phase>>] {
    courses(
      steps.compactMap { index in
        guard case .deliver(let phase, let view, _) = trace.steps[index].kind, !isForwarded(trace.steps[index]),
          let phase = Input.Phase(phase)
        else { return nil }
        return Fact(value: Course(view, [phase]), step: index + 1)
      })
  }

  /// The states that recognizers came to.
  package var gestures: [Fact<Course<GestureState>>] {
    courses(
      facts { kind -> Course<GestureState>? in
        guard case .gesture(.changes(let recognizer, from: _, to: let state, _)) = kind else { return nil }
        return GestureState(state).map { Course(recognizer, [$0]) }
      })
  }

  /// Whether the responder hears of it from another one.
  private func isForwarded(_ step: TraceStep) -> Bool {
    guard let parent = step.parent, case .deliver = trace.steps[parent].kind else { return false }
    return true
  }

  /// Joins the courses of one name.
  private func courses<Step>(_ pieces: [Fact<Course<Step>>]) -> [Fact<Course<Step>>] {
    var courses: [Course<Step>] = []
    var starts: [Int] = []
    for piece in pieces {
      for step in piece.value.steps { courses.note(piece.value.name, step) }
      if courses.count > starts.count { starts.append(piece.step) }
    }
    return zip(courses, starts).map { Fact(value: $0, step: $1) }
  }
}

extension Input.Phase {
  /// Nil for what no finger reports.
  fileprivate init?(_ phase: UITouch.Phase) {
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
  /// Nil for possible, from which all begins.
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
