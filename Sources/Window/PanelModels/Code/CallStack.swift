import Scenes
import TouchTrace
import UIKit

/// A function that has been called and has not returned, from the trace.
package struct CallFrame: Equatable {
  package enum Function: Equatable {
    /// A view is asked `hitTest`.
    case hitTest(CGPoint)
    /// A responder's `touches…` method.
    case touches(UITouch.Phase, fingers: [Int])
    case sendEvent(UITouch.Phase?)
    /// The application takes an event from its queue.
    case queue
    /// A control sends an action.
    case action(String)
  }

  package var function: Function
  /// The object that the function belongs to.
  package var receiver: String
  /// The step of the call, as an index into the trace.
  package var step: Int
}

extension Trace {
  /// Returns the calls that are running at the step that happened last, innermost first. A call that returns in this
  /// step counts.
  package func callStack(at cursor: Int) -> [CallFrame] {
    guard cursor > 0, cursor <= steps.count else { return [] }
    var frames: [CallFrame] = []
    var index: Int? = call(returningAt: cursor - 1) ?? cursor - 1
    while let step = index {
      if let frame = frame(at: step) { frames.append(frame) }
      index = steps[step].parent
    }
    return frames
  }

  /// Returns the step of the question that the step at `index` answers.
  private func call(returningAt index: Int) -> Int? {
    guard case .returned(let view, _) = steps[index].kind else { return nil }
    return steps[..<index].lastIndex { step in
      guard step.depth == steps[index].depth, case .ask(view, _, _) = step.kind else { return false }
      return true
    }
  }

  /// Returns the call that a step is; nil for other steps.
  package func frame(at index: Int) -> CallFrame? {
    let kind = steps[index].kind
    if case .ask(let view, _, let point) = kind {
      return CallFrame(function: .hitTest(point), receiver: view, step: index)
    } else if case .deliver(let phase, let responder, let fingers) = kind {
      return CallFrame(function: .touches(phase, fingers: fingers), receiver: responder, step: index)
    } else if case .sendEvent(let responder) = kind {
      return CallFrame(function: .sendEvent(phase(around: index)), receiver: responder, step: index)
    } else if case .event = kind {
      return CallFrame(function: .queue, receiver: Scene.applicationName, step: index)
    } else if case .action(let sender, let name, _, _, _) = kind {
      return CallFrame(function: .action(name), receiver: sender, step: index)
    }
    return nil
  }

  /// Returns the phase of the event that contains the step.
  private func phase(around index: Int) -> UITouch.Phase? {
    var step: Int? = index
    while let current = step {
      if case .event(let reports) = steps[current].kind { return reports.first?.phase }
      step = steps[current].parent
    }
    return nil
  }
}
