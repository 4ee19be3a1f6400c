import ScenePicture
import TouchTrace
import UIKit

/// The life of a recognizer in the touch sequence at the cursor.
struct RecognizerLife: Equatable {
  /// The states that it had, each with the time at which it began, in milliseconds from the start of the sequence.
  var states: [State] = []
  /// The fingers that it received, and has not let go.
  var fingers: [Int] = []
  /// The recognizer that must fail first, while it waits.
  var waitsFor: String?
  /// The step that says why it did not recognize.
  var reason: Int?
  /// Whether it takes part in the sequence.
  var attends = false

  /// A state and when it began.
  struct State: Equatable {
    var state: UIGestureRecognizer.State
    var time: Int
  }

  init(of name: String, in display: DisplayState) {
    let steps = display.stepsOfSequence
    guard let first = steps.first else { return }
    let start = display.trace.steps[first].time
    for index in steps {
      let step = display.trace.steps[index]
      guard case .gesture(let gesture) = step.kind else { continue }
      follow(gesture, at: index, step.time - start, name)
    }
  }

  private mutating func follow(_ step: GestureStep, at index: Int, _ time: Int, _ name: String) {
    switch step {
    case .attends(name, let finger):
      if states.isEmpty { states = [State(state: .possible, time: time)] }
      if !fingers.contains(finger) { fingers.append(finger) }
      attends = true
    case .letsGo(name, let finger): fingers.removeAll { $0 == finger }
    case .asked(.shouldReceiveTouch(name, _), _, false): reason = index
    case .verdict(name, .waits(let other)): waitsFor = other
    case .verdict(name, .fails): (reason, waitsFor) = (index, nil)
    case .verdict(name, .granted): waitsFor = nil
    case .changes(name, _, let state, let cause):
      waitsFor = nil
      if cause == .reset { return }
      if states.last?.state != state { states.append(State(state: state, time: time)) }
      if state == .failed || state == .cancelled {
        if case .failed = cause { return }
        reason = index
      }
    case .attends, .letsGo, .asked, .verdict, .changes, .sees: break
    }
  }

  /// The state at the cursor.
  var state: UIGestureRecognizer.State { states.last?.state ?? .possible }

  /// Whether it recognized, also if it was cancelled after that.
  var hasRecognized: Bool { states.contains { $0.state == .began || $0.state == .ended } }
}
